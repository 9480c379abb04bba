import { Combobox as Base } from '@base-ui/react/combobox'
import { useEffect, useState, type ComponentProps, type ReactNode, type RefObject, type UIEventHandler } from 'react'
import { popupClass } from '../overlays/popup-styles.ts'

/** Longer than between two letters, so that a screen reader is not interrupted by each of them. */
const foundAfterMs = 800

interface SearchListProps {
  /** The element around the field that contains the list. */
  box: RefObject<HTMLElement | null>
  /** Anchor of the list, if it is not the field itself. */
  anchor?: RefObject<HTMLElement | null>
  labelId?: string | undefined
  label?: string | undefined
  /** Text when nothing matches. */
  noMatch: string
  /** What screen readers hear once typing stops: how many options there are. */
  found: string
  /** Text above the options. */
  status?: ReactNode
  onScroll: UIEventHandler<HTMLElement>
  /** Classes for the width. */
  width: string
  /** Class for the maximum height. */
  height: string
  /** Renders an option, or a group if the options have headings. */
  children: ComponentProps<typeof Base.List>['children']
}

/** List of a searchable field. Not `Base.Popup`, which would hide the rest of the page from screen readers. */
export const SearchList = (props: SearchListProps) => {
  const { box, anchor, labelId, label, noMatch, found, status, onScroll, width, height, children } = props
  const [settled, setSettled] = useState(found)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(found), foundAfterMs)
    return () => clearTimeout(timer)
  }, [found])
  return (
    <Base.Portal container={box}>
      <Base.Positioner anchor={anchor} sideOffset={4} align="start" className="z-(--z-popup)">
        <div
          // Keeps the focus in the field when the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
          className={`${popupClass} ${width} overflow-hidden py-1`}
        >
          {status}
          <p role="status" className="sr-only">
            {settled}
          </p>
          <Base.Empty>
            <p className="px-3.5 py-2 text-ink-faint">{noMatch}</p>
          </Base.Empty>
          <Base.List
            aria-labelledby={labelId}
            aria-label={label}
            onScroll={onScroll}
            className={`${height} overflow-y-auto overscroll-contain outline-none data-empty:hidden`}
          >
            {children}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  )
}
