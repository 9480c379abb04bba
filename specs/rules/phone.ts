import { limits } from './limits.ts'

/** Keeps only digits; converts full-width digits. Fields for phone numbers contain nothing else. */
export const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '')

/** Parses a phone number in international format, such as `+821012345678`; returns undefined if that fails. */
type Parse = (
  international: string,
  country: string,
) =>
  { readonly countryCallingCode: string; readonly nationalNumber: string; readonly isValid: () => boolean } | undefined

/** The selected country, by its calling code and its letters. */
export interface PhoneCountry {
  readonly cntryNo: string
  readonly country: string
}

/** Whether a national number is valid, landlines included. */
export type PhoneCheck = (chosen: PhoneCountry, nationalNumber: string) => boolean

/**
 * Returns the phone check of the form or the server. Each passes in its parser of libphonenumber, so that the rules
 * contain no phone data: the form's applies the rules of the selected country, and the server's those of all countries
 * with the calling code, because it does not receive the country.
 */
export const phoneCheck =
  (parse: Parse): PhoneCheck =>
  ({ cntryNo, country }, nationalNumber) => {
    const { length } = nationalNumber
    if (length < limits.nationalNumberMin || length > limits.nationalNumberMax) return false
    const phone = parse(`+${cntryNo}${nationalNumber}`, country)
    // libphonenumber corrects some errors, such as an extra zero. The form sends the number as entered, so a number that
    // had to be corrected is not valid.
    return phone?.countryCallingCode === cntryNo && phone.nationalNumber === nationalNumber && phone.isValid()
  }

/** Removes one leading 0, the trunk prefix that is dialled within a country. */
export const nationalNumber = (typed: string) => typed.replace(/^0/, '')

/** The national numbers that typed digits can mean. Italian landlines keep their leading 0, which sending removes. */
export const nationalNumbers = (typed: string): readonly string[] => {
  const national = nationalNumber(typed)
  return national.startsWith('0') ? [national] : [national, `0${national}`]
}

/** Whether typed digits are a valid number of the selected country, with or without the leading 0 that sending removes. */
export const isPhoneOf = (phone: PhoneCountry & { readonly cellphoneNo: string }, isPhone: PhoneCheck): boolean =>
  nationalNumbers(phone.cellphoneNo).some((national) => isPhone(phone, national))
