import { captchaKindOf, type CaptchaKind } from '#specs/rules/captcha.ts'
import { changed, emptyDraft, type InquiryDraft } from '#specs/rules/inquiry-draft.ts'
import { fields, type ValueName } from '#specs/model/inquiry-fields.ts'
import type { Failure } from '../../api/failure.ts'
import { unsent, type Typed } from './stored-draft.ts'
import type { FieldErrors, Outcome, Receipt } from './submit-inquiry.ts'

/** Values that the visitor did not enter. */
export interface KnownValues {
  /** From the account; typed values override them. */
  readonly prefilled: Typed
  /** From the account; they override typed values. */
  readonly fixed: Typed
}

export type Status =
  | { readonly is: 'editing' }
  /** Waits for lists that the validation depends on. */
  | { readonly is: 'waiting' }
  | { readonly is: 'checking' }
  | { readonly is: 'sending'; readonly sentBytes: number; readonly totalBytes: number }

/** Share of the inquiry that has been sent, from 0 to 1; undefined unless it is being sent. */
export const sentShare = (status: Status): number | undefined => {
  if (status.is !== 'sending') return undefined
  return status.totalBytes === 0 ? 0 : status.sentBytes / status.totalBytes
}

/** A dialog that the visitor must close. */
export type Dialog =
  | { readonly is: 'consentMissing'; readonly otherErrors: number }
  | { readonly is: 'failure'; readonly failure: Failure }
  | { readonly is: 'sent'; readonly receipt: Receipt }

/** The values that are chosen from a list. */
export type ChoiceName =
  'primaryCode' | 'bbsArticleTypeDetailCode' | 'country' | 'isEmergency' | 'isPartnerSharingAgreement'

/** The stored choices that no field offers any more. */
const goneChoices = (stored: Typed): readonly ChoiceName[] =>
  fields.flatMap((field) => {
    if (field.control !== 'choice') return []
    const name = field.name as ChoiceName
    const value = stored[name]
    return value === undefined || Object.hasOwn(field.choices, value) ? [] : [name]
  })

export interface FormState {
  /** What was entered, chosen automatically, or taken from the URL. */
  readonly typed: Typed
  /** Whether the visitor entered something. Only then is `typed` stored. */
  readonly isWritten: boolean
  readonly wasRestored: boolean
  /** The choices of the restored draft that no longer exist. */
  readonly dropped: readonly ChoiceName[]
  /** Whether the visitor has tried to send. From then on, an error disappears as soon as it is fixed. */
  readonly isSubmitted: boolean
  readonly serverErrors: FieldErrors
  /** Whether the server has required a captcha since the form was opened. */
  readonly abuse: boolean
  /** Whether the captcha has been replaced since the visitor tried to send. Its empty answer is no error then. */
  readonly isCaptchaNew: boolean
  /** Increases with every new captcha challenge that the form requests. */
  readonly captchaRound: number
  /** Increases when the focus must move to what keeps the inquiry from being sent. */
  readonly focusRequest: number
  /** Whether the visitor has signed in on another tab while the form was open. */
  readonly hasSignedIn: boolean
  readonly status: Status
  readonly dialog: Dialog | null
}

export type FormEvent =
  | { readonly type: 'changed'; readonly name: ValueName; readonly value: string; readonly known: KnownValues }
  /** A value that was derived, not entered by the visitor. */
  | { readonly type: 'derived'; readonly name: ValueName; readonly value: string; readonly known: KnownValues }
  /** A choice that the lists do not contain. */
  | { readonly type: 'dropped'; readonly name: ChoiceName; readonly known: KnownValues }
  /** The visitor has asked for another captcha, or another kind. */
  | { readonly type: 'captchaReplaced' }
  | { readonly type: 'filesChanged' }
  | { readonly type: 'sendPressed' }
  | { readonly type: 'listsReady' }
  | { readonly type: 'progressed'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly type: 'finished'; readonly outcome: Outcome; readonly sent: Typed; readonly address: Typed }
  | { readonly type: 'signedInElsewhere' }
  | { readonly type: 'dialogClosed' }
  /** The consent dialog has disappeared, so its fields can be focused. */
  | { readonly type: 'consentDialogGone' }
  | { readonly type: 'startedOver'; readonly address: Typed }

/**
 * The state of a form that opens with a stored draft and the values of the URL, which override it. A question becomes
 * title and content of a draft that has neither.
 */
export const initialState = (stored: Typed, address: Typed, question = ''): FormState => {
  const wasRestored = Object.keys(stored).length > 0
  const isAsked = question !== '' && !stored.title && !stored.content
  const dropped = goneChoices(stored)
  const available = Object.fromEntries(Object.entries(stored).filter(([name]) => !dropped.includes(name as ChoiceName)))
  return {
    typed: { ...available, ...(isAsked && { title: question, content: question }), ...address },
    isWritten: wasRestored || isAsked,
    wasRestored,
    dropped,
    isSubmitted: false,
    serverErrors: {},
    abuse: false,
    isCaptchaNew: false,
    captchaRound: 0,
    focusRequest: 0,
    hasSignedIn: false,
    status: { is: 'editing' },
    dialog: null,
  }
}

