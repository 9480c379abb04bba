import { expect, test } from 'vitest'
import { failedRecipientRules, failedSwitchRules, readRecipient, type TypedRecipient } from './alarm.ts'
import type { PhoneReading, TypedPhone } from './phone.ts'

const recipient: TypedRecipient = {
  name: '당직',
  emailAddress: 'duty@example.com',
  cntryNo: '82',
  cellphoneNo: '1012345678',
}
/** Knows one number of Korea, and one that is another country's unless its country is named. */
const readPhone = ({ cntryNo, cellphoneNo, country, plus }: TypedPhone): PhoneReading => {
  if (cellphoneNo === '0101234') return { is: 'number', national: '1012345678', digits: '1012345678' }
  if (cellphoneNo === '1012345678') return { is: 'number', national: cellphoneNo, digits: cellphoneNo }
  const isOther = cellphoneNo === '2025550123' && `${cntryNo}${country}${plus}` === '1'
  return isOther ? { is: 'otherCountry', cntryNo: '1', country: 'CA' } : { is: 'invalid' }
}
const email = (length: number) => `${'x'.repeat(length - 12)}@example.com`

test.each([
  [{}, []],
  [{ name: '가'.repeat(50) }, []],
  [{ name: '가'.repeat(51) }, ['name']],
  [{ name: ' ' }, ['name']],
  [{ emailAddress: email(50) }, []],
  [{ emailAddress: email(51) }, ['emailAddress']],
  [{ emailAddress: '' }, ['emailAddress']],
  [{ emailAddress: 'duty' }, ['emailAddress']],
  [{ cntryNo: '', cellphoneNo: '' }, []],
  [{ cntryNo: '9999', cellphoneNo: '' }, []],
  [{ cntryNo: 'x', cellphoneNo: '' }, ['cntryNo']],
  [{ cntryNo: '' }, ['cntryNo']],
  [{ cntryNo: '8a' }, ['cntryNo']],
  [{ cntryNo: 'a8' }, ['cntryNo']],
  [{ cntryNo: '12345' }, ['cntryNo']],
  [{ cellphoneNo: '1' }, ['cellphoneNo']],
  [{ cntryNo: '1', cellphoneNo: '2025550123' }, ['cellphoneNo: form.phoneOtherCountry']],
  [{ cntryNo: '1', cellphoneNo: '2025550123', country: 'US' }, ['cellphoneNo']],
] as const)('a recipient with %j fails at %j', (changes, expected) => {
  const failed = failedRecipientRules([recipient, { ...recipient, ...changes }], readPhone)
  expect(failed.map(({ index }) => index)).toEqual(failed.map(() => 1))
  expect(
    failed.map(({ field, message }) => (message === 'form.phoneOtherCountry' ? `${field}: ${message}` : field)),
  ).toEqual(expected)
})

test('a recipient is read as its fields show it', () => {
  const typed = { ...recipient, emailAddress: ' ｄuty@example.com', cellphoneNo: '0101234', plus: '+' }
  expect(readRecipient(typed, readPhone)).toEqual({ ...recipient, plus: '' })
  expect(readRecipient({ ...recipient, cellphoneNo: '0101234' }, readPhone)).toEqual(recipient)
  expect(readRecipient({ ...recipient, cellphoneNo: '1' }, readPhone)).toEqual({ ...recipient, cellphoneNo: '1' })
})

test.each([
  [[], { mail: true, sms: false }, ['mail']],
  [[], { mail: false, sms: true }, ['sms']],
  [[], { mail: false, sms: false }, []],
  [[recipient], { mail: true, sms: true }, []],
  [[{ ...recipient, cellphoneNo: '' }], { mail: true, sms: true }, ['sms']],
  [[{ ...recipient, cellphoneNo: '' }, recipient], { mail: true, sms: true }, []],
] as const)('with the recipients %j, %j fails at %j', (recipientList, channels, expected) => {
  const off = { category: 'BILLING', mail: false, sms: false } as const
  const switchList = [off, { category: 'INCIDENT', ...channels } as const]
  const failed = failedSwitchRules({ recipientList: [...recipientList], switchList })
  expect(failed.map(({ field, index }) => [field, index])).toEqual(expected.map((field) => [field, 1]))
})
