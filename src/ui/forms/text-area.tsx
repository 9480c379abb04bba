import type { ComponentProps } from 'react'
import { languageOf } from '../content/in-own-language.tsx'
import { controlClass, enabledClass } from './control-styles.ts'
import { useFieldIds } from './field-ids.ts'
import { PrintedValue } from './printed-value.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange?: (value: string) => void
  label?: string
}

/** Multi-line text in any language. It grows with its content where the browser supports that, up to about twenty lines. */
export const TextArea = ({ value, onChange, label, className = '', ...native }: TextAreaProps) => {
  const ids = useFieldIds({ id: native.id, label })
  return (
    <>
      <PrintedValue value={value} />
      <textarea
        rows={8}
        lang={languageOf(value)}
        {...ids}
        {...native}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        className={`${controlClass} ${enabledClass} field-sizing-content max-h-[32rem] min-h-[13rem] resize-y ${className}`}
      />
    </>
  )
}
