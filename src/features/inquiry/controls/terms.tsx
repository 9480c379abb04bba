import { useState } from 'react'
import type { FieldWith } from '#specs/rules/inquiry-fields.ts'
import { useText } from '../../../i18n/language.ts'
import { Dialog } from '../../../ui/late/dialogs.tsx'
import { TermsText } from './terms-text.tsx'

/** Button that shows the terms of a consent. */
export const Terms = ({ terms }: { readonly terms: FieldWith<'consent'>['terms'] }) => {
  const text = useText()
  const [isRead, setRead] = useState(false)
  return (
    <>
      <button
        type="button"
        className="min-h-8 text-sm text-ink-soft underline underline-offset-3 hover:text-ink"
        onClick={() => setRead(true)}
      >
        {text('form.terms.read')}
      </button>
      <Dialog isOpen={isRead} title={text(terms.title)} close={text('shell.close')} onClose={() => setRead(false)}>
        <TermsText text={text(terms.text)} />
      </Dialog>
    </>
  )
}
