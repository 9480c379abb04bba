import { useState } from 'react'
import { useText } from '../../../api/language.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { MessageKey } from '#specs/messages/index.ts'
import { labelOf, type ControlProps } from './control.ts'

/** Terms to agree to, which can be read in place: their title and text are the messages `terms.<name>.…`. */
export const ConsentControl = ({ field, inquiry, error }: ControlProps) => {
  const text = useText()
  const [isRead, setRead] = useState(false)
  if (field.name === 'attachFile') return null
  const { name } = field
  return (
    <Checkbox
      id={name}
      label={text(labelOf(field))}
      isRequired={field.isRequired}
      mark={text(field.isRequired ? 'form.required' : 'form.optional')}
      error={error}
      isChecked={inquiry.draft[name] === 'Y'}
      onChange={(isChecked) => inquiry.change(name, isChecked ? 'Y' : 'N')}
    >
      <button
        type="button"
        className="min-h-6 text-sm text-ink-soft underline underline-offset-3 hover:text-ink"
        onClick={() => setRead(true)}
      >
        {text('form.terms.read')}
      </button>
      <Dialog
        isOpen={isRead}
        title={text(`terms.${name}.title` as MessageKey)}
        close={text('shell.close')}
        onClose={() => setRead(false)}
      >
        <p className="whitespace-pre-line">{text(`terms.${name}.text` as MessageKey)}</p>
      </Dialog>
    </Checkbox>
  )
}