/** All values: initial, prefilled, typed, and fixed by the account. */
export const draftOf = (typed: Typed, { prefilled, fixed }: KnownValues): InquiryDraft => ({
  ...emptyDraft,
  ...prefilled,
  ...typed,
  ...fixed,
})

const withValue = (state: FormState, name: ValueName, value: string, known: KnownValues): FormState => {
  const before = draftOf(state.typed, known)
  const after = changed(before, name, value)
  const changes = unsent(after, before)
  return Object.keys(changes).length === 0 ? state : { ...state, typed: { ...state.typed, ...changes } }
}

const without = (errors: FieldErrors, name: string): FieldErrors => {
  const { [name]: _fixed, ...others } = errors
  return others
}

/** A wrong captcha: its answer is cleared, a new challenge is requested, and the error is shown. */
const withWrongCaptcha = (state: FormState, kind: CaptchaKind | undefined): FormState => ({
  ...state,
  typed: { ...state.typed, captchaValue: '' },
  serverErrors: {
    ...state.serverErrors,
    captchaValue: { message: kind === 'audio' ? 'form.invalidAudioCaptcha' : 'form.invalidCaptcha' },
  },
  captchaRound: state.captchaRound + 1,
  focusRequest: state.focusRequest + 1,
})

/** Back to the values of the URL, except for changes that were made while an inquiry was sent. */
const cleared = (state: FormState, address: Typed, changes: Typed = {}): FormState => ({
  ...state,
  typed: { ...address, ...changes },
  isWritten: Object.keys(changes).length > 0,
  wasRestored: false,
  isSubmitted: false,
  serverErrors: {},
})

const finished = (state: FormState, outcome: Outcome, sent: Typed, address: Typed): FormState => {
  const idle: FormState = { ...state, status: { is: 'editing' } }
  const focused: FormState = { ...idle, focusRequest: idle.focusRequest + 1 }
  switch (outcome.is) {
    case 'sent':
      return { ...cleared(idle, address, unsent(idle.typed, sent)), dialog: { is: 'sent', receipt: outcome.receipt } }
    case 'consentMissing':
      return { ...idle, dialog: outcome }
    case 'captchaWrong':
      return withWrongCaptcha(idle, outcome.kind)
    case 'captchaRequired':
      return { ...focused, abuse: true }
    case 'signedIn':
      return { ...focused, hasSignedIn: true }
    case 'invalid':
    case 'sessionEnded':
      return focused
    case 'filesRejected':
    case 'cancelled':
      return idle
    case 'refused': {
      const refused: FormState = {
        ...idle,
        serverErrors: outcome.errors,
        dialog: { is: 'failure', failure: outcome.failure },
      }
      // The server requires a captcha, whatever the abuse status was.
      if (outcome.code !== 'INVALID_CAPTCHA') return refused
      return withWrongCaptcha({ ...refused, abuse: true }, captchaKindOf(sent.captchaCategory))
    }
  }
}

/** The state after an event. It holds what the visitor did; data of the server stays in its queries. */
export const formReducer = (state: FormState, event: FormEvent): FormState => {
  switch (event.type) {
    case 'changed': {
      const { typed } = withValue(state, event.name, event.value, event.known)
      const isCaptchaNew = state.isCaptchaNew && event.name !== 'captchaValue'
      return { ...state, typed, isWritten: true, isCaptchaNew, serverErrors: without(state.serverErrors, event.name) }
    }
    case 'derived':
      return withValue(state, event.name, event.value, event.known)
    case 'dropped': {
      const value = emptyDraft[event.name]
      return { ...withValue(state, event.name, value, event.known), dropped: [...state.dropped, event.name] }
    }
    case 'captchaReplaced': {
      const typed = { ...state.typed, captchaValue: '' }
      return { ...state, typed, isCaptchaNew: true, serverErrors: without(state.serverErrors, 'captchaValue') }
    }
    case 'filesChanged':
      return { ...state, serverErrors: without(state.serverErrors, 'attachFile') }
    case 'sendPressed':
      // A second click while a submission runs does nothing.
      return state.status.is === 'editing' && state.dialog === null ? { ...state, status: { is: 'waiting' } } : state
    case 'listsReady':
      return state.status.is === 'waiting'
        ? {
            ...state,
            status: { is: 'checking' },
            isSubmitted: true,
            isCaptchaNew: false,
            serverErrors: {},
            hasSignedIn: false,
          }
        : state
    case 'progressed': {
      const { sentBytes, totalBytes } = event
      return state.status.is === 'editing' ? state : { ...state, status: { is: 'sending', sentBytes, totalBytes } }
    }
    case 'finished':
      return finished(state, event.outcome, event.sent, event.address)
    case 'signedInElsewhere':
      return { ...state, hasSignedIn: true }
    case 'dialogClosed':
      return { ...state, dialog: null }
    case 'consentDialogGone':
      return { ...state, focusRequest: state.focusRequest + 1 }
    case 'startedOver':
      return cleared(state, event.address)
  }
}
