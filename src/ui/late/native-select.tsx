import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, type FocusEventHandler } from 'react'
import { controlClass, enabledClass } from '../forms/control-styles.ts'
import { useFieldIds } from '../forms/field-ids.ts'

interface NativeSelectProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined
  readonly className?: string | undefined
}

/** The browser's own list, for a select or combobox whose code cannot be loaded. It takes the focus of what it replaces. */
export const NativeSelect = (props: NativeSelectProps) => {
  const { options, value, onChange, placeholder, isDisabled, isBusy, id, label, onBlur, className } = props
  const ids = useFieldIds({ id, label })
  const ref = useRef<HTMLSelectElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className={`relative ${className || 'w-full'}`}>
      <select
        {...ids}
        ref={ref}
        aria-busy={isBusy || undefined}
        disabled={isDisabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={`${controlClass} ${enabledClass} peer appearance-none pr-11 text-ellipsis`}
      >
        {!options.some((option) => option.value === value) && (
          <option value={value} disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint peer-disabled:opacity-50"
      />
    </div>
  )
}
