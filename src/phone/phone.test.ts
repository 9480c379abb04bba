import { describe, expect, it, test } from 'vitest'
import { exampleDigits, nationalForm, withoutTrunkPrefix } from './phone.ts'

const callingCodes = { KR: '82', US: '1', CA: '1', IT: '39', RU: '7', HU: '36', LT: '370' } as const
const chosen = (country: keyof typeof callingCodes) => ({ country, cntryNo: callingCodes[country] })

describe('the national form', () => {
  it.each([
    ['KR', '1012345678', '010-1234-5678'],
    ['KR', '01012345678', '010-1234-5678'],
    ['KR', '001012345678', undefined],
    ['KR', '010123456', undefined],
    ['KR', '', undefined],
    ['CA', '4165550123', '(416) 555-0123'],
    ['US', '4165550123', undefined],
    ['IT', '0612345678', '06 1234 5678'],
    ['RU', '9161234567', '8 (916) 123-45-67'],
    ['LT', '61234567', '(0-612) 34567'],
  ] as const)('in %s, %s is shown as %s', (country, digits, shown) =>
    expect(nationalForm(chosen(country), digits)).toBe(shown),
  )
})

describe('a trunk prefix other than 0 is removed', () => {
  it.each([
    ['RU', '89161234567', '9161234567'],
    ['HU', '06201234567', '201234567'],
  ] as const)('in %s, from %s', (country, digits, national) =>
    expect(withoutTrunkPrefix(chosen(country), digits)).toBe(national),
  )
  it.each([
    ['KR', '01012345678'],
    ['KR', '001012345678'],
    // An international prefix is no trunk prefix.
    ['KR', '00182101234567'],
    ['US', '12015550123'],
    ['IT', '0612345678'],
    ['RU', '8916123456'],
  ] as const)('but in %s, %s stays', (country, digits) =>
    expect(withoutTrunkPrefix(chosen(country), digits)).toBe(digits),
  )
})

test('the example of a country is a number that is valid there', () => {
  expect(exampleDigits('KR')).toBe('01020000000')
  expect(exampleDigits('??')).toBeUndefined()
})
