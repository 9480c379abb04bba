import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState, type FocusEventHandler, type Ref } from 'react'
import { ComboboxRow, type SearchOption } from './combobox-row.tsx'
import { controlLook, usableLook } from './control-look.ts'
import { useFieldIds, useFieldLabelId } from './field-ids.ts'
import { popupLook } from './popup-look.ts'
import { isNearEnd, isSame, keepOnEscape, matches, rowsAtOnce } from './searched.ts'

export interface ComboboxProps {
  options: readonly SearchOption[]
  /** Empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** What the list says when nothing matches. */
  noMatch: string
  /** At most so many options are listed at once. */
  limit?: number
  isDisabled?: boolean
  id?: string
  /** A name of its own, where it is not the field's main control. */
  label?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** Classes of the box around the field, such as a width. */
  className?: string
}

/** The option as it was, while it says the same: one that is merely made anew would put out what is being typed. */
const useSame = (option: SearchOption | null) => {
  const [kept, setKept] = useState(option)
  if (isSame(kept, option)) return kept
  setKept(option)
  return option
}

/** A choice of one that is found by typing. What was chosen stays until something else is; `ref` is the field. */
export const Combobox = (props: ComboboxProps) => {
  const { options, value, onChange, placeholder, noMatch, isDisabled, id, label, onBlur, ref, className = '' } = props
  const { limit = Infinity } = props
  const ids = useFieldIds({ id, label })
  const labelId = useFieldLabelId({ label })
  const box = useRef<HTMLDivElement>(null)
  const actions = useRef<Base.Root.Actions>(null)
  const chosen = options.findIndex((option) => option.value === value)
  const item = useSame(options[chosen] ?? null)
  const fewest = rowsAtOnce + Math.max(0, chosen)
  const [rows, setRows] = useState(fewest)
  return (
    <div ref={box} className={`relative ${className || 'w-full'}`}>
      <Base.Root
        items={options}
        value={item}
        isItemEqualToValue={isSame}
        onValueChange={(option) => option && onChange(option.value)}
        onOpenChange={(isOpen) => {
          setRows(fewest)
          if (!isOpen) actions.current?.unmount()
        }}
        actionsRef={actions}
        filter={matches}
        limit={Math.min(rows, limit)}
        autoHighlight
        disabled={isDisabled}
      >
        <Base.Input
          {...ids}
          ref={ref}
          placeholder={placeholder}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={keepOnEscape}
          onBlur={(event) => {
            actions.current?.close()
            onBlur?.(event)
          }}
          className={`${controlLook} ${usableLook} peer pr-11 text-ellipsis`}
        />
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint peer-disabled:opacity-50"
        />
        <Base.Portal container={box}>
          {/* No `Base.Popup`: it would hide the whole page from those who listen while the list is open. */}
          <Base.Positioner sideOffset={4} align="start" className="z-(--z-popup)">
            <div
              // The focus stays in the field, wherever the list is pressed.
              onMouseDown={(event) => event.preventDefault()}
              className={`${popupLook} w-max max-w-[min(26rem,var(--available-width))] min-w-(--anchor-width) overflow-hidden`}
            >
              <Base.Empty>
                <p className="px-3.5 py-3 text-ink-faint">{noMatch}</p>
              </Base.Empty>
              <Base.List
                aria-labelledby={labelId}
                aria-label={label}
                onScroll={({ currentTarget }) => {
                  if (isNearEnd(currentTarget) && rows < options.length) setRows(rows + rowsAtOnce)
                }}
                className="max-h-[min(var(--dropdown-list-max-height),var(--available-height))] overflow-y-auto overscroll-contain py-1 outline-none data-empty:hidden"
              >
                {(option: SearchOption) => <ComboboxRow key={option.value} option={option} />}
              </Base.List>
            </div>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  )
}
