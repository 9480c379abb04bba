import { expect, test } from 'vitest'
import { changed, emptyDraft, partsSent, type InquiryDraft } from './inquiry-draft.ts'
import { nationalNumber } from './phone.ts'
import { fields } from '../model/inquiry-fields.ts'
import { rules, failedRules, type ValidationContext } from './inquiry.ts'

const context: ValidationContext = {
  type: 'general',
  site: 'public',
  member: null,
  isPartner: false,
  abuse: false,
  readPhone: ({ cntryNo, cellphoneNo }) =>
    cntryNo === '82' && nationalNumber(cellphoneNo) === '1012345678'
      ? { is: 'number', national: '1012345678', digits: cellphoneNo }
      : { is: 'invalid' },
  isDetail: (code) => code === 'GNRL_MBR_001',
  hasDetails: (code) => code !== 'GNRL_PRIV',
}

const complete: InquiryDraft = {
  ...emptyDraft,
  primaryCode: 'GNRL_MBR',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  emailAddress: 'kim@example.com',
  cellphoneNo: '01012345678',
  title: 'x',
  content: 'x',
}

const errorsOf = (typed: Partial<InquiryDraft>, overrides: Partial<ValidationContext> = {}) =>
  failedRules({ ...complete, ...typed }, { ...context, ...overrides }).map(
    ({ field, message }) =>
      `${field} ${[message]
        .flat()
        .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
        .join(' ')}`,
  )

test('a complete draft has no errors, and an empty one has errors in form order', () => {
  expect(errorsOf({})).toEqual([])
  expect(failedRules(emptyDraft, context).map(({ field }) => field)).toEqual([
    'primaryCode',
    'emailAddress',
    'cellphoneNo',
    'title',
    'content',
  ])
})

test.each<[Partial<InquiryDraft>, string[]]>([
  [{ primaryCode: 'GNRL_PRIV', bbsArticleTypeDetailCode: '' }, ['primaryCode form.noDetails']],
  [{ bbsArticleTypeDetailCode: '' }, ['bbsArticleTypeDetailCode form.noDetail']],
  [{ emailAddress: 'kim@example' }, ['emailAddress form.emailCheck {"max":50}']],
  [{ emailAddress: `${'a'.repeat(38)}@example.com` }, []],
  [{ emailAddress: `${'a'.repeat(39)}@example.com` }, ['emailAddress form.emailCheck {"max":50}']],
  [{ cellphoneNo: '1012345678' }, []],
  [{ cellphoneNo: '001012345678' }, ['cellphoneNo form.phoneCheck']],
  [{ cellphoneNo: '010-1234-5678' }, ['cellphoneNo form.phoneCheck']],
  [{ title: ' \n' }, ['title form.noTitle']],
  [{ content: 'a'.repeat(5000) }, []],
  [{ content: 'a'.repeat(5001) }, ['content form.contentLimit {"max":"5,000"}']],
])('%j has the errors %j', (typed, errors) => expect(errorsOf(typed)).toEqual(errors))

test('a captcha is required of anonymous users under abuse only', () => {
  expect(errorsOf({}, { abuse: true })).toEqual(['captchaValue form.inputCaptcha'])
  const member = { email: 'kim@example.com', name: '김', roles: [], userType: 'Main', cntryCd: 'KR' }
  expect(errorsOf({}, { abuse: true, member })).toEqual([])
})

test('a signed-in user cannot enter another email address', () => {
  const member = { email: 'park@example.com', name: '박', roles: [], userType: 'Main', cntryCd: 'KR' }
  expect(errorsOf({}, { member })).toEqual(['emailAddress form.emailAddress.known'])
})

test('every rule belongs to a field of the form', () => {
  const names = new Set(fields.map(({ name }) => name))
  expect(rules.filter(({ field }) => !names.has(field))).toEqual([])
})

test('hidden fields are not sent', () => {
  const names = (overrides: Partial<ValidationContext>) =>
    partsSent({ ...context, ...overrides }, complete).map(([name]) => name)
  const member = { email: 'kim@example.com', name: '김', roles: [], userType: 'Main', cntryCd: 'KR' }
  expect(names({})).toContain('isAgreeRecvMarketing')
  expect(names({ member })).not.toContain('isAgreeRecvMarketing')
  expect(names({})).not.toContain('captchaKey')
  expect(names({})).not.toContain('primaryCode')
  expect(partsSent(context, complete)).toContainEqual(['cellphoneNo', '1012345678'])
})

test('changing the primary category clears the detail; phone and scale accept full-width digits', () => {
  expect(changed(complete, 'primaryCode', 'GNRL_BILL').bbsArticleTypeDetailCode).toBe('')
  expect(changed(complete, 'primaryCode', 'GNRL_MBR')).toBe(complete)
  expect(changed(complete, 'cellphoneNo', '０１０-12 34').cellphoneNo).toBe('0101234')
  expect(changed(complete, 'content', 'a\r\nb').content).toBe('a\nb')
  expect(nationalNumber('01012345678')).toBe('1012345678')
  expect(nationalNumber('0012')).toBe('012')
})

test('changing the category or turning sharing off resets the consent to share', () => {
  const shared = { ...complete, isPartnerSharingAgreement: 'share', partnerAgree: 'agree' }
  const sharingOf = (draft: InquiryDraft) => [draft.isPartnerSharingAgreement, draft.partnerAgree]
  expect(sharingOf(changed(shared, 'primaryCode', 'GNRL_BILL'))).toEqual(['not_share', ''])
  expect(sharingOf(changed(shared, 'bbsArticleTypeDetailCode', 'GNRL_MBR_002'))).toEqual(['not_share', ''])
  expect(sharingOf(changed(shared, 'isPartnerSharingAgreement', 'not_share'))).toEqual(['not_share', ''])
  expect(sharingOf(changed(shared, 'title', 'another'))).toEqual(['share', 'agree'])
  const first = { ...shared, primaryCode: '', bbsArticleTypeDetailCode: '' }
  expect(sharingOf(changed(first, 'primaryCode', 'GNRL_MBR'))).toEqual(['share', 'agree'])
  expect(sharingOf(changed(first, 'bbsArticleTypeDetailCode', 'GNRL_MBR_001'))).toEqual(['share', 'agree'])
})
