import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type Dispatch } from 'react'
import { readDraft, type Typed } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import type { FailedRule, ValidationContext } from '#specs/rules/inquiry.ts'
import { call } from '../../api/call.ts'
import { partnerInit } from '../../api/queries/member.ts'
import { refreshSession } from '../../session/session.ts'
import type { Attachments } from './attachments.ts'
import type { FormEvent } from './form-reducer.ts'
import { draftOf, type FormState } from './form-state.ts'
import { phoneChecker } from '../../phone/phone-checker.ts'
import { bodyOf, sendInquiry } from './send-inquiry.ts'
import { draftKey, sendStored } from './stored-draft.ts'
import { submitInquiry, type Receipt, type Steps } from './submit-inquiry.ts'

interface Submitted {
  readonly state: FormState
  readonly dispatch: Dispatch<FormEvent>
  readonly context: InquiryContext
  readonly attachments: Attachments
  readonly address: Typed
  readonly validate: (context: InquiryContext, readPhone: ValidationContext['readPhone']) => readonly FailedRule[]
  readonly onAccepted: (receipt: Receipt) => void
}

/** Submits the draft as soon as the form says so. */
export const useSubmission = (props: Submitted) => {
  const { state, dispatch } = props
  const client = useQueryClient()

  const submit = useEffectEvent(async () => {
    const { context, attachments, address, validate, onAccepted } = props
    const { typed: sent } = state
    const draft = draftOf(state)
    const { captchaKey, captchaValue } = draft
    const captchaCategory = draft.captchaCategory as 'RECEIPT' | 'AUDIO' | 'CAPTCHA'
    const email = context.member?.email
    const steps: Steps = {
      currentMember: () => refreshSession(client),
      isPartner: async () => (await client.ensureQueryData(partnerInit(email))).partnerInit === 'N',
      failedRules: async (at) => validate(at, (await client.ensureQueryData(phoneChecker())).readPhone),
      verifyCaptcha: () => call('verifyCaptcha', { query: { captchaKey, captchaValue, captchaCategory } }),
      isAbuse: async () => (await call('abuse', {})).abuse,
      files: attachments.startSending(),
      send: async (files, at, running) => {
        const onProgress = (sentBytes: number, totalBytes: number) =>
          dispatch({ type: 'progressed', sentBytes, totalBytes })
        const { readPhone } = await client.ensureQueryData(phoneChecker())
        const { content } = await sendStored(draftKey(at.site, at.type), email ?? null, () =>
          sendInquiry(bodyOf(readDraft(draft, readPhone), files, at), onProgress, running),
        )
        return content
      },
    }
    const outcome = await submitInquiry({ draft, context }, steps)
    if (outcome.is === 'sent') {
      attachments.clear()
      onAccepted(outcome.receipt)
    }
    dispatch({ type: 'finished', outcome, sent, address })
  })

  useEffect(() => {
    if (state.status.is === 'checking') void submit()
  }, [state.status.is])
}
