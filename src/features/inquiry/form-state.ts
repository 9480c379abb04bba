import { emptyDraft, type InquiryDraft, type Typed } from '#specs/rules/inquiry-draft.ts'
import { fields, type ChoiceFieldName } from '#specs/model/inquiry-fields.ts'
import type { ValidationContext } from '#specs/rules/inquiry.ts'
import type { Failure } from '../../api/failure.ts'
import type { InquiryErrors, Receipt } from './submit-inquiry.ts'

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
const nothingKnown: KnownValues = { owner: null, prefilled: {}, fixed: {}, isLoading: false }

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
export type ChoiceName = 'primaryCode' | 'bbsArticleTypeDetailCode' | 'country' | ChoiceFieldName

/** The stored choices that no field offers any more. */
const goneChoices = (stored: Typed): readonly ChoiceName[] =>
  fields.flatMap((field) => {
    if (field.control !== 'choice') return []
    const name = field.name as ChoiceFieldName
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
  readonly serverErrors: InquiryErrors
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

/** The detail with a code, if it can be chosen. */
export const detailOf = ({ lists }: FormState, detailCode: string) =>
  lists.details?.find(({ code }) => code === detailCode)
/** Whether the default content of a detail is a template. */
export const isCopied = ({ defaultContentTypeCode = 'COPY' }: Detail) => defaultContentTypeCode === 'COPY'

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
