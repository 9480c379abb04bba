import type { ComponentProps, KeyboardEvent } from 'react'
import { controlClass, enabledClass } from './control-styles.ts'
import { useFieldIds } from './field-ids.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange?: (value: string) => void
  /** A name of its own, where it is not the field's main control. */
  label?: string
}

/** One line of text. `readOnly` looks like text that stands, not like a field that is off. */
export const TextField = ({ value, onChange, label, className = '', ...native }: TextFieldProps) => {
  const ids = useFieldIds({ id: native.id, label })
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event)
    // Enter that ends a Korean or Japanese composition is not Enter; Safari tells it by the key code alone.
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
  }
  return (
    <input
      type="text"
      {...ids}
      {...native}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      onKeyDown={keyDown}
      className={`${controlClass} ${native.readOnly ? 'border-line bg-surface-soft text-ink-soft' : enabledClass} ${className}`}
    />
  )
}
