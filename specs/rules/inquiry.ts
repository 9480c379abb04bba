import type { ClauseId } from '../clauses/index.ts'
import type { MessageKey } from '../messages/index.ts'
import { nationalNumber, withPlainBreaks, type DraftName, type InquiryDraft } from './inquiry-draft.ts'
import { choices, fields, isSearched, type InquiryContext } from './inquiry-fields.ts'

/** What the rules must be told, because they import no data: each side hands in its own. */
export interface ValidationContext extends InquiryContext {
  /** Whether the phone checker takes this national number under this calling code. */
  readonly isPhone: (callingCode: string, nationalNumber: string) => boolean
  /** Whether inquiries of this type, on this site, may be about this detail code. */
  readonly isDetail: (code: string) => boolean
  /** Whether this primary code has any detail to choose; null on the server, which is sent no primary. */
  readonly hasDetails: ((primaryCode: string) => boolean) | null
}

/** One thing that must hold of one field. Judged in order; the first that fails is what the person reads. */
interface Rule {
  readonly clause: ClauseId
  readonly field: DraftName
  readonly isValid: (draft: InquiryDraft, context: ValidationContext) => boolean
  readonly message: MessageKey
}

/** A rule that does not hold, at its field. */
export interface FailedRule {
  readonly clause: ClauseId
  readonly field: DraftName
  readonly message: MessageKey
}

export const contentMax = 5000
const emailMax = 50
const corpNameMax = 50
const scaleMax = 10

const filled = (value: string) => value.trim() !== ''
const isChosen = (name: DraftName) => (draft: InquiryDraft) => choices[name]?.includes(draft[name]) ?? false

/** An address as HTML's `input type=email` takes it, with a dot in the domain. */
const isEmail = (value: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    value,
  )

/** Valid as it will be sent, or with the leading 0 that sending drops (Italian landlines keep theirs). */
const isPhoneOf = ({ cntryNo, cellphoneNo }: InquiryDraft, { isPhone }: ValidationContext) => {
  const national = nationalNumber(cellphoneNo)
  return isPhone(cntryNo, national) || (!national.startsWith('0') && isPhone(cntryNo, `0${national}`))
}

const lacksDetails = ({ primaryCode }: InquiryDraft, { hasDetails }: ValidationContext) =>
  hasDetails !== null && filled(primaryCode) && !hasDetails(primaryCode)

const isPrimaryOpen = (draft: InquiryDraft, context: ValidationContext) =>
  context.hasDetails !== null && (!filled(draft.primaryCode) || lacksDetails(draft, context))

export const rules: readonly Rule[] = [
  {
    clause: 'inquiry.category.primary-required',
    field: 'primaryCode',
    isValid: ({ primaryCode }, { hasDetails }) => hasDetails === null || filled(primaryCode),
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
    // Where the primary itself is wrong, the error stands there alone.
    isValid: (draft, context) =>
      isSearched(context) || isPrimaryOpen(draft, context) || context.isDetail(draft.bbsArticleTypeDetailCode),
    message: 'form.noDetail',
  },
  {
    clause: 'inquiry.category.detail-required',
    field: 'bbsArticleTypeDetailCode',
    // One control has all levels, so what is missing is the category as a whole.
    isValid: (draft, context) => !isSearched(context) || context.isDetail(draft.bbsArticleTypeDetailCode),
    message: 'form.noPrimary',
  },
  {
    clause: 'inquiry.scale.required',
    field: 'scale',
    isValid: ({ scale }) => filled(scale),
    message: 'form.scaleError',
  },
  {
    clause: 'inquiry.scale.digits-only',
    field: 'scale',
    isValid: ({ scale }) => !/[^0-9]/.test(scale),
    message: 'form.scaleError',
  },
  {
    clause: 'inquiry.scale.max',
    field: 'scale',
    isValid: ({ scale }) => scale.length <= scaleMax,
    message: 'form.scaleError',
  },
  {
    // Which site asks it of which category is the field's own row.
    clause: 'inquiry.workspace-account.required-public',
    field: 'naverWorksAccount',
    isValid: ({ naverWorksAccount }) => filled(naverWorksAccount),
    message: 'form.noWorksAccount',
  },
  {
    clause: 'inquiry.emergency.required',
    field: 'isEmergency',
    isValid: isChosen('isEmergency'),
    message: 'form.noEmergency',
  },
  {
    clause: 'inquiry.corp-name.required',
    field: 'corpName',
    isValid: ({ corpName }) => filled(corpName),
    message: 'form.noCorpName',
  },
  {
    clause: 'inquiry.corp-name.max',
    field: 'corpName',
    isValid: ({ corpName }) => corpName.length <= corpNameMax,
    message: 'form.corpNameLimit',
  },
  {
    clause: 'inquiry.email.required',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => filled(emailAddress),
    message: 'form.emailCheck',
  },
  {
    clause: 'inquiry.email.valid',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => !filled(emailAddress) || isEmail(emailAddress),
    message: 'form.emailCheck',
  },
  {
    clause: 'inquiry.email.max',
    field: 'emailAddress',
    isValid: ({ emailAddress }) => emailAddress.length <= emailMax,
    message: 'form.emailCheck',
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
    // A 0 alone is dropped when it is sent, which leaves nothing.
    isValid: ({ cellphoneNo }) => filled(nationalNumber(cellphoneNo)),
    message: 'form.noPhone',
  },
  {
    clause: 'inquiry.phone.valid-for-country',
    field: 'cellphoneNo',
    isValid: isPhoneOf,
    message: 'form.phoneCheck',
  },
  {
    clause: 'inquiry.title.required',
    field: 'title',
    isValid: ({ title }) => filled(title),
    message: 'form.noTitle',
  },
  {
    clause: 'inquiry.content.required',
    field: 'content',
    isValid: ({ content }) => filled(content),
    message: 'form.noContent',
  },
  {
    clause: 'inquiry.content.max',
    field: 'content',
    isValid: ({ content }) => withPlainBreaks(content).length <= contentMax,
    message: 'form.contentLimit',
  },
  {
    clause: 'inquiry.partner-sharing.required',
    field: 'isPartnerSharingAgreement',
    isValid: isChosen('isPartnerSharingAgreement'),
    message: 'form.noPartnerSharing',
  },
  {
    clause: 'inquiry.partner-agree.required',
    field: 'partnerAgree',
    isValid: isChosen('partnerAgree'),
    message: 'form.noPartnerAgree',
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
    isValid: ({ captchaValue }) => filled(captchaValue),
    message: 'form.inputCaptcha',
  },
]

/** What is wrong with a draft: the first failing rule of each field that is asked, in the order of the form. */
export const failedRules = (draft: InquiryDraft, context: ValidationContext): readonly FailedRule[] =>
  fields
    .filter((field) => field.isVisible(context, draft))
    .flatMap(({ name }) => rules.find((rule) => rule.field === name && !rule.isValid(draft, context)) ?? [])
    .map(({ clause, field, message }) => ({ clause, field, message }))
