import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState, type FocusEventHandler, type Ref } from 'react'
import { controlClass, enabledClass } from '../forms/control-styles.ts'
import { useFieldIds, useFieldLabelId } from '../forms/field-ids.ts'
import { optionLook, popupClass } from '../overlays/popup-styles.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

export interface SelectProps {
  options: readonly Option[]
  /** Empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
  placeholder: string
  isDisabled?: boolean
  /** Whether its options are loading. The placeholder should say so. */
  isBusy?: boolean
  id?: string
  /** Accessible name, if it is not the main control of its field. */
  label?: string
  onBlur?: FocusEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
  /** Classes of the wrapper, such as a width. */
  className?: string
  /** Opens the list as soon as the select is shown, and how it was asked for. */
  openAtFirst?: 'keyboard' | 'pointer' | undefined
}

/** Single select for a short list; `ref` is the button that opens it. */
export const Select = (props: SelectProps) => {
  const { options, value, onChange, placeholder, isDisabled, isBusy, id, label, onBlur, ref, className = '' } = props
  const { openAtFirst } = props
  const isOptionFocused = useRef(openAtFirst !== 'keyboard')
  const ids = useFieldIds({ id, label })
  const labelId = useFieldLabelId({ label })
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const actions = useRef<Base.Root.Actions>(null)
  return (
    // The list follows its button in the DOM, so Tab works without Base UI's focus guards, which axe reports.
    <div ref={setBox} className={`relative [&_[data-base-ui-focus-guard]]:hidden ${className || 'w-full'}`}>
      <Base.Root
        items={options}
        value={value === '' ? null : value}
        onValueChange={(chosen, { reason }) => {
          // Base UI resets the value when the options are replaced, which nobody chose.
          const isReset = reason === 'none' && !box?.contains(document.activeElement)
          if (chosen !== null && !isReset) onChange(chosen)
        }}
        disabled={isDisabled ?? false}
        defaultOpen={openAtFirst !== undefined}
        // A modal list would hide the page, including its label, from screen readers.
        modal={false}
        actionsRef={actions}
      >
        <Base.Trigger
          {...ids}
          aria-labelledby={labelId}
          aria-busy={isBusy || undefined}
          ref={ref}
          onBlur={onBlur}
          className={`${controlClass} ${enabledClass} group flex items-center justify-between gap-2 text-left data-popup-open:border-brand`}
        >
          <Base.Value placeholder={placeholder} className="min-w-0 data-placeholder:text-ink-faint" />
          <Base.Icon className="shrink-0 text-ink-faint group-disabled:opacity-50">
            <ChevronDown aria-hidden size={20} />
          </Base.Icon>
        </Base.Trigger>
        {/* Inside the field, so that the list is in the same landmark. Without a container it would be in the body. */}
        {box && (
          <Base.Portal container={box}>
            <Base.Positioner
              sideOffset={4}
              alignItemWithTrigger={false}
              // Fixed, because the selected option is scrolled into view before the list is positioned, which would
              // scroll the page.
              positionMethod="fixed"
              className="z-(--z-popup) outline-none"
            >
              <Base.Popup
                onFocus={({ target, currentTarget }) => {
                  // Base UI focuses an option only if it has seen the key itself.
                  if (isOptionFocused.current || target !== currentTarget) return
                  isOptionFocused.current = true
                  const optionBy = (state: string) =>
                    currentTarget.querySelector<HTMLElement>(`[role="option"]${state}`)
                  ;(optionBy('[data-selected]') ?? optionBy(''))?.focus({ preventScroll: true })
                }}
                onKeyDown={(event) => event.key === 'Tab' && actions.current?.close()}
                className={`${popupClass} w-(--anchor-width) overflow-hidden py-1`}
              >
                <Base.List
                  aria-labelledby={labelId}
                  aria-label={label}
                  className="whole-rows overflow-y-auto overscroll-contain outline-none"
                >
                  {options.map((option) => (
                    <Base.Item key={option.value} value={option.value} className={optionLook}>
                      <Base.ItemIndicator className="text-brand">
                        <Check aria-hidden size={18} />
                      </Base.ItemIndicator>
                      <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        )}
      </Base.Root>
    </div>
  )
}
