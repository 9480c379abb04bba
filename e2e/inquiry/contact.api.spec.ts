import { expectStatus } from '../support/expect-status.ts'
import { generalInquiry } from '../support/inquiry.ts'
import { clause, clausesOf, expect, test } from '../support/test.ts'
import { submitRow, proofOf, type Row } from './submit.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'

const path = '/api/support/inquiry'

const emailOfLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

const rows: readonly Row[] = [
  { proves: 'inquiry.email.required', example: 'missing', sent: { emailAddress: null }, field: 'emailAddress' },
  { proves: 'inquiry.email.required', example: 'empty', sent: { emailAddress: '' }, field: 'emailAddress' },
  { proves: 'inquiry.email.max', example: '50 characters', sent: { emailAddress: emailOfLength(50) }, field: null },
  {
    proves: 'inquiry.email.max',
    example: '51 characters',
    sent: { emailAddress: emailOfLength(51) },
    field: 'emailAddress',
  },
  ...[
    'name',
    'name@',
    '@example.com',
    'a b@example.com',
    'a@b c.com',
    'a@@example.com',
    'a@example..com',
    'a@example',
    'a@-example.com',
    'a@example.com,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
  ].map((emailAddress): Row => ({
    proves: 'inquiry.email.valid',
    example: JSON.stringify(emailAddress),
    sent: { emailAddress },
    field: 'emailAddress',
  })),
  ...['a@b.co', "o'neil+tag@sub.example.co.kr", 'UPPER@EXAMPLE.COM', '1@2.kr'].map((emailAddress): Row => ({
    proves: 'inquiry.email.valid',
    example: emailAddress,
    sent: { emailAddress },
    field: null,
  })),

  ...['2015550123', '4165550123', '8762101234'].map((cellphoneNo): Row => ({
    proves: 'inquiry.phone.server-judges-calling-code',
    example: `+1 ${cellphoneNo}`,
    sent: { cntryNo: '1', cellphoneNo },
    field: null,
  })),
  { proves: 'inquiry.phone.required', example: 'missing', sent: { cellphoneNo: null }, field: 'cellphoneNo' },
  { proves: 'inquiry.phone.required', example: 'empty', sent: { cellphoneNo: '' }, field: 'cellphoneNo' },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'too few digits',
    sent: { cellphoneNo: '1012345' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'one digit too many',
    sent: { cellphoneNo: '101234567890' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'a Korean number with the code of Japan',
    sent: { cntryNo: '81', cellphoneNo: '1012345678' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'a Japanese number',
    sent: { cntryNo: '81', cellphoneNo: '9012345678' },
    field: null,
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'a US number',
    sent: { cntryNo: '1', cellphoneNo: '2015550123' },
    field: null,
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'an empty calling code',
    sent: { cntryNo: '' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'no calling code',
    sent: { cntryNo: null },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'an unknown calling code',
    sent: { cntryNo: '999' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.landline-valid',
    example: 'a Seoul number',
    sent: { cellphoneNo: '212345678' },
    field: null,
  },
  {
    proves: 'inquiry.sending.server-judges-again',
    example: 'a phone number with hyphens',
    sent: { cellphoneNo: '10-1234-5678' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.sending.server-judges-again',
    example: 'a phone number with a letter',
    sent: { cellphoneNo: '1012345678x' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.sending.server-judges-again',
    example: 'a plus in the calling code',
    sent: { cntryNo: '+82' },
    field: 'cellphoneNo',
  },
  ...['82', '683', '1', '49'].map((cntryNo): Row => ({
    proves: 'inquiry.phone.national-min',
    example: `1 digit, +${cntryNo}`,
    sent: { cntryNo, cellphoneNo: '4' },
    field: 'cellphoneNo',
  })),
  // With one more 0, which is removed.
  {
    proves: 'inquiry.phone.national-max',
    example: '17 digits, a free number in Japan',
    sent: { cntryNo: '81', cellphoneNo: '000777111111111111' },
    field: null,
  },
  {
    proves: 'inquiry.phone.national-max',
    example: '18 digits',
    sent: { cntryNo: '81', cellphoneNo: '0007771111111111111' },
    field: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.national-max',
    example: '251 digits',
    sent: { cellphoneNo: '1'.repeat(251) },
    field: 'cellphoneNo',
  },
]

for (const row of rows) test(...proofOf(row), submitRow(row))

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  const ids = ['inquiry.sending.server-judges-again', 'inquiry.email.read-only-when-known']
  test(...clausesOf(ids, "not the account's email"), async ({ api, world }) => {
    const { status, body } = await api.postForm(path, generalInquiry({ emailAddress: 'other@example.com' }))
    expectStatus(status, 400)
    expect(body.errors).toMatchObject([{ field: 'emailAddress' }])
    await expectNothingStored(api, world)
  })
  test(...clause('inquiry.sending.server-judges-again', "the account's email"), async ({ api }) => {
    const { status } = await api.postForm(path, generalInquiry({ emailAddress: 'minseo.kim@example.com' }))
    expectStatus(status, 200)
  })
  test(
    ...clause('inquiry.field.not-asked-not-judged', 'the marketing consent of a signed-in user'),
    async ({ api }) => {
      const changes = { emailAddress: 'minseo.kim@example.com', isAgreeRecvMarketing: 'maybe' }
      expectStatus((await api.postForm(path, generalInquiry(changes))).status, 200)
    },
  )
})
