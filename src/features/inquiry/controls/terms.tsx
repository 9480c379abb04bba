import { useState } from 'react'
import type { DraftName } from '#specs/rules/inquiry-draft.ts'
import { useText } from '../../../i18n/language.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const names = ['isAgreeRecvMarketing', 'salesThirdPartyConsent', 'thirdPartyConsent', 'partnerAgree'] as const
type TermsName = (typeof names)[number]

export const hasTerms = (name: DraftName): name is TermsName => names.some((each) => each === name)

/** Button that shows the terms of a consent, from the messages `terms.<name>.…`. */
export const Terms = ({ name }: { readonly name: TermsName }) => {
  const text = useText()
  const [isRead, setRead] = useState(false)
  return (
    <>
      <button
        type="button"
        className="min-h-6 text-sm text-ink-soft underline underline-offset-3 hover:text-ink"
        onClick={() => setRead(true)}
      >
        {text('form.terms.read')}
      </button>
      <Dialog
        isOpen={isRead}
        title={text(`terms.${name}.title`)}
        close={text('shell.close')}
        onClose={() => setRead(false)}
      >
        <p className="whitespace-pre-line">{text(`terms.${name}.text`)}</p>
      </Dialog>
    </>
  )
}
