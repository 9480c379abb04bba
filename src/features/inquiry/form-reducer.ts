import type { ValueName } from '#specs/model/inquiry-fields.ts'
import { captchaKindOf, type CaptchaKind } from '#specs/rules/captcha.ts'
import { changed, emptyDraft, unsent, type Typed } from '#specs/rules/inquiry-draft.ts'
import {
  detailOf,
  draftOf,
  isCopied,
  type ChoiceName,
  type FormState,
  type KnownValues,
  type Lists,
} from './form-state.ts'
import type { InquiryErrors, Outcome } from './submit-inquiry.ts'

export type FormEvent =
  | { readonly type: 'knownChanged'; readonly known: KnownValues }
  | { readonly type: 'listsChanged'; readonly lists: Lists }
  | { readonly type: 'changed'; readonly values: Typed }
  /** Values that were derived, not entered by the visitor. */
  | { readonly type: 'derived'; readonly values: Typed }
  /** The visitor has asked for another captcha, or another kind. */
  | { readonly type: 'captchaReplaced' }
  | { readonly type: 'filesChanged' }
  /** `read` are the values as their fields read them: Enter sends without leaving the field. */
  | { readonly type: 'sendPressed'; readonly read?: Typed }
  | { readonly type: 'progressed'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly type: 'finished'; readonly outcome: Outcome; readonly sent: Typed; readonly address: Typed }
  | { readonly type: 'dialogClosed' }
  /** The consent dialog has disappeared, so its fields can be focused. */
  | { readonly type: 'consentDialogGone' }
  | { readonly type: 'startedOver'; readonly address: Typed }

/** The state with some values changed one after the other, and those that depend on them. */
const withValues = (state: FormState, values: Typed): FormState => {
  const before = draftOf(state)
  const after = Object.entries(values).reduce(
    (draft, [name, value]) => changed(draft, name as ValueName, value),
    before,
  )
  const changes = unsent(after, before)
  return Object.keys(changes).length === 0 ? state : { ...state, typed: { ...state.typed, ...changes } }
}

/** The values of a chosen detail: its group, and its template if the content is empty. Typed text is never overwritten. */
const chosenValues = (state: FormState, code: string): Typed => {
  const detail = detailOf(state, code)
  const copies = detail?.defaultContent && isCopied(detail) && draftOf(state).content.trim() === ''
  return {
    ...(detail?.group === undefined ? {} : { primaryCode: detail.group }),
    bbsArticleTypeDetailCode: code,
    ...(copies ? { content: detail.defaultContent } : {}),
  }
}

const withDropped = (state: FormState, name: ChoiceName): FormState => ({
  ...withValues(state, { [name]: emptyDraft[name] }),
  dropped: [...state.dropped, name],
})

/** After lists have arrived: a code that they do not contain is dropped, and a sole detail is chosen. */
const withListedCategory = (state: FormState): FormState => {
  const { groups, details, isSearched } = state.lists
  const { primaryCode, bbsArticleTypeDetailCode: detailCode } = draftOf(state)
  const chosen = detailOf(state, detailCode)
  if (chosen && detailCode === state.addressed)
    return withValues({ ...state, addressed: '' }, chosenValues(state, detailCode))
  if (groups && primaryCode !== '' && !groups.includes(primaryCode)) return withDropped(state, 'primaryCode')
  if (details && detailCode !== '' && !chosen) return withDropped(state, 'bbsArticleTypeDetailCode')
  const isSole = !isSearched && details?.length === 1 && detailCode === ''
  return isSole ? withValues(state, chosenValues(state, details[0]!.code)) : state
}

/** A country that no longer exists, from a stored draft, becomes the default one. */
const withListedCountry = (state: FormState): FormState => {
  const { callingCodes } = state.lists
  if (!callingCodes || callingCodes.includes(draftOf(state).cntryNo)) return state
  return withValues(withDropped(state, 'country'), { cntryNo: emptyDraft.cntryNo })
}

const without = (errors: InquiryErrors, names: readonly string[]): InquiryErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

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

/** A submission that was waiting starts as soon as nothing that its validation depends on is being loaded. */
const started = (state: FormState): FormState => {
  const { status, lists, known } = state
  const isNumberMissing = known.isLoading && draftOf(state).cellphoneNo === ''
  if (status.is !== 'waiting' || lists.isLoading || isNumberMissing) return state
  return {
    ...state,
    status: { is: 'checking' },
    isSubmitted: true,
    isCaptchaNew: false,
    serverErrors: {},
    hasSignedIn: false,
  }
}

const afterEvent = (state: FormState, event: FormEvent): FormState => {
  switch (event.type) {
    case 'knownChanged': {
      const hasSignedIn = state.hasSignedIn || event.known.owner !== state.known.owner
      return { ...state, known: event.known, hasSignedIn }
    }
    case 'listsChanged':
      return withListedCountry(withListedCategory({ ...state, lists: event.lists }))
    case 'changed': {
      const { bbsArticleTypeDetailCode: code, ...others } = event.values
      const values = code === undefined ? others : { ...others, ...chosenValues(state, code) }
      const names = Object.keys(values)
      const isCaptchaNew = state.isCaptchaNew && !names.includes('captchaValue')
      const serverErrors = without(state.serverErrors, names)
      return { ...withValues(state, values), isWritten: true, isCaptchaNew, serverErrors }
    }
    case 'derived':
      return withValues(state, event.values)
    case 'captchaReplaced': {
      const typed = { ...state.typed, captchaValue: '' }
      return { ...state, typed, isCaptchaNew: true, serverErrors: without(state.serverErrors, ['captchaValue']) }
    }
    case 'filesChanged':
      return { ...state, serverErrors: without(state.serverErrors, ['attachFile']) }
    case 'sendPressed':
      // A second click while a submission runs does nothing.
      if (state.status.is !== 'editing' || state.dialog !== null) return state
      return { ...withValues(state, event.read ?? {}), status: { is: 'waiting' } }
    case 'progressed': {
      const { sentBytes, totalBytes } = event
      return state.status.is === 'editing' ? state : { ...state, status: { is: 'sending', sentBytes, totalBytes } }
    }
    case 'finished':
      return finished(state, event.outcome, event.sent, event.address)
    case 'dialogClosed':
      return { ...state, dialog: null }
    case 'consentDialogGone':
      return { ...state, focusRequest: state.focusRequest + 1 }
    case 'startedOver':
      return cleared(state, event.address)
  }
}

/**
 * The state after an event. It holds what the visitor did, and what was known about account and lists then; other data of
 * the server stays in its queries.
 */
export const formReducer = (state: FormState, event: FormEvent): FormState => started(afterEvent(state, event))
