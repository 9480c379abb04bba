import { expect, test } from 'vitest'
import { phoneCheck, sentPhoneReader } from './phone.ts'

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

test.each([
  ['612340', '0612340'],
  ['0612340', '0612340'],
  ['10987650', '10987650'],
  ['987650', undefined],
  ['00612340', '0612340'],
])('the digits %s are sent for %s', (cellphoneNo, national) => {
  const readPhone = sentPhoneReader((text) => ({
    countryCallingCode: '39',
    nationalNumber: text.slice(3).replace(/^9876/, '10'),
    isValid: () => ['+390612340', '+3910987650', '+39987650'].includes(text),
  }))
  const expected = national === undefined ? { is: 'invalid' } : { is: 'number', national, digits: cellphoneNo }
  expect(readPhone({ cntryNo: '39', country: '', plus: '', cellphoneNo })).toEqual(expected)
})
