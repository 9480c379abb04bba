import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile'
import { describe, expect, it, test } from 'vitest'
import { digitsOf } from '#specs/model/typed-text.ts'
import { nationalNumber, plusOf, sentPhoneReader } from '#specs/rules/phone.ts'
import { exampleDigits, nationalForm, readPhone } from './phone.ts'

const callingCodes = {
  ...{ KR: '82', US: '1', CA: '1', IT: '39', RU: '7', HU: '36', LT: '370', DE: '49', ID: '62', XK: '383' },
  ...{ AT: '43', BR: '55', JP: '81', AR: '54', BJ: '229', CI: '225', GA: '241' },
} as const
type Letters = keyof typeof callingCodes
const empty = { cellphoneNo: '', plus: '' }
const typed = (country: string, cntryNo: string, text: string) => ({
  country,
  cntryNo,
  cellphoneNo: digitsOf(text),
  plus: plusOf(text, empty),
})
const read = (country: Letters, text: string) => readPhone(typed(country, callingCodes[country], text))

describe('the national form', () => {
  it.each([
    ['KR', '1012345678', '010-1234-5678'],
    ['KR', '01012345678', '010-1234-5678'],
    ['KR', '+82 10-1234-5678', '010-1234-5678'],
    ['KR', '001012345678', undefined],
    ['KR', '010123456', undefined],
    ['KR', '', undefined],
    ['CA', '4165550123', '(416) 555-0123'],
    ['US', '4165550123', undefined],
    ['IT', '0612345678', '06 1234 5678'],
    ['RU', '9161234567', '8 (916) 123-45-67'],
    ['LT', '61234567', '(0-612) 34567'],
  ] as const)('in %s, %s is shown as %s', (country, text, shown) =>
    expect(nationalForm(typed(country, callingCodes[country], text))).toBe(shown),
  )
})

describe('a number is read as the digits of its field', () => {
  it.each([
    ['KR', '01012345678', '01012345678'],
    ['KR', '1012345678', '1012345678'],
    ['KR', '+82 10-1234-5678', '1012345678'],
    ['KR', '+82 (0)10-1234-5678', '1012345678'],
    ['KR', '\u202A+82 10-1234-5678\u202C', '1012345678'],
    ['KR', '＋８２ １０ー１２３４ー５６７８', '1012345678'],
    ['KR', '٠١٠١٢٣٤٥٦٧٨', '01012345678'],
    ['KR', '०१०१२३४५६७८', '01012345678'],
    ['KR', '0082 10 1234 5678', '1012345678'],
    ['KR', '0082 010 1234 5678', '1012345678'],
    ['KR', '82 10 1234 5678', '1012345678'],
    ['KR', 'tel:+82-10-1234-5678', '1012345678'],
    ['DE', '+49 1512 3456789', '15123456789'],
    ['DE', '01512 3456789', '015123456789'],
    ['ID', '+62 812-3456-78', '812345678'],
    ['ID', '0062 812-3456-78', '812345678'],
    ['XK', '+383 43 201 234', '43201234'],
    ['AT', '+43 664 123456', '664123456'],
    ['US', '1 201 555 0123', '2015550123'],
    ['US', '011 1 201 555 0123', '2015550123'],
    ['RU', '8 916 123-45-67', '9161234567'],
    ['RU', '8916123456', '8916123456'],
    // With the international prefix of the country.
    ['KR', '001 82 10 123 4567', '101234567'],
    ['HU', '06 20 123 4567', '201234567'],
    // With the code of a carrier.
    ['BR', '0 15 11 96123-4567', '11961234567'],
    ['AR', '011 15-2345-6789', '91123456789'],
    // The 0 belongs to the number, with and without which it is accepted.
    ['IT', '06 1234 5678', '0612345678'],
    ['IT', '6 1234 5678', '612345678'],
    ['IT', '+39 06 1234 5678', '0612345678'],
    ['BJ', '01 95 12 34 56', '0195123456'],
    ['CI', '01 23 45 67 89', '0123456789'],
    ['GA', '06 03 12 34', '06031234'],
  ] as const)('in %s, %s', (country, text, digits) =>
    expect(read(country, text)).toMatchObject({ is: 'number', digits }),
  )
  it.each([
    ['KR', '+81 90-1234-5678', 'JP', '81'],
    ['KR', '0081 90-1234-5678', 'JP', '81'],
    ['US', '011 81 90-1234-5678', 'JP', '81'],
    ['US', '+1 416 555 0123', 'CA', '1'],
    ['US', '+82 10-1234-5678', 'KR', '82'],
  ] as const)('in %s, %s is a number of %s', (country, text, other, cntryNo) =>
    expect(read(country, text)).toEqual({ is: 'otherCountry', country: other, cntryNo }),
  )
  it.each([
    ['KR', '001012345678'],
    ['KR', '+82 82 10-1234-5678'],
    ['KR', '+82 001012345678'],
    ['KR', '99999999'],
    // Egypt's code, but nothing says that it is one.
    ['KR', '2015550123'],
    ['US', '4165550123'],
    ['US', '416555012'],
    ['DE', '+49 49 1512 3456789 12'],
    ['KR', ''],
  ] as const)('in %s, %s is not valid', (country, text) => expect(read(country, text)).toEqual({ is: 'invalid' }))
})

