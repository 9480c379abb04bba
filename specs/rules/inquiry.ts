import type { ClauseId } from '../clauses/index.ts'
import type { Message } from '../messages/i18n.ts'
import type { InquiryDraft } from './inquiry-draft.ts'
import type { InquiryContext } from '../model/inquiry-field.ts'
import {
  fields,
  isSearched,
  limitedTexts,
  requiredChoices,
  type FieldName,
  type ValueName,
} from '../model/inquiry-fields.ts'
import { emailCheck } from './email.ts'
import { isEmail } from '../model/typed-text.ts'
import { grouped, limits } from '../model/limits.ts'
import { nationalNumber, type ReadPhone } from './phone.ts'
import { hasVisibleText } from './visible-text.ts'

/** Data that the rules need but do not import. Form and server each provide their own. */
export interface ValidationContext extends InquiryContext {
  /** Reads the phone number: in the form what was typed, on the server what was sent. */
  readonly readPhone: ReadPhone
  /** Whether a detail code is valid for this type and site. */
  readonly isDetail: (code: string) => boolean
  /** Whether a primary code has details to choose from; null on the server, because the primary code is not sent. */
  readonly hasDetails: ((primaryCode: string) => boolean) | null
}

/** A requirement for one field. Rules are checked in order, and the user sees the first that fails. */
interface Rule {
  readonly clause: ClauseId
  readonly field: FieldName & ValueName
  readonly isValid: (draft: InquiryDraft, context: ValidationContext) => boolean
  readonly message: Message<'inquiryForm'> | ((context: ValidationContext) => Message<'inquiryForm'>)
}

/** A rule that a draft does not meet. */
export interface FailedRule {
  readonly clause: ClauseId
  readonly field: FieldName & ValueName
  readonly message: Message<'inquiryForm'>
}

const scaleError: Message<'inquiryForm'> = ['form.scaleError', { max: limits.scaleDigitsMax }]

const lacksDetails = ({ primaryCode }: InquiryDraft, { hasDetails }: ValidationContext) =>
  hasDetails !== null && hasVisibleText(primaryCode) && !hasDetails(primaryCode)

const hasPrimaryError = (draft: InquiryDraft, context: ValidationContext) =>
  context.hasDetails !== null && (!hasVisibleText(draft.primaryCode) || lacksDetails(draft, context))

