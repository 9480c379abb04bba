import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, type FocusEventHandler, type Ref } from 'react'
import { controlLook, usableLook } from './control-look.ts'
import { useFieldIds, useFieldLabelId } from './field-ids.ts'
import { optionLook, popupLook } from './popup-look.ts'

export interface SearchOption {
  readonly value: string
  /** Shown in the list and, once chosen, in the field. */
  readonly label: string
  /** Other words by which it is found. */
  readonly keywords?: string
  /** Shown in the list beside the label. */
  readonly hint?: string
}

export interface ComboboxProps {
  options: readonly SearchOption[]
  /** Empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** What the list says when nothing matches. */
  noMatch: string
  isDisabled?: boolean
  id?: string
  /** A name of its own, where it is not the field's main control. */
  label?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** Classes of the box around the field, such as a width. */
  className?: string
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const matches = ({ label, keywords = '', hint = '' }: SearchOption, typed: string) =>
  folded(`${label} ${keywords} ${hint}`).includes(folded(typed.trim()))

/** A row tells nothing new while its option is the same, so that a thousand rows stay quick. */
const Row = memo(({ option }: { option: SearchOption }) => (
  <Base.Item value={option} className={`${optionLook} [contain-intrinsic-size:auto_42px] [content-visibility:auto]`}>
    <Base.ItemIndicator className="text-brand">
      <Check aria-hidden size={18} />
    </Base.ItemIndicator>
    <span className="col-start-2 flex justify-between gap-3">
      <span>{option.label}</span>
      {option.hint && <span className="shrink-0 text-ink-faint">{option.hint}</span>}
    </span>
  </Base.Item>
))

/** A choice of one that is found by typing. What was chosen stays until something else is; `ref` is the field. */
export const Combobox = (props: ComboboxProps) => {
  const {
    options,
    value,
    onChange,
    placeholder,
    noMatch,
    isDisabled = false,
    id,
    label,
    onBlur,
    ref,
    className,
  } = props
  const ids = useFieldIds({ id, label })
  const labelId = useFieldLabelId({ label })
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(chosen) => chosen && onChange(chosen.value)}
      filter={matches}
      autoHighlight
      disabled={isDisabled}
    >
      <Base.InputGroup className={`group relative ${className ?? 'w-full'}`}>
        <Base.Input
          {...ids}
          ref={ref}
          placeholder={placeholder}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onBlur={onBlur}
          className={`${controlLook} ${usableLook} pr-11 text-ellipsis`}
        />
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint group-data-disabled:opacity-50"
        />
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="start" className="z-(--z-popup) outline-none">
          <Base.Popup
            className={`${popupLook} w-max max-w-[min(26rem,var(--available-width))] min-w-(--anchor-width) overflow-hidden`}
          >
            <Base.Empty>
              <p className="px-3.5 py-3 text-ink-faint">{noMatch}</p>
            </Base.Empty>
            <Base.List
              aria-labelledby={labelId}
              aria-label={label}
              className="max-h-[min(var(--dropdown-list-max-height),var(--available-height))] overflow-y-auto overscroll-contain py-1 outline-none data-empty:p-0"
            >
              {(option: SearchOption) => <Row key={option.value} option={option} />}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
