import { expect, test } from 'vitest'
import { additionalContentRules, additionalInquiryBlockedBy } from './additional.ts'

const at = (iso: string) => Date.parse(iso)
const date = [2026, 11, 1, 0, 30]

test.each([
  ['2026-11-06T00:30:00.000+09:00', {}, null],
  ['2026-11-06T00:30:00.001+09:00', {}, 'overLimit'],
  ['2026-11-02T00:00:00.000+09:00', { inquiryCount: 4 }, null],
  ['2026-11-02T00:00:00.000+09:00', { inquiryCount: 5 }, 'overLimit'],
  ['2036-11-02T00:00:00.000+09:00', { firstAnswerDate: null }, null],
  ['2026-11-02T00:00:00.000+09:00', { customerId: null }, 'noCustomer'],
  ['2036-11-02T00:00:00.000+09:00', { customerId: null, inquiryCount: 9 }, 'noCustomer'],
])('additional inquiry at %s with %j: %s', (now, overrides, blockedBy) =>
  expect(
    additionalInquiryBlockedBy({ customerId: 'C1', firstAnswerDate: date, inquiryCount: 0, ...overrides }, at(now)),
  ).toBe(blockedBy),
)

test.each([
  ['', 'form.noContent'],
  [' \n', 'form.noContent'],
  ['x'.repeat(5000), undefined],
  ['x'.repeat(5001), ['form.contentLimit', { max: '5,000' }]],
])('content %#', (content, message) =>
  expect(
    additionalContentRules({ type: 'general', site: 'public' }).find(({ isValid }) => !isValid(content))?.message,
  ).toEqual(message),
)
