import type { ClauseId } from '#specs/clauses/index.ts'
import type { WorldSettings } from '../../mock-client/control-plane.ts'
import type { ErrorKey } from '../../literals/error-texts.ts'
import { emails, type Persona, type SignedInPersona } from '../../literals/personas.ts'
import { sites, type Site } from '../../literals/sites.ts'
import { types, typesOf, type Type } from '../complete-inquiry.ts'
import { target } from '../../mock-client/deployment.ts'

// The fields of the inquiry form: which values are accepted, and which are refused with which message. `cases.api.spec.ts`
// sends them to the API, `cases.spec.ts` enters one of each kind on the page.

type Values = Readonly<Record<string, string>>

interface Visit {
  readonly type: Type
  readonly persona: Persona
  readonly site: Site
}

/**
 * What the cases of one field share. With lists, each case is tested with every combination. Without a type, the API suite
 * sends each case to every type that has the field, and the browser suite enters it in the first.
 */
interface Group extends Partial<{ readonly [Name in keyof Visit]: Visit[Name] | readonly Visit[Name][] }> {
  readonly field: keyof typeof typesOf | 'inquiryTypeCode' | 'none'
  /** Other values than those of a valid inquiry. */
  readonly with?: Values
  readonly settings?: WorldSettings
  /** `api`: the form cannot send these values. `page`: the API has no such part. Without it, both are tested. */
  readonly only?: 'api' | 'page'
}

/** A change to a valid inquiry, and the expected error. */
export interface Case extends Visit, Pick<Group, 'field' | 'settings' | 'only'> {
  /** The types to which the API suite sends it, `type` first. */
  readonly types: readonly Type[]
  readonly proves: readonly ClauseId[]
  readonly example: string
  readonly changes: Values
  /** The message at the field; null when the inquiry is accepted. */
  readonly message: ErrorKey | null
}

/** The value of the field, or values by name. */
type Change = string | Values
type Clauses = ClauseId | readonly ClauseId[]

const row = (proves: Clauses, example: string, change: Change, message: ErrorKey | null) => {
  const changes = (field: string): Values => (typeof change === 'string' ? { [field]: change } : change)
  return { proves: [proves].flat(), example, changes, message }
}
const invalid: (...row: [Clauses, example: string, Change, ErrorKey]) => Row = row
const valid = (proves: Clauses, example: string, change: Change = {}) => row(proves, example, change, null)

type Row = ReturnType<typeof row>

const all = <Value>(values: Value | readonly Value[]) => [values].flat() as readonly Value[]

const casesOf =
  ({ type, persona = 'anonymous', site = 'public', with: values, ...group }: Group) =>
  (...rows: readonly (Row | ((visit: Visit) => Row))[]): Case[] => {
    const having: readonly Type[] = group.field in typesOf ? typesOf[group.field as keyof typeof typesOf] : types
    const [first] = having.includes('general') ? (['general'] as const) : having
    const visits = all(type ?? first!).flatMap((ofType) =>
      all(persona).flatMap((by) => all(site).map((at): Visit => ({ type: ofType, persona: by, site: at }))),
    )
    return visits.flatMap((visit) =>
      rows.map((each): Case => {
        const { changes, ...expected } = typeof each === 'function' ? each(visit) : each
        const others = type === undefined ? having.filter((other) => other !== visit.type) : []
        const sent = { ...values, ...changes(group.field) }
        return { ...group, ...visit, ...expected, types: [visit.type, ...others], changes: sent }
      }),
    )
  }

const signedIn = Object.keys(emails) as SignedInPersona[]
const a = (count: number) => 'a'.repeat(count)
/** 5000 characters, of which 100 are line breaks. */
const withLineBreaks = `${a(49)}\n`.repeat(100)

// Phone numbers by country. The page chooses the country, the API is sent its calling code.
const germany = (cellphoneNo: string) => ({ country: 'DE', cntryNo: '49', cellphoneNo })
const italy = (cellphoneNo: string) => ({ country: 'IT', cntryNo: '39', cellphoneNo })
const japan = (cellphoneNo: string) => ({ country: 'JP', cntryNo: '81', cellphoneNo })
const niue = (cellphoneNo: string) => ({ country: 'NU', cntryNo: '683', cellphoneNo })
const unitedStates = (cellphoneNo: string) => ({ country: 'US', cntryNo: '1', cellphoneNo })

