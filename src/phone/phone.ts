import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile'
import { digitsOf, nationalNumbers, phoneCheck, type PhoneCountry } from '#specs/rules/phone.ts'

const parse = (text: string, country: string) => {
  const phone = parsePhoneNumberFromString(text)
  // `isValid` applies the rules of `country`, which is otherwise the first country whose rules match.
  if (phone && isSupportedCountry(country)) phone.country = country
  return phone
}

export const isPhone = phoneCheck(parse)

/** The number as people of the country write it, such as 010-1234-5678; undefined if it is not valid there. */
export const nationalForm = (chosen: PhoneCountry, digits: string): string | undefined => {
  const national = nationalNumbers(digits).find((each) => isPhone(chosen, each))
  const shown = national && parse(`+${chosen.cntryNo}${national}`, chosen.country)?.formatNational()
  // Korea has short numbers that are written without the 0 that was typed. No typed digit may disappear.
  return shown && digitsOf(shown).endsWith(digits) ? shown : undefined
}

/**
 * Removes a trunk prefix other than 0, such as 8 in Russia, because `nationalForm` shows it and sending removes only 0.
 */
export const withoutTrunkPrefix = (chosen: PhoneCountry, digits: string): string => {
  const { country } = chosen
  if (!isSupportedCountry(country) || nationalForm(chosen, digits) !== undefined) return digits
  const national = parsePhoneNumberFromString(digits, country)?.nationalNumber
  const shown = national && nationalForm(chosen, national)
  return shown && digitsOf(shown) === digits ? national : digits
}

/** A mobile number of the country, as its people dial it. */
export const exampleDigits = (country: string): string | undefined => {
  const example = isSupportedCountry(country) && getExampleNumber(country, examples)
  return example ? digitsOf(example.formatNational()) : undefined
}
