import { expect, test } from 'vitest'
import { phoneCheck, phoneReader, sentPhoneReader } from './phone.ts'

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

test.each([
  ['2025550123', '', { is: 'invalid' }],
  ['2025550123', '+', { is: 'otherCountry', cntryNo: '20', country: 'EG' }],
  ['002025550123', '', { is: 'otherCountry', cntryNo: '20', country: 'EG' }],
])('the digits %s with the plus %j say another country only by their prefix', (cellphoneNo, plus, expected) => {
  const readPhone = phoneReader((text) =>
    text === '+2025550123'
      ? { countryCallingCode: '20', country: 'EG', nationalNumber: '25550123', isValid: () => true }
      : undefined,
  )
  expect(readPhone({ cntryNo: '82', country: 'KR', plus, cellphoneNo })).toEqual(expected)
})