const detail = 'bbsArticleTypeDetailCode'
const scale = { field: 'scale', with: { [detail]: 'SALES_INVOC_003' } } as const
const account = { field: 'naverWorksAccount' } as const
const publicAccount = 'inquiry.workspace-account.required-public'
const emergency = { field: 'isEmergency' } as const
const withRole = (role: string) => ({ ...emergency, persona: 'main', settings: { member: { roles: [role] } } }) as const
const sharing = { field: 'isPartnerSharingAgreement', persona: 'partner' } as const
const sharingRequired = 'inquiry.partner-sharing.required'
const share = { isPartnerSharingAgreement: 'share' }
const partnerAgree = { field: 'partnerAgree', persona: 'partner', with: share } as const
const thirdParty = { field: 'thirdPartyConsent' } as const
const transferConsent = 'inquiry.third-party-consent.required'
const transfer = { [detail]: 'SOLUT_SOLUQ_060' }
const salesConsent = { field: 'salesThirdPartyConsent' } as const

const isShared = (type: Type) => type === 'service' || type === 'trouble'

/** Only `Y` is a consent. */
const onlyY = (proves: ClauseId): readonly Row[] => [
  ...['', 'N', 'y', 'true'].map((value) => invalid(proves, `"${value}"`, value, 'form.noCheck')),
  valid(proves, '"Y"', 'Y'),
]

