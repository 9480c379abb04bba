import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { additionalContentRules } from '#specs/rules/additional.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import type { LimitContext } from '#specs/model/limits.ts'
import type { Typed } from '#specs/rules/inquiry-draft.ts'
import { isRefused } from '../../api/call.ts'
import { allowedExtensions } from '../../api/queries/inquiry.ts'
import { attempt, type Attempt } from '../../api/attempt.ts'
import { useUnsaved } from '../../session/unsaved.ts'
import { formReducer } from './form-reducer.ts'
import { draftOf, initialState } from './form-state.ts'
import { sendAdditional } from './send-inquiry.ts'
import { sendStored, storeDraft, storedDraft } from './stored-draft.ts'
import { useAttachments } from './use-attachments.ts'
import { useHandler } from './use-handler.ts'
import { refusalOf, type InquiryErrors, type Outcome } from './submit-inquiry.ts'

export interface AdditionalProps extends LimitContext {
  /** The inquiry that it follows up. */
  readonly parentInquiryId: string
  /** Email of the signed-in member, who owns the draft; null for anybody else. */
  readonly owner: string | null
  readonly onSent: (inquiryId: number) => void
  /** Called when the server says that it is no longer possible. Resolves to whether it is possible after all. */
  readonly onClosed: () => Promise<boolean>
}

/** The rows of the inquiry form that an additional inquiry has. */
const shown = fields.filter(({ name }) => name === 'content' || name === 'attachFile')

/** State and actions of the form of an additional inquiry. It shares reducer, draft and attachments with the inquiry. */
export const useAdditional = ({ type, site, parentInquiryId, owner, onSent, onClosed }: AdditionalProps) => {
  const key = `draft:${site}:additional:${parentInquiryId}`
  const [state, dispatch] = useReducer(formReducer, null, () => initialState({ stored: storedDraft(key, owner) }))
  const { typed, isWritten, status } = state
  const { attachments, attached } = useAttachments({
    key,
    owner,
    onChange: useHandler(() => dispatch({ type: 'filesChanged' })),
  })
  useUnsaved(isWritten || attached.files.length > 0)
  useEffect(() => storeDraft(key, owner, isWritten ? typed : {}), [key, owner, typed, isWritten])

  const draft = draftOf(state)
  const failed = additionalContentRules({ type, site }).find(({ isValid }) => !isValid(draft.content))

  const submit = async (
    waitForFiles: () => Promise<readonly File[] | null>,
    running: Attempt,
  ): Promise<Outcome | 'closed'> => {
    if (failed) return { is: 'invalid' }
    try {
      const files = await waitForFiles()
      if (!files) return { is: 'filesRejected' }
      const onProgress = (sentBytes: number, totalBytes: number) =>
        dispatch({ type: 'progressed', sentBytes, totalBytes })
      const { inquiryId } = await sendStored(key, owner, () =>
        sendAdditional(parentInquiryId, { content: draft.content, files }, onProgress, running),
      )
      return { is: 'sent', receipt: { inquiryId, email: owner ?? '', isEmergency: false } }
    } catch (error) {
      // Without an error at a field, the server says something about the first inquiry and not about what was sent.
      const isClosed = isRefused(error) && error.errors.length === 0 && !(await onClosed())
      return isClosed ? 'closed' : refusalOf(error)
    }
  }
  const run = useEffectEvent(async () => {
    const waitForFiles = attachments.startSending()
    const outcome = await attempt((running) => submit(waitForFiles, running)).catch(refusalOf)
    if (outcome === 'closed') return
    dispatch({ type: 'finished', outcome, sent: typed, address: {} })
    if (outcome.is === 'sent') onSent(outcome.receipt.inquiryId)
  })
  useEffect(() => {
    if (status.is === 'checking') void run()
  }, [status.is])

  const errors: InquiryErrors = {
    ...(state.isSubmitted && failed ? { content: { message: failed.message } } : {}),
    ...state.serverErrors,
  }
  return {
    state,
    dispatch,
    draft,
    shown,
    errors,
    change: useHandler((values: Typed) => dispatch({ type: 'changed', values })),
    extensions: useQuery(allowedExtensions()).data,
    attachments: { ...attached, add: attachments.add, remove: attachments.remove },
    startOver: () => dispatch({ type: 'startedOver', address: {} }),
    send: () => dispatch({ type: 'sendPressed' }),
  }
}
