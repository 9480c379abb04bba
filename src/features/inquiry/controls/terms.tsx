import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateKey } from '#specs/messages/i18n.ts'
import type { FieldWith } from '#specs/model/inquiry-fields.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TermsText } from '../../../ui/content/terms-text.tsx'

/** Button that shows the terms of a consent. */
export const Terms = ({ terms }: { readonly terms: FieldWith<'consent'>['terms'] }) => {
  const { t } = useTranslation('inquiryForm')
  const [isRead, setRead] = useState(false)
  return (
    <>
      <button
        type="button"
        className="min-h-8 text-sm text-ink-soft underline underline-offset-3 hover:text-ink"
        onClick={() => setRead(true)}
      >
        {t('form.terms.read')}
      </button>
      <Dialog
        isOpen={isRead}
        title={translateKey(t, terms.title)}
        close={t('shell.close')}
        onClose={() => setRead(false)}
      >
        <TermsText text={translateKey(t, terms.text)} />
      </Dialog>
    </>
  )
}
