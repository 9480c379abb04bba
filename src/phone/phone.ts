import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile'
import { digitsOf } from '#specs/model/typed-text.ts'
import { phoneReader, type ParsePhone, type PhoneCountry, type TypedPhone } from '#specs/rules/phone.ts'

/** The calling codes of all countries; the parser throws if another one is the default. */
const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

const parsed = (text: string, { country, cntryNo }: PhoneCountry) => {
  const isKnown = isSupportedCountry(country)
  const defaultCallingCode = callingCodes.has(cntryNo) ? cntryNo : ''
  const phone = parsePhoneNumberFromString(text, isKnown ? country : { defaultCallingCode })
  if (!phone) return undefined
  const { country: first } = phone
  // `isValid` applies the rules of `country`, which is otherwise the first country whose rules match.
  if (isKnown && phone.countryCallingCode === cntryNo) phone.country = country
  return { phone, first }
}

const parse: ParsePhone = (text, chosen) => {
  const { phone, first } = parsed(text, chosen) ?? {}
  return (
    phone && {
      countryCallingCode: phone.countryCallingCode,
      nationalNumber: phone.nationalNumber,
      country: first,
      isValid: () => phone.isValid(),
    }
  )
}

export const readPhone = phoneReader(parse)

/** The number as people of the country write it, such as 010-1234-5678; undefined if it is not valid there. */
export const nationalForm = (typed: TypedPhone): string | undefined => {
  const reading = readPhone(typed)
  if (reading.is !== 'number') return undefined
  const shown = parsed(`+${typed.cntryNo}${reading.national}`, typed)?.phone.formatNational()
  // Korea has short numbers that are written without the 0 that was typed. No typed digit may disappear.
  return shown && (digitsOf(shown).endsWith(reading.digits) || reading.digits !== typed.cellphoneNo) ? shown : undefined
}

/** A mobile number of the country, as its people dial it. */
export const exampleDigits = (country: string): string | undefined => {
  const example = isSupportedCountry(country) && getExampleNumber(country, examples)
  return example ? digitsOf(example.formatNational()) : undefined
}