describe('a plus', () => {
  it.each([
    ['+', empty, '+'],
    ['8', { cellphoneNo: '', plus: '+' }, '+'],
    ['8210', { cellphoneNo: '821', plus: '+' }, '+'],
    ['', { cellphoneNo: '8', plus: '+' }, ''],
    ['010', { cellphoneNo: '8210', plus: '+' }, ''],
    ['821', { cellphoneNo: '82', plus: '' }, ''],
    ['10+', empty, ''],
    ['\u202A(＋82)', empty, '+'],
  ] as const)('of %j after %j is %j', (text, before, plus) => expect(plusOf(text, before)).toBe(plus))
})

/** The reader of a server, which receives no country. */
const readSent = sentPhoneReader((text) => parsePhoneNumberFromString(text))

test('the example of each of 245 countries is read in every form, and a server accepts what is sent', () => {
  const failed = getCountries().flatMap((country) => {
    const example = getExampleNumber(country, examples)!
    const cntryNo = getCountryCallingCode(country)
    const national = example.nationalNumber
    const forms = {
      shown: exampleDigits(country)!,
      formatted: example.formatNational(),
      national,
      plus: example.formatInternational(),
      '00': `00${cntryNo}${national}`,
      '(0)': `+${cntryNo} (0)${national}`,
      marks: `\u202A+${cntryNo}-${national}\u202C`,
      fullWidth: `＋${cntryNo}${national}`.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    }
    return Object.entries(forms).flatMap(([form, text]) => {
      const reading = readPhone(typed(country, cntryNo, text))
      const sent = reading.is === 'number' ? nationalNumber(reading.digits) : ''
      // What stands in the field is read once more before it is sent.
      const again = reading.is === 'number' ? readPhone(typed(country, cntryNo, reading.digits)) : undefined
      const accepted = readSent({ country: '', cntryNo, cellphoneNo: sent, plus: '' })
      const isGood =
        sent === nationalNumber(national) &&
        again?.is === 'number' &&
        nationalNumber(again.digits) === sent &&
        accepted.is === 'number'
      return isGood ? [] : [`${country} ${form} ${text} ${JSON.stringify(reading)} ${JSON.stringify(accepted)}`]
    })
  })
  expect(getCountries()).toHaveLength(245)
  expect(failed).toEqual([])
})

test('a number with a calling code that no country has is not valid', () =>
  expect(readPhone(typed('', '9999', '1012345678'))).toEqual({ is: 'invalid' }))

test('the example of a country is a number that is valid there', () => {
  expect(exampleDigits('KR')).toBe('01020000000')
  expect(exampleDigits('??')).toBeUndefined()
})