export const rules: readonly Rule[] = [
  ...requiredChoices.map(({ name, choices, unchosen: [clause, message] }): Rule => ({
    clause,
    field: name,
    isValid: (draft) => Object.hasOwn(choices, draft[name]),
    message,
  })),
  {
    clause: 'inquiry.category.primary-required',
    field: 'primaryCode',
    isValid: ({ primaryCode }, { hasDetails }) => hasDetails === null || hasVisibleText(primaryCode),
    message: 'form.noPrimary',
  },
  {
    clause: 'inquiry.category.primary-without-details',
    field: 'primaryCode',
    isValid: (draft, context) => !lacksDetails(draft, context),
    message: 'form.noDetails',
  },
  {
    clause: 'inquiry.category.detail-required',
    field: 'bbsArticleTypeDetailCode',
    // If the primary category has an error, the detail has none.
    isValid: (draft, context) =>
      isSearched(context) || hasPrimaryError(draft, context) || context.isDetail(draft.bbsArticleTypeDetailCode),
    message: 'form.noDetail',
  },
  {
    clause: 'inquiry.category.detail-required',
    field: 'bbsArticleTypeDetailCode',
    // A single control has all levels, so the message is about the category as a whole.
    isValid: (draft, context) => !isSearched(context) || context.isDetail(draft.bbsArticleTypeDetailCode),
    message: 'form.noPrimary',
  },
  {
    clause: 'inquiry.scale.required',
    field: 'scale',
    isValid: ({ scale }) => hasVisibleText(scale),
    message: scaleError,
  },
  {
    clause: 'inquiry.scale.digits-only',
    field: 'scale',
    isValid: ({ scale }) => !/[^0-9]/.test(scale),
    message: scaleError,
  },
  {
    clause: 'inquiry.scale.max',
    field: 'scale',
    isValid: ({ scale }) => scale.length <= limits.scaleDigitsMax,
    message: scaleError,
  },
  {
    // The row of the field defines the sites and categories.
    clause: 'inquiry.workspace-account.required-public',
    field: 'naverWorksAccount',
    isValid: ({ naverWorksAccount }) => hasVisibleText(naverWorksAccount),
    message: 'form.noWorksAccount',
  },
  {
    clause: 'inquiry.corp-name.required',
    field: 'corpName',
    isValid: ({ corpName }) => hasVisibleText(corpName),
    message: 'form.noCorpName',
  },
  {
    clause: 'inquiry.email.required',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => hasVisibleText(emailAddress),
    message: 'form.noEmail',
  },
  {
    clause: 'inquiry.email.valid',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => !hasVisibleText(emailAddress) || isEmail(emailAddress),
    message: emailCheck,
  },
  {
    clause: 'inquiry.email.max',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => emailAddress.length <= limits.emailMax,
    message: emailCheck,
  },
  {
    clause: 'inquiry.email.read-only-when-known',
    field: 'emailAddress',
    isValid: ({ emailAddress }, { member }) => !member?.email || emailAddress === member.email,
    message: 'form.emailAddress.known',
  },
  {
    clause: 'inquiry.phone.required',
    field: 'cellphoneNo',
    // Sending removes a leading 0, so a single 0 is empty.
    isValid: ({ cellphoneNo }) => hasVisibleText(nationalNumber(cellphoneNo)),
    message: 'form.noPhone',
  },
  {
    clause: 'inquiry.phone.valid-for-country',
    field: 'cellphoneNo',
    isValid: (draft, { readPhone }) => readPhone(draft).is !== 'invalid',
    message: 'form.phoneCheck',
  },
  {
    clause: 'inquiry.phone.other-country',
    field: 'cellphoneNo',
    isValid: (draft, { readPhone }) => readPhone(draft).is !== 'otherCountry',
    message: 'form.phoneOtherCountry',
  },
  {
    clause: 'inquiry.title.required',
    field: 'title',
    isValid: ({ title }) => hasVisibleText(title),
    message: 'form.noTitle',
  },
  {
    clause: 'inquiry.content.required',
    field: 'content',
    isValid: ({ content }) => hasVisibleText(content),
    message: 'form.noContent',
  },
  {
    clause: 'inquiry.third-party-consent.required',
    field: 'thirdPartyConsent',
    isValid: ({ thirdPartyConsent }) => thirdPartyConsent === 'Y',
    message: 'form.noCheck',
  },
  {
    clause: 'inquiry.sales-consent.required',
    field: 'salesThirdPartyConsent',
    isValid: ({ salesThirdPartyConsent }) => salesThirdPartyConsent === 'Y',
    message: 'form.noCheck',
  },
  {
    clause: 'inquiry.marketing-consent.values',
    field: 'isAgreeRecvMarketing',
    isValid: ({ isAgreeRecvMarketing }) => ['', 'Y', 'N'].includes(isAgreeRecvMarketing),
    message: 'error.unknownCode',
  },
  {
    clause: 'captcha.required-for-anonymous-under-abuse',
    field: 'captchaValue',
    // Without a key, the question has not loaded yet.
    isValid: ({ captchaKey, captchaValue }) => hasVisibleText(captchaKey) && hasVisibleText(captchaValue),
    message: 'form.inputCaptcha',
  },
  ...limitedTexts.map(({ name, limit: { max, clause, message } }): Rule => ({
    clause,
    field: name,
    isValid: (draft, context) => draft[name].length <= max(context),
    message: (context) => [message, { max: grouped(max(context)) }],
  })),
]

/** The first failed rule of each visible field, in form order; empty if the draft is valid. */
export const failedRules = (draft: InquiryDraft, context: ValidationContext): readonly FailedRule[] =>
  fields
    .filter((field) => field.isVisible(context, draft))
    .flatMap(({ name }) => rules.find((rule) => rule.field === name && !rule.isValid(draft, context)) ?? [])
    .map(({ clause, field, message }) => ({
      clause,
      field,
      message: typeof message === 'function' ? message(context) : message,
    }))
