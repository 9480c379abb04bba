import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState, type FocusEventHandler, type Ref } from 'react'
import { ComboboxRow, type SearchOption } from './combobox-row.tsx'
import { controlClass, enabledClass } from '../forms/control-styles.ts'
import { useFieldIds, useFieldLabelId } from '../forms/field-ids.ts'
import { SearchList } from './search-list.tsx'
import { isSame, keepOnEscape, matches, useIncrementalOptions } from './use-incremental-options.ts'

export interface ComboboxProps {
  options: readonly SearchOption[]
  /** Empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Text of the list when nothing matches. */
  noMatch: string
  isDisabled?: boolean
  id?: string
  /** Accessible name, if it is not the main control of its field. */
  label?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** Classes of the wrapper, such as a width. */
  className?: string
}

/** Keeps the identity of an unchanged option; a new object would discard what is being typed. */
const useSame = (option: SearchOption | null) => {
  const [kept, setKept] = useState(option)
  if (isSame(kept, option)) return kept
  setKept(option)
  return option
}

/** Single select with a search field. The selection stays until another option is selected; `ref` is the field. */
export const Combobox = (props: ComboboxProps) => {
  const { options, value, onChange, placeholder, noMatch, isDisabled, id, label, onBlur, ref, className = '' } = props
  const ids = useFieldIds({ id, label })
  const labelId = useFieldLabelId({ label })
  const box = useRef<HTMLDivElement>(null)
  const actions = useRef<Base.Root.Actions>(null)
  const chosen = options.findIndex((option) => option.value === value)
  const item = useSame(options[chosen] ?? null)
  const rows = useIncrementalOptions(options.length, chosen)
  return (
    <div ref={box} className={`relative ${className || 'w-full'}`}>
      <Base.Root
        items={options}
        value={item}
        isItemEqualToValue={isSame}
        onValueChange={(option) => option && onChange(option.value)}
        onOpenChange={(isOpen) => {
          rows.begin()
          if (!isOpen) actions.current?.unmount()
        }}
        actionsRef={actions}
        filter={matches}
        limit={rows.limit}
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
          // Base UI would filter only after the composition, which in Korean is one syllable late.
          onCompositionStart={(event) => event.preventBaseUIHandler()}
          onBlur={(event) => {
            actions.current?.close()
            onBlur?.(event)
          }}
          className={`${controlClass} ${enabledClass} peer pr-11 text-ellipsis`}
        />
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint peer-disabled:opacity-50"
        />
        <SearchList
          box={box}
          labelId={labelId}
          label={label}
          noMatch={noMatch}
          onScroll={rows.onScroll}
          width="w-max max-w-[min(26rem,var(--available-width))] min-w-(--anchor-width)"
          height="max-h-[min(var(--dropdown-list-max-height),var(--available-height))]"
        >
          {(option) => <ComboboxRow key={option.value} option={option} />}
        </SearchList>
      </Base.Root>
    </div>
  )
}
