import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { languageOf } from '../content/in-own-language.tsx'
import { controlClass, enabledClass } from './control-styles.ts'
import { useFieldIds } from './field-ids.ts'
import { PrintedValue } from './printed-value.tsx'
import { useCaret } from './use-caret.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange?: (value: string) => void
  /** Reads what was typed when the field is left. */
  read?: ((typed: string) => string) | undefined
  /** Accessible name, if it is not the main control of its field. */
  label?: string | undefined
}

/** Single-line text in any language. With `readOnly` it looks like plain text, not like a disabled field. */
export const TextField = ({ value, onChange, read = String, label, className = '', ...native }: TextFieldProps) => {
  const ids = useFieldIds({ id: native.id, label })
  // While text is being composed, the field shows it unchanged: a replaced value would be composed a second time.
  const [composed, setComposed] = useState<string | null>(null)
  const keepCaret = useCaret()
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event)
    // Enter that ends a Korean or Japanese composition must not submit; Safari reports it only by key code.
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
  }
  // Passwords are not printed, and other kinds are short.
  const printed = native.type === undefined || native.type === 'email' ? value : ''
  return (
    <>
      <PrintedValue value={printed} />
      <input
        type="text"
        lang={languageOf(value)}
        {...ids}
        {...native}
        value={composed ?? value}
        onChange={(event) => {
          if (composed !== null) setComposed(event.target.value)
          else keepCaret(event.target)
          onChange?.(event.target.value)
        }}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposed(null)
          keepCaret(event.currentTarget)
          onChange?.(event.currentTarget.value)
        }}
        onKeyDown={keyDown}
        onBlur={(event) => {
          if (read(value) !== value) onChange?.(read(value))
          native.onBlur?.(event)
        }}
        className={`${controlClass} ${native.readOnly ? 'border-line bg-surface-soft text-ink-soft' : enabledClass} ${className}`}
      />
    </>
  )
}
