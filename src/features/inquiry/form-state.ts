import { captchaKindOf, type CaptchaKind } from '#specs/rules/captcha.ts'
import { changed, emptyDraft, unsent, type InquiryDraft, type Typed } from '#specs/rules/inquiry-draft.ts'
import { fields, type ValueName } from '#specs/model/inquiry-fields.ts'
import type { ValidationContext } from '#specs/rules/inquiry.ts'
import type { Failure } from '../../api/failure.ts'
import type { FieldErrors, Outcome, Receipt } from './submit-inquiry.ts'

/** Whose form it is, and the values that the visitor did not enter. */
export interface KnownValues {
  /** Email of the member; null for an anonymous visitor. */
  readonly owner: string | null
  /** From the account; typed values override them. */
  readonly prefilled: Typed
  /** From the account; they override typed values. */
  readonly fixed: Typed
  /** Whether the phone number of the account is being loaded. */
  readonly isLoading: boolean
}

/** An additional inquiry, for example, takes nothing from the account. */
export const nothingKnown: KnownValues = { owner: null, prefilled: {}, fixed: {}, isLoading: false }

/** A category that can be chosen. */
export interface Detail {
  readonly code: string
  /** Its group, in the searchable list; the selects know theirs. */
  readonly group?: string
  readonly defaultContent?: string | undefined
  readonly defaultContentTypeCode?: string | undefined
}

/** What can be chosen now; undefined while it is not known. */
export interface Lists {
  readonly groups: readonly string[] | undefined
  /** The details of the chosen group, or all in the searchable list. */
  readonly details: readonly Detail[] | undefined
  readonly isSearched: boolean
  readonly callingCodes: readonly string[] | undefined
  /** Whether codes that the validation depends on are being loaded. */
  readonly isLoading: boolean
}

const noLists: Lists = {
  groups: undefined,
  details: undefined,
  isSearched: false,
  callingCodes: undefined,
  isLoading: false,
}

export type Status =
  | { readonly is: 'editing' }
  /** Waits for lists and values that the validation depends on. */
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
  readonly known: KnownValues
  readonly lists: Lists
  /** The detail code of the URL until its list arrives, when it is treated like a choice of the visitor. */
  readonly addressed: string
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

interface Opened {
  readonly stored: Typed
  /** The values of the URL, which override stored ones. */
  readonly address?: Typed
  /** A question, which becomes title and content of a draft that has neither. */
  readonly question?: string
  readonly known?: KnownValues
}

/** The state of a form when it opens. */
export const initialState = ({ stored, address = {}, question = '', known = nothingKnown }: Opened): FormState => {
  const wasRestored = Object.keys(stored).length > 0
  const isAsked = question !== '' && !stored.title && !stored.content
  const dropped = goneChoices(stored)
  const available = Object.fromEntries(Object.entries(stored).filter(([name]) => !dropped.includes(name as ChoiceName)))
  return {
    typed: { ...available, ...(isAsked ? { title: question, content: question } : {}), ...address },
    known,
    lists: noLists,
    addressed: address.bbsArticleTypeDetailCode ?? '',
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
export const draftOf = ({ typed, known }: Pick<FormState, 'typed' | 'known'>): InquiryDraft => ({
  ...emptyDraft,
  ...known.prefilled,
  ...typed,
  ...known.fixed,
})

const detailOf = ({ lists }: FormState, detailCode: string) => lists.details?.find(({ code }) => code === detailCode)
const isCopied = ({ defaultContentTypeCode = 'COPY' }: Detail) => defaultContentTypeCode === 'COPY'

/** Guidance above the content, for a template that is not to be copied. */
export const guidanceOf = (state: FormState): string | undefined => {
  const chosen = detailOf(state, draftOf(state).bbsArticleTypeDetailCode)
  return chosen && !isCopied(chosen) ? chosen.defaultContent : undefined
}

/** What the rules ask the lists. */
export const listsOf = (state: FormState): Pick<ValidationContext, 'isDetail' | 'hasDetails'> => {
  const { isSearched, details } = state.lists
  const { primaryCode } = draftOf(state)
  return {
    isDetail: (code) => detailOf(state, code) !== undefined,
    hasDetails: isSearched ? null : (code) => code !== primaryCode || details === undefined || details.length > 0,
  }
}

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

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
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
