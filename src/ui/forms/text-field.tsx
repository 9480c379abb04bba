import type { ComponentProps, KeyboardEvent } from 'react'
import { controlClass, enabledClass } from './control-styles.ts'
import { useFieldIds } from './field-ids.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange?: (value: string) => void
  /** Accessible name, if it is not the main control of its field. */
  label?: string
}

/** Single-line text. With `readOnly` it looks like plain text, not like a disabled field. */
export const TextField = ({ value, onChange, label, className = '', ...native }: TextFieldProps) => {
  const ids = useFieldIds({ id: native.id, label })
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event)
    // Enter that ends a Korean or Japanese composition must not submit; Safari reports it only by key code.
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
