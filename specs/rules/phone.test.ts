import { expect, test } from 'vitest'
import { phoneCheck } from './phone.ts'

// A parser that accepts everything, so that the limits are those of the rule and not those of libphonenumber.
const isPhone = phoneCheck((international) => ({
  countryCallingCode: '82',
  nationalNumber: international.slice(3),
  isValid: () => true,
}))

test.each([
  [1, false],
  [2, true],
  [17, true],
  [18, false],
])('a national number of %i digits: %s', (length, isValid) => {
  expect(isPhone({ cntryNo: '82', country: 'KR' }, '1'.repeat(length))).toBe(isValid)
})
