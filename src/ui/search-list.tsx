import { Combobox as Base } from '@base-ui/react/combobox'
import type { ReactNode, RefObject, UIEventHandler } from 'react'
import type { SearchOption } from './combobox-row.tsx'
import { popupClass } from './popup-styles.ts'

interface SearchListProps {
  /** The box around the field, in which the list lies. */
  box: RefObject<HTMLElement | null>
  /** What the list hangs from, where it is not the field itself. */
  anchor?: RefObject<HTMLElement | null>
  labelId?: string | undefined
  label?: string | undefined
  /** What it says when nothing matches. */
  noMatch: string
  /** Said above the options. */
  status?: ReactNode
  onScroll: UIEventHandler<HTMLElement>
  /** Classes of its width. */
  width: string
  /** The class of its greatest height. */
  height: string
  children: (option: SearchOption) => ReactNode
}

/** The list below a field that is searched. No `Base.Popup`: it would hide the whole page from those who listen. */
export const SearchList = (props: SearchListProps) => {
  const { box, anchor, labelId, label, noMatch, status, onScroll, width, height, children } = props
  return (
    <Base.Portal container={box}>
      <Base.Positioner {...(anchor && { anchor })} sideOffset={4} align="start" className="z-(--z-popup)">
        <div
          // The focus stays in the field, wherever the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
          className={`${popupClass} ${width} overflow-hidden`}
        >
          {status}
          <Base.Empty>
            <p className="px-3.5 py-3 text-ink-faint">{noMatch}</p>
          </Base.Empty>
          <Base.List
            aria-labelledby={labelId}
            aria-label={label}
            onScroll={onScroll}
            className={`${height} overflow-y-auto overscroll-contain py-1 outline-none data-empty:hidden`}
          >
            {children}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  )
}
