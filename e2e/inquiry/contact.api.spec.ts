import { generalInquiry } from '../support/inquiry.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'
import { overTheWire, proofOf, type Row } from './submit.ts'

const path = '/api/support/inquiry'

const localOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

const rows: readonly Row[] = [
  { proves: 'inquiry.email.required', example: 'missing', sent: { emailAddress: null }, at: 'emailAddress' },
  { proves: 'inquiry.email.required', example: 'empty', sent: { emailAddress: '' }, at: 'emailAddress' },
  { proves: 'inquiry.email.max', example: '50 signs', sent: { emailAddress: localOf(50) }, at: null },
  { proves: 'inquiry.email.max', example: '51 signs', sent: { emailAddress: localOf(51) }, at: 'emailAddress' },
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
    at: 'emailAddress',
  })),
  ...['a@b.co', "o'neil+tag@sub.example.co.kr", 'UPPER@EXAMPLE.COM', '1@2.kr'].map((emailAddress): Row => ({
    proves: 'inquiry.email.valid',
    example: emailAddress,
    sent: { emailAddress },
    at: null,
  })),

  { proves: 'inquiry.phone.required', example: 'missing', sent: { cellphoneNo: null }, at: 'cellphoneNo' },
  { proves: 'inquiry.phone.required', example: 'empty', sent: { cellphoneNo: '' }, at: 'cellphoneNo' },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'digits short',
    sent: { cellphoneNo: '1012345' },
    at: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'a digit long',
    sent: { cellphoneNo: '101234567890' },
    at: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'of Korea in Japan',
    sent: { cntryNo: '81', cellphoneNo: '1012345678' },
    at: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'of Japan',
    sent: { cntryNo: '81', cellphoneNo: '9012345678' },
    at: null,
  },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'of the United States',
    sent: { cntryNo: '1', cellphoneNo: '2015550123' },
    at: null,
  },
  { proves: 'inquiry.phone.valid-for-country', example: 'no country', sent: { cntryNo: '' }, at: 'cellphoneNo' },
  { proves: 'inquiry.phone.valid-for-country', example: 'country missing', sent: { cntryNo: null }, at: 'cellphoneNo' },
  {
    proves: 'inquiry.phone.valid-for-country',
    example: 'no such country',
    sent: { cntryNo: '999' },
    at: 'cellphoneNo',
  },
  { proves: 'inquiry.phone.landline-valid', example: 'Seoul', sent: { cellphoneNo: '212345678' }, at: null },
  {
    proves: 'inquiry.sending.server-judges-again',
    example: 'a phone number with hyphens',
    sent: { cellphoneNo: '10-1234-5678' },
    at: 'cellphoneNo',
  },
  {
    proves: 'inquiry.sending.server-judges-again',
    example: 'a phone number with a letter',
    sent: { cellphoneNo: '1012345678x' },
    at: 'cellphoneNo',
  },
  {
    proves: 'inquiry.sending.server-judges-again',
    example: 'a plus in the calling code',
    sent: { cntryNo: '+82' },
    at: 'cellphoneNo',
  },
  { proves: 'inquiry.phone.national-min', example: '1 digit', sent: { cellphoneNo: '1' }, at: 'cellphoneNo' },
  {
    proves: 'inquiry.phone.national-max',
    example: '18 digits',
    sent: { cellphoneNo: '101234567812345678' },
    at: 'cellphoneNo',
  },
  {
    proves: 'inquiry.phone.input-max',
    example: '251 digits',
    sent: { cellphoneNo: '1'.repeat(251) },
    at: 'cellphoneNo',
  },
]

for (const row of rows) test(...proofOf(row), overTheWire(row))

test.describe('signed in', () => {
  test.use({ settings: { persona: 'main' } })
  const another = clause('inquiry.sending.server-judges-again', 'another email than the known one')
  test(...alsoProves(another, 'inquiry.email.read-only-when-known'), async ({ api, world }) => {
    const { status, body } = await api.postForm(path, generalInquiry({ emailAddress: 'other@example.com' }))
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'emailAddress' }])
    expect(await world.inquiries()).toEqual([])
  })
  test(...clause('inquiry.sending.server-judges-again', 'the known email'), async ({ api }) => {
    const { status } = await api.postForm(path, generalInquiry({ emailAddress: 'minseo.kim@example.com' }))
    expect(status).toBe(200)
  })
  test(
    ...clause('inquiry.field.not-asked-not-judged', 'the marketing consent of somebody signed in'),
    async ({ api }) => {
      const sent = { emailAddress: 'minseo.kim@example.com', isAgreeRecvMarketing: 'maybe' }
      expect((await api.postForm(path, generalInquiry(sent))).status).toBe(200)
    },
  )
})
