import type { User } from '#specs/model/visitor.ts'
import { captchaKindOf, type CaptchaKind } from '#specs/rules/captcha.ts'
import type { InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import type { FailedRule } from '#specs/rules/inquiry.ts'
import { CallError } from '../../api/caller.ts'
import { failureOf, type Failure } from '../../api/failure.ts'
import { attempt, type Attempt } from '../../api/attempt.ts'
import type { FieldErrors } from '../../forms/use-form-errors.ts'

export type InquiryErrors = FieldErrors<'inquiryForm'>

/** The submitted inquiry, as far as the success message and the receipt need it. */
export interface Receipt {
  readonly inquiryId: number
  readonly email: string
  readonly isEmergency: boolean
  /** What was sent; absent after an additional inquiry, whose receipt does not show it. */
  readonly text?: { readonly title: string; readonly content: string }
}

/** How an attempt to send ends. */
export type Outcome =
  | { readonly is: 'sent'; readonly receipt: Receipt }
  /** Fields have errors that the form itself shows. */
  | { readonly is: 'invalid' }
  | { readonly is: 'consentMissing'; readonly otherErrors: number }
  | { readonly is: 'filesRejected' }
  /** Nothing has been sent. */
  | { readonly is: 'cancelled' }
  | { readonly is: 'captchaRequired' }
  | { readonly is: 'captchaWrong'; readonly kind: CaptchaKind | undefined }
  | { readonly is: 'sessionEnded' }
  /** Somebody has signed in on another tab. */
  | { readonly is: 'signedIn' }
  | { readonly is: 'refused'; readonly code: string; readonly errors: InquiryErrors; readonly failure: Failure }

/** What a submission needs from outside. Each step throws if it fails. */
export interface Steps {
  /** The member who is signed in now. */
  readonly currentMember: () => Promise<User | null>
  readonly isPartner: () => Promise<boolean>
  /** The failed rules of the draft, after loading what the rules need. */
  readonly failedRules: (context: InquiryContext) => Promise<readonly FailedRule[]>
  readonly verifyCaptcha: () => Promise<boolean>
  readonly isAbuse: () => Promise<boolean>
  /** Waits for files that are being checked; null if some were rejected since the submission started. */
  readonly files: () => Promise<readonly File[] | null>
  readonly send: (
    files: readonly File[],
    context: InquiryContext,
    running: Attempt,
  ) => Promise<{ readonly inquiryId: number }>
}

interface Submission {
  readonly draft: InquiryDraft
  readonly context: InquiryContext
}

/** Checks and sends a draft. It never throws: each failure is an outcome. */
export const submitInquiry = async (submission: Submission, steps: Steps): Promise<Outcome> => {
  const { context } = submission
  try {
    return await attempt((running) => checkAndSend(submission, steps, running))
  } catch (error) {
    // The session may have ended after it was checked, and an error about a field that is not visible helps nobody.
    const change = error instanceof CallError && error.status !== 0 ? await sessionChange(context, steps) : null
    return change ?? refusalOf(error)
  }
}

/** The outcome if somebody else is signed in now; null if nobody else is, or if the session cannot be loaded. */
const sessionChange = async ({ member }: InquiryContext, { currentMember }: Steps): Promise<Outcome | null> => {
  const current = await currentMember().catch(() => member)
  if (current?.email === member?.email) return null
  return { is: current === null ? 'sessionEnded' : 'signedIn' }
}

const checkAndSend = async ({ draft, context }: Submission, steps: Steps, running: Attempt): Promise<Outcome> => {
  // Errors of fields do not wait for it. If the session has changed, the form says so when the answer arrives.
  const change = sessionChange(context, steps)
  const known = await withPartner(context, draft, steps)
  const failed = await steps.failedRules(known)
  const invalid = [...new Set(failed.map(({ field }) => field))]
  const others = invalid.filter((field) => !isConsent(field))
  if (others.length < invalid.length) return { is: 'consentMissing', otherErrors: others.length }
  if (invalid.length > 0) return { is: 'invalid' }
  const changed = await change
  if (changed) return changed
  if (known.member === null && known.abuse) {
    const isRight = await steps.verifyCaptcha()
    if (!isRight) return { is: 'captchaWrong', kind: captchaKindOf(draft.captchaCategory) }
  } else if (known.member === null && (await steps.isAbuse())) return { is: 'captchaRequired' }
  const files = await steps.files()
  if (!files) return { is: 'filesRejected' }
  const { inquiryId } = await steps.send(files, known, running)
  const isEmergency = isVisible('isEmergency', known, draft) && draft.isEmergency === 'emerg'
  const { emailAddress: email, title, content } = draft
  return { is: 'sent', receipt: { inquiryId, email, isEmergency, text: { title, content } } }
}

/** Loads whether the member is a partner if that decides which fields are visible. */
const withPartner = async (context: InquiryContext, draft: InquiryDraft, { isPartner }: Steps) => {
  const asPartner = { ...context, isPartner: true }
  const decides = fields.some((field) => field.isVisible(asPartner, draft) !== field.isVisible(context, draft))
  return decides ? { ...context, isPartner: await isPartner() } : context
}

const isVisible = (name: string, context: InquiryContext, draft: InquiryDraft) =>
  fields.some((field) => field.name === name && field.isVisible(context, draft))

const isConsent = (name: string) => fields.some((field) => field.name === name && field.control === 'consent')

/** The outcome of a submission that failed. */
export const refusalOf = (error: unknown): Outcome => {
  if (!(error instanceof CallError)) return { is: 'refused', code: '', errors: {}, failure: failureOf(error) }
  if (error.code === 'CANCELLED') return { is: 'cancelled' }
  const errors = Object.fromEntries(error.errors.map(({ field, message }) => [field, { text: message }]))
  return { is: 'refused', code: error.code, errors, failure: failureOf(error) }
}
