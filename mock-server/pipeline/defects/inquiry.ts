import type { Message } from '#specs/messages/i18n.ts'
import { fileBytesMax, limits } from '#specs/model/limits.ts'
import type { User } from '#specs/model/visitor.ts'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import type { Upload } from '#specs/contract/upload.ts'
import { siteOf } from '../find-world.ts'
import { accepts, form, on, refuseField, withField, type Behaviours, type Fields } from './behaviour.ts'

/** Lets a text have one character more. */
const oneLonger = (name: string, max: number) =>
  form((sent, { [name]: value = '' }) => (value.length === max + 1 ? withField(sent, name, value.slice(1)) : sent))

/** Does not ask for a field: an empty one gets a value. */
const unasked = (name: string, given: string, applies: (fields: Fields, member: User | null) => boolean) =>
  form((sent, fields, { world }) =>
    (fields[name] ?? '') === '' && applies(fields, world.member) ? withField(sent, name, given) : sent,
  )

interface Reason {
  readonly code: RefusalCode
  readonly message: (names: string) => Message
}

const tooLarge: Reason = {
  code: 'PAYLOAD_TOO_LARGE',
  message: (names) => ['form.fileSizeLimit10MB', { megabytes: limits.fileMegabytesMax, names }],
}

/** Refuses files that the mock would accept. */
const withoutFiles = (isRefused: (file: Upload) => boolean, { code, message }: Reason) =>
  form((sent) => {
    const names = sent.files.filter(isRefused).map(({ name }) => name)
    if (names.length > 0) refuseField('attachFile', message(names.join(', ')), code)
    return sent
  })

/** Changes name or size of files. */
const files = (change: (file: Upload, allowed: readonly string[]) => Partial<Upload>) =>
  form((sent, _fields, { world }) => {
    const changed = sent.files.map((file) => ({ ...file, ...change(file, world.settings.allowFileExt) }))
    const isSame = changed.every(({ name, size }, i) => name === sent.files[i]!.name && size === sent.files[i]!.size)
    return isSame ? sent : { ...sent, files: changed }
  })

const isBusiness = (member: User | null) => member?.roles.some((role) => role.startsWith('ROLE_ACCOUNT_BIZ'))

export const ofInquiries = {
  'content-5001': oneLonger('content', 5000),
  'content-4999': form((sent, { content = '' }) => {
    if (content.length === 5000) refuseField('content', ['form.contentLimit', { max: '4,999' }])
    return sent
  }),
  'email-51': oneLonger('emailAddress', limits.emailMax),
  'any-email': form((sent, _fields, { world: { member } }) =>
    member?.email ? withField(sent, 'emailAddress', member.email) : sent,
  ),
  'any-phone': on(
    ['submitInquiry'],
    accepts('inquiry.phone.valid-for-country', { code: 'SUCCESS', content: { inquiryId: 1 } }),
  ),
  'title-of-spaces': form((sent, { title = '' }) =>
    title !== '' && title.trim() === '' ? withField(sent, 'title', '-') : sent,
  ),
  'corp-name-51': oneLonger('corpName', limits.corpNameMax),
  'scale-on-fin': form((sent, { bbsArticleTypeDetailCode, scale = '' }, { request, world }) => {
    if (siteOf(request, world) === 'fin' && bbsArticleTypeDetailCode === 'SALES_INVOC_003' && scale === '')
      refuseField('scale', ['form.scaleError', { max: 10 }])
    return sent
  }),
  'workspace-on-gov': form((sent, { inquiryTypeCode, naverWorksAccount = '' }, { request, world }) =>
    siteOf(request, world) === 'gov' && inquiryTypeCode === 'O2O' && naverWorksAccount === ''
      ? withField(sent, 'naverWorksAccount', 'any@account')
      : sent,
  ),
  'emergency-of-every-type': form((sent, { isEmergency = '' }, { world }) => {
    if (isBusiness(world.member) && !['emerg', 'comm'].includes(isEmergency))
      refuseField('isEmergency', 'form.noEmergency')
    return sent
  }),
  'role-without-ending': unasked(
    'isEmergency',
    'comm',
    (_fields, member) => !member?.roles.some((role) => ['ROLE_ACCOUNT_BIZ', 'ROLE_ACCOUNT_PISTT'].includes(role)),
  ),
  'no-sharing-of-trouble': unasked(
    'isPartnerSharingAgreement',
    'not_share',
    ({ inquiryTypeCode }) => inquiryTypeCode === 'TRBL',
  ),
  'no-third-party-consent': unasked('thirdPartyConsent', 'Y', () => true),
  'no-sales-consent': unasked('salesThirdPartyConsent', 'Y', () => true),
  'sales-consent-of-users': form((sent, { inquiryTypeCode, salesThirdPartyConsent }, { world }) => {
    if (world.member && inquiryTypeCode === 'SALES' && salesThirdPartyConsent !== 'Y')
      refuseField('salesThirdPartyConsent', 'form.noCheck')
    return sent
  }),
  'file-of-a-byte-more': files(({ size }) => ({ size: size === fileBytesMax + 1 ? fileBytesMax : size })),
  'file-of-a-byte-less': withoutFiles(({ size }) => size === fileBytesMax, tooLarge),
  'six-files': form((sent) => (sent.files.length === 6 ? { ...sent, files: sent.files.slice(1) } : sent)),
  'any-extension': files(({ name }, allowed) => {
    const [, extension = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? []
    return allowed.includes(extension) ? {} : { name: `${name}.${allowed[0]}` }
  }),
  'small-extensions': withoutFiles(({ name }) => name !== name.toLowerCase(), {
    code: 'FILE_EXT_DISALLOWED',
    message: (names) => ['form.fileExtDisallowed', { names, extensions: 'pdf, png, …' }],
  }),
  'any-character': files(({ name }) => ({ name: name.replaceAll(/[\\/:*?"<>|;%&#]/g, '_') })),
  'empty-file': withoutFiles(({ size }) => size === 0, tooLarge),
} satisfies Behaviours