export const cases: readonly Case[] = [
  // Category and type
  ...casesOf({ field: 'primaryCode', with: { [detail]: '' }, only: 'page' })(
    invalid('inquiry.category.primary-required', 'nothing selected', '', 'form.noPrimary'),
    invalid('inquiry.category.primary-without-details', 'GNRL_EVENT', 'GNRL_EVENT', 'form.noDetails'),
  ),
  ...casesOf({ field: detail, type: 'general', with: { primaryCode: 'GNRL_BILL' } })(
    invalid('inquiry.category.detail-required', 'a primary without a detail', '', 'form.noDetail'),
    valid('inquiry.category.detail-required', 'a primary with its detail', 'GNRL_BILL_002'),
  ),
  ...casesOf({ field: detail, type: 'general', only: 'api' })(
    invalid('inquiry.category.detail-required', 'unknown', 'GNRL_MBR_999', 'form.noDetail'),
    invalid('inquiry.category.detail-required', 'a primary category', 'GNRL_MBR', 'form.noDetail'),
    invalid('inquiry.category.detail-required', 'a code of another type', 'SALES_INVOC_001', 'form.noDetail'),
    invalid('inquiry.category.primary-without-details', 'sent as the detail code', 'GNRL_EVENT', 'form.noDetail'),
  ),
  // Service and trouble have one control for all levels, so their message is about the category as a whole.
  ...casesOf({ field: detail, type: ['service', 'trouble'], persona: 'main', only: 'api' })(
    invalid('inquiry.category.detail-required', 'the second of three levels', 'TRBL_CP_001', 'form.noPrimary'),
    invalid('inquiry.category.detail-required', 'a code of another type', 'SALES_INVOC_001', 'form.noPrimary'),
  ),
  ...casesOf({ field: detail, type: 'service', site: sites, only: 'api' })(
    ({ site }) => row('site.differs.codes', 'CP_003', 'O2O_CP_003', site === 'gov' ? 'form.noPrimary' : null),
    ({ site }) => row('site.differs.codes', 'CP_005', 'O2O_CP_005', site === 'public' ? null : 'form.noPrimary'),
    ({ site }) => row('site.differs.codes', 'MG_005', 'O2O_MG_005', site === 'fin' ? 'form.noPrimary' : null),
    valid('inquiry.type.o2o', 'complete'),
  ),
  ...casesOf({ field: detail, type: 'general', site: sites, only: 'api' })(({ site }) =>
    row('site.differs.codes', 'BILL_005', 'GNRL_BILL_005', site === 'public' ? null : 'form.noDetail'),
  ),
  ...casesOf({ field: detail, type: 'solution', site: sites, only: 'api' })(({ site }) =>
    row('site.differs.codes', 'SOLUP_030', 'SOLUT_SOLUP_030', site === 'public' ? null : 'form.noDetail'),
  ),
  // The page sends every type on every site in pairwise.spec.ts.
  ...casesOf({ field: detail, type: types, site: sites, only: 'api' })(valid('inquiry.type.code-general', 'complete')),
  ...casesOf({ field: 'inquiryTypeCode', type: 'general', only: 'api' })(
    invalid('call.inquiry.submit.inquiry-type-code', 'empty', '', 'error.unknownCode'),
    invalid('call.inquiry.submit.inquiry-type-code', 'unknown', 'NOPE', 'error.unknownCode'),
  ),

  // Person
  ...casesOf({ field: 'inquiryPersonName', only: 'api' })(valid('inquiry.name.optional', 'empty', '')),
  ...casesOf({ field: 'emailAddress' })(
    invalid(['inquiry.email.required', 'inquiry.email.missing-message'], 'empty', '', 'form.noEmail'),
    valid('inquiry.email.required', 'the shortest valid address', 'a@b.kr'),
    invalid('inquiry.field.spaces-are-empty', 'only spaces', '   ', 'form.noEmail'),
    invalid('inquiry.email.valid', 'no @', 'visitor.example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'nothing before the @', '@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'nothing after the @', 'visitor@', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'two @', 'visitor@home@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'a space', 'the visitor@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'no dot in the domain', 'visitor@example', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'two dots in a row', 'visitor@example..com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'two addresses', 'a@example.com, b@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'a hyphen at the start of the domain', 'visitor@-example.com', 'form.emailCheck'),
    valid('inquiry.email.valid', 'every allowed special character', "first.last+tag_1-x'y@mail-1.example.co.kr"),
    valid('inquiry.email.max', '50 characters', `${a(38)}@example.com`),
    invalid('inquiry.email.max', '51 characters', `${a(39)}@example.com`, 'form.emailCheck'),
  ),
  ...casesOf({ field: 'emailAddress', only: 'api' })(
    invalid('inquiry.email.valid', 'two @ in a row', 'a@@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'a space in the domain', 'a@b c.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'a comma without a space', 'a@example.com,b@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'a line break', 'a@example.com\r\nBcc: b@example.com', 'form.emailCheck'),
    invalid('inquiry.email.valid', 'spaces at both ends', ' visitor@example.com ', 'form.emailCheck'),
    valid('inquiry.email.valid', 'capitals', 'UPPER@EXAMPLE.COM'),
    valid('inquiry.email.valid', 'digits', '1@2.kr'),
  ),
  ...casesOf({ field: 'emailAddress', persona: signedIn, only: 'api' })(
    invalid('inquiry.email.read-only-when-known', 'another address', 'other@example.com', 'form.emailAddress.known'),
    valid('inquiry.email.read-only-when-known', 'that of the account'),
  ),
  ...casesOf({ field: 'cellphoneNo' })(
    invalid('inquiry.phone.required', 'empty', '', 'form.noPhone'),
    // Sending removes a leading 0, so a single 0 counts as empty.
    invalid(['inquiry.phone.required', 'inquiry.phone.leading-zero-stripped'], 'only a 0', '0', 'form.noPhone'),
    valid('inquiry.phone.required', '1012345678', '1012345678'),
    valid('inquiry.phone.valid-for-country', 'with a 0', '01012345678'),
    invalid('inquiry.phone.valid-for-country', 'one digit too many', '010123456789', 'form.phoneCheck'),
    invalid('inquiry.phone.valid-for-country', 'a US number with the country Korea', '2015550123', 'form.phoneCheck'),
    valid('inquiry.phone.valid-for-country', 'a US number', unitedStates('2015550123')),
    invalid('inquiry.phone.valid-for-country', 'a US number, too short', unitedStates('201555012'), 'form.phoneCheck'),
    invalid('inquiry.phone.valid-for-country', 'Korean, in the US', unitedStates('1012345678'), 'form.phoneCheck'),
    valid('inquiry.phone.valid-for-country', 'a Japanese number', japan('09012345678')),
    invalid('inquiry.phone.one-zero-only', '001012345678', '001012345678', 'form.phoneCheck'),
    invalid('inquiry.phone.one-message', 'valid in no country', '99999999', 'form.phoneCheck'),
    valid('inquiry.phone.landline-valid', 'a Seoul number', '0212345678'),
    valid('inquiry.phone.landline-valid', 'a Rome number, whose 0 is part of it', italy('0612345678')),
    invalid('inquiry.phone.national-min', '1 digit', '1', 'form.phoneCheck'),
    invalid('inquiry.phone.national-min', '1 digit, in Niue', niue('4'), 'form.phoneCheck'),
    // No country has a valid number of 2 or 3 digits.
    valid('inquiry.phone.national-min', '4 digits, the shortest valid number of any country', niue('4002')),
    valid('inquiry.phone.national-max', '15 digits, a German number', germany('271408779000267')),
    invalid('inquiry.phone.national-max', '18 digits, in Japan', japan('0007771111111111111'), 'form.phoneCheck'),
    invalid('inquiry.phone.national-max', '251 digits', '1'.repeat(251), 'form.phoneCheck'),
  ),
  ...casesOf({ field: 'cellphoneNo', only: 'api' })(
    // The only valid numbers of 17 digits begin with 00. One more 0 is removed.
    // Other builds of libphonenumber do not know it.
    ...(target
      ? []
      : [valid('inquiry.phone.national-max', '17 digits, a free number in Japan', japan('000777111111111111'))]),
    invalid('inquiry.phone.national-min', '1 digit, +1', unitedStates('4'), 'form.phoneCheck'),
    invalid('inquiry.phone.national-min', '1 digit, +49', germany('4'), 'form.phoneCheck'),
    invalid('inquiry.phone.valid-for-country', 'too few digits', '1012345', 'form.phoneCheck'),
    invalid('inquiry.phone.valid-for-country', 'a Korean number in Japan', japan('1012345678'), 'form.phoneCheck'),
    // A back end may name it as the missing part.
    ...(target
      ? []
      : [invalid('inquiry.phone.valid-for-country', 'an empty calling code', { cntryNo: '' }, 'form.phoneCheck')]),
    invalid('inquiry.phone.valid-for-country', 'an unknown calling code', { cntryNo: '999' }, 'form.phoneCheck'),
    valid('inquiry.phone.shared-calling-code', 'a US number', unitedStates('2015550123')),
    valid('inquiry.phone.shared-calling-code', 'a Canadian number', unitedStates('4165550123')),
    valid('inquiry.phone.shared-calling-code', 'a Jamaican number', unitedStates('8762101234')),
    invalid('inquiry.sending.server-judges-again', 'hyphens', '10-1234-5678', 'form.phoneCheck'),
    invalid('inquiry.sending.server-judges-again', 'a letter', '1012345678x', 'form.phoneCheck'),
    invalid('inquiry.sending.server-judges-again', 'a plus in the calling code', { cntryNo: '+82' }, 'form.phoneCheck'),
  ),

  // Message
  ...casesOf({ field: 'title' })(
    invalid('inquiry.title.required', 'empty', '', 'form.noTitle'),
    invalid('inquiry.title.required', 'three spaces', '   ', 'form.noTitle'),
    valid('inquiry.title.required', 'one character', '?'),
    invalid('inquiry.field.spaces-are-empty', 'only several kinds of spaces', ' \t\u00a0\u3000', 'form.noTitle'),
    invalid('inquiry.field.spaces-are-empty', 'a Hangul filler', '\u3164', 'form.noTitle'),
    invalid('inquiry.field.spaces-are-empty', 'a zero width space', ' \u200b', 'form.noTitle'),
    valid('inquiry.field.spaces-are-empty', 'spaces around a character are kept', '  a '),
    valid('inquiry.title.without-limit', '6000 characters', a(6000)),
  ),
  ...casesOf({ field: 'title', only: 'api' })(
    valid('inquiry.title.without-limit', '20000 characters', '제'.repeat(20_000)),
  ),
  ...casesOf({ field: 'content' })(
    invalid('inquiry.content.required', 'empty', '', 'form.noContent'),
    valid('inquiry.content.required', 'one character', '?'),
    invalid('inquiry.field.spaces-are-empty', 'only spaces and line breaks', ' \n\n\t\u3000', 'form.noContent'),
    invalid('inquiry.field.spaces-are-empty', 'empty Braille patterns', '\u2800\n\u2800', 'form.noContent'),
    valid('inquiry.content.max', '5000 characters', '가'.repeat(5000)),
    invalid('inquiry.content.max', '5001 characters', '가'.repeat(5001), 'form.contentLimit'),
    valid('inquiry.content.counts-utf16', '5000 characters, 100 of them line breaks', withLineBreaks),
    invalid('inquiry.content.counts-utf16', '5001 characters', `${withLineBreaks}a`, 'form.contentLimit'),
    valid('inquiry.content.counts-utf16', '2500 emoji', '😀'.repeat(2500)),
    invalid('inquiry.content.counts-utf16', '2500 emoji and an a', `${'😀'.repeat(2500)}a`, 'form.contentLimit'),
  ),
  ...casesOf({ field: 'content', only: 'api' })(
    valid('inquiry.content.counts-utf16', '4999 characters and CR LF', `${a(2500)}\r\n${a(2499)}`),
    invalid('inquiry.content.counts-utf16', '5000 and CR LF', `${a(2500)}\r\n${a(2500)}`, 'form.contentLimit'),
    valid('inquiry.content.counts-utf16', '4999 CR LF', `${'\r\n'.repeat(2500)}a${'\r\n'.repeat(2499)}`),
    // Spaces at both ends count.
    valid('inquiry.content.max', '5000 characters between spaces', ` ${a(4998)} `),
    invalid('inquiry.content.max', '5001 characters between spaces', ` ${a(4999)} `, 'form.contentLimit'),
    valid('inquiry.content.max', '5000 characters between other blanks', `\n${a(4998)}\u3000`),
    invalid('inquiry.content.max', '5001 characters between other blanks', `\n${a(4999)}\u3000`, 'form.contentLimit'),
  ),

  // Sales
  ...casesOf({ field: 'corpName' })(
    invalid('inquiry.corp-name.required', 'empty', '', 'form.noCorpName'),
    invalid('inquiry.field.spaces-are-empty', 'company: only spaces', ' \u3000', 'form.noCorpName'),
    valid(['inquiry.corp-name.required', 'call.inquiry.submit.corp-name'], 'one character', 'A'),
    valid('inquiry.corp-name.max', '50 characters', a(50)),
    invalid('inquiry.corp-name.max', '51 characters', a(51), 'form.corpNameLimit'),
  ),
  ...casesOf({ field: 'corpName', only: 'api' })(
    valid('inquiry.corp-name.max', '50 characters between spaces', ` ${a(48)} `),
    invalid('inquiry.corp-name.max', '51 characters between spaces', ` ${a(49)} `, 'form.corpNameLimit'),
  ),
  ...casesOf({ field: 'corpName', type: ['service', 'trouble', 'solution', 'general', 'experience'] })(
    valid('inquiry.corp-name.sales-only', 'no company'),
  ),
  ...casesOf({ field: 'departmentName' })(
    valid(['inquiry.name.optional', 'call.inquiry.submit.department-name'], 'a department', '구매팀'),
    valid(['inquiry.name.optional', 'call.inquiry.submit.level-name'], 'a level', { levelName: '과장' }),
  ),
  ...casesOf({ ...scale, site: ['public', 'gov'] })(
    invalid('inquiry.scale.required', 'empty', '', 'form.scaleError'),
    valid(['inquiry.scale.required', 'call.inquiry.submit.scale'], '1', '1'),
  ),
  ...casesOf({ ...scale, site: 'fin' })(valid('inquiry.scale.not-required-on-fin', 'empty')),
  ...casesOf(scale)(
    valid('inquiry.scale.asked-with-category', 'another category', { [detail]: 'SALES_INVOC_002' }),
    invalid('inquiry.scale.read', 'a decimal', '1.5', 'form.scaleError'),
    valid(['inquiry.scale.max', 'inquiry.scale.digits-only'], '10 digits', '1234567890'),
    invalid('inquiry.scale.max', '11 digits', '12345678901', 'form.scaleError'),
  ),
  ...casesOf({ ...scale, only: 'api' })(
    invalid('inquiry.scale.digits-only', 'a letter', '12a', 'form.scaleError'),
    invalid('inquiry.scale.digits-only', 'a sign', '-1', 'form.scaleError'),
    invalid('inquiry.scale.digits-only', 'full width digits', '１２', 'form.scaleError'),
    invalid('inquiry.scale.digits-only', 'spaces at both ends', ' 12345678 ', 'form.scaleError'),
  ),

  // Service
  ...casesOf({ ...account, with: { [detail]: 'O2O_BI_004' } })(
    invalid(publicAccount, 'empty', '', 'form.noWorksAccount'),
    valid([publicAccount, 'call.inquiry.submit.workspace-account'], 'an account', 'admin@haneul-bakery'),
  ),
  ...casesOf({ ...account, site: 'gov', with: { [detail]: 'O2O_BI_001' } })(
    invalid('inquiry.workspace-account.required-gov', 'empty', '', 'form.noWorksAccount'),
    valid('inquiry.workspace-account.required-gov', 'an account', 'admin@haneul-bakery'),
  ),
  ...casesOf({ ...account, site: ['public', 'fin'] })(
    valid('inquiry.workspace-account.asked-with-category', 'O2O_BI_001', { [detail]: 'O2O_BI_001' }),
  ),
  ...casesOf({ ...account, site: ['gov', 'fin'] })(
    valid('inquiry.workspace-account.asked-with-category', 'O2O_BI_004', { [detail]: 'O2O_BI_004' }),
  ),

  // Trouble
  ...casesOf({ ...emergency, persona: 'biz' })(
    invalid(['inquiry.emergency.role-biz', 'inquiry.emergency.required'], 'nothing selected', '', 'form.noEmergency'),
    valid(
      ['inquiry.emergency.value-emerg', 'inquiry.emergency.required', 'call.inquiry.submit.is-emergency'],
      'selected',
      'emerg',
    ),
  ),
  ...casesOf({ ...emergency, persona: 'biz-pistt' })(
    invalid('inquiry.emergency.role-pistt', 'nothing selected', '', 'form.noEmergency'),
    valid('inquiry.emergency.value-comm', 'selected', 'comm'),
  ),
  ...casesOf({ ...emergency, persona: ['anonymous', 'main', 'sub', 'partner'] })(
    valid('inquiry.emergency.not-for-others', 'no choice'),
  ),
  ...casesOf({ ...emergency, type: types, persona: 'biz', only: 'api' })(({ type }) =>
    row('inquiry.emergency.trouble-only', 'maybe', 'maybe', type === 'trouble' ? 'form.noEmergency' : null),
  ),
  ...['ROLE_ACCOUNT_BIZ_ADMIN', 'ROLE_ACCOUNT_PISTT_ADMIN'].flatMap((role) =>
    casesOf({ ...withRole(role), only: 'api' })(
      invalid('inquiry.emergency.prefix-match', `nothing selected with ${role}`, '', 'form.noEmergency'),
    ),
  ),
  ...['ROLE_ACCOUNT_BI', 'OLD_ROLE_ACCOUNT_BIZ', 'OLD_ROLE_ACCOUNT_PISTT'].flatMap((role) =>
    casesOf({ ...withRole(role), only: 'api' })(valid('inquiry.emergency.prefix-match', `no choice with ${role}`)),
  ),

  // Partner, for service and trouble
  ...casesOf({ ...sharing, type: 'service' })(
    invalid(['inquiry.partner-sharing.on-o2o', sharingRequired], 'none', '', 'form.noPartnerSharing'),
  ),
  ...casesOf({ ...sharing, type: 'trouble' })(
    invalid(['inquiry.partner-sharing.on-trbl', sharingRequired], 'none', '', 'form.noPartnerSharing'),
  ),
  ...casesOf({ ...sharing, type: ['service', 'trouble'] })(
    valid(['inquiry.partner-sharing.value-not-share', sharingRequired], 'not_share', 'not_share'),
  ),
  ...casesOf({ ...sharing, type: types, only: 'api' })(({ type }) =>
    row('inquiry.partner-sharing.no-other-types', 'SHARE', 'SHARE', isShared(type) ? 'form.noPartnerSharing' : null),
  ),
  ...casesOf({ ...sharing, type: ['service', 'trouble'], settings: { partner: false }, only: 'api' })(
    valid('inquiry.partner-sharing.needs-init-n', 'nothing selected', ''),
  ),
  ...casesOf({ ...partnerAgree, type: ['service', 'trouble'] })(
    invalid('inquiry.partner-agree.required', 'nothing selected', '', 'form.noPartnerAgree'),
    valid(['inquiry.partner-agree.value-agree', 'inquiry.partner-sharing.value-share'], 'agree', 'agree'),
    valid(['inquiry.partner-agree.value-not-agree', 'inquiry.partner-agree.required'], 'not_agree', 'not_agree'),
  ),
  ...casesOf({ ...partnerAgree, type: 'service', only: 'api' })(
    valid(['call.inquiry.submit.partner-agree', 'call.inquiry.submit.partner-sharing'], 'as sent', 'agree'),
    invalid('inquiry.partner-agree.by-server', 'unknown', 'yes', 'form.noPartnerAgree'),
  ),

  // Consents
  ...casesOf({ ...thirdParty, with: transfer })(
    invalid([transferConsent, 'inquiry.third-party-consent.by-server'], 'unchecked', '', 'form.noCheck'),
    valid(['inquiry.third-party-consent.by-server', 'call.inquiry.submit.third-party-consent'], 'checked', 'Y'),
  ),
  ...casesOf({ ...thirdParty, with: transfer, persona: 'main' })(
    invalid('inquiry.third-party-consent.by-server', 'unchecked', '', 'form.noCheck'),
  ),
  ...casesOf(thirdParty)(valid(transferConsent, 'another detail')),
  ...casesOf({ ...thirdParty, with: transfer, site: sites, only: 'api' })(
    ...onlyY('inquiry.third-party-consent.by-server'),
  ),
  ...casesOf({ ...thirdParty, only: 'api' })(
    valid('inquiry.third-party-consent.by-server', 'SOLUQ_010', { [detail]: 'SOLUT_SOLUQ_010' }),
  ),
  ...casesOf(salesConsent)(
    invalid('inquiry.sales-consent.required', 'unchecked', '', 'form.noCheck'),
    valid(
      ['inquiry.sales-consent.required', 'inquiry.sales-consent.by-server', 'call.inquiry.submit.sales-consent'],
      'checked',
      'Y',
    ),
  ),
  ...casesOf({ ...salesConsent, persona: 'main' })(valid('inquiry.sales-consent.not-when-signed-in', 'not shown')),
  ...casesOf({ ...salesConsent, site: sites, only: 'api' })(...onlyY('inquiry.sales-consent.by-server')),
  ...casesOf({ field: 'isAgreeRecvMarketing', only: 'api' })(
    valid('inquiry.marketing-consent.optional', 'empty', ''),
    valid('inquiry.marketing-consent.values', 'Y', 'Y'),
    valid('inquiry.marketing-consent.values', 'N', 'N'),
    invalid('inquiry.marketing-consent.values', 'maybe', 'maybe', 'error.unknownCode'),
  ),
  ...casesOf({ field: 'isAgreeRecvMarketing', persona: 'main', only: 'api' })(
    valid('inquiry.field.not-asked-not-sent', 'the marketing consent of a signed-in user', 'maybe'),
  ),
  ...casesOf({ field: 'none', type: 'general', only: 'api' })(
    valid('inquiry.field.not-asked-not-sent', 'the fields of other forms, and an unknown one', {
      scale: 'many',
      corpName: a(51),
      isEmergency: 'maybe',
      isPartnerSharingAgreement: 'perhaps',
      partnerAgree: '?',
      naverWorksAccount: '',
      thirdPartyConsent: 'N',
      captchaValue: 'wrong',
      hello: 'world',
    }),
  ),
]
