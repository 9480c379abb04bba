import { digitsOf } from '../model/typed-text.ts'
import { limits } from '../model/limits.ts'

/** The selected country, by its calling code and its letters. */
export interface PhoneCountry {
  readonly cntryNo: string
  readonly country: string
}

/** What a phone field holds: its digits, and `+` if a plus was typed or pasted before them. */
export interface TypedPhone extends PhoneCountry {
  readonly cellphoneNo: string
  readonly plus: string
}

/**
 * Parses a phone number of the selected country, or an international one such as `+821012345678`; undefined if that
 * fails. `country` is the first country with such numbers, and `isValid` applies the rules of the selected country if
 * the number has its calling code.
 */
export type ParsePhone = (
  text: string,
  chosen: PhoneCountry,
) =>
  | {
      readonly countryCallingCode: string
      readonly nationalNumber: string
      readonly country?: string | undefined
      readonly isValid: () => boolean
    }
  | undefined

/** Whether a national number is valid, landlines included. */
export type PhoneCheck = (chosen: PhoneCountry, nationalNumber: string) => boolean

/**
 * Returns the phone check of the form or the server. Each passes in its parser of libphonenumber, so that the rules
 * contain no phone data: the form's applies the rules of the selected country, and the server's those of all countries
 * with the calling code, because it does not receive the country.
 */
export const phoneCheck =
  (parse: ParsePhone): PhoneCheck =>
  (chosen, nationalNumber) => {
    const { length } = nationalNumber
    if (length < limits.nationalNumberMin || length > limits.nationalNumberMax) return false
    const phone = parse(`+${chosen.cntryNo}${nationalNumber}`, chosen)
    // libphonenumber corrects some errors, such as an extra zero. A number that had to be corrected is not valid.
    return phone?.countryCallingCode === chosen.cntryNo && phone.nationalNumber === nationalNumber && phone.isValid()
  }

/** Removes one leading 0, in every country, as sending does. */
export const nationalNumber = (typed: string) => typed.replace(/^0/, '')

/** The national numbers that digits without their leading 0 can mean: Italian landlines, for example, keep it. */
const nationalNumbers = (typed: string): readonly string[] => {
  const national = nationalNumber(typed)
  return national.startsWith('0') ? [national] : [national, `0${national}`]
}

/** What typed digits mean. `digits` are those to show in the field; `national` may have a 0 that they lack. */
export type PhoneReading =
  | { readonly is: 'number'; readonly national: string; readonly digits: string }
  | { readonly is: 'otherCountry'; readonly cntryNo: string; readonly country: string }
  | { readonly is: 'invalid' }

const anywhere: PhoneCountry = { cntryNo: '', country: '' }

export type ReadPhone = (typed: TypedPhone) => PhoneReading

/**
 * Reads a phone number as people write it: national, with trunk prefix or carrier code, or international with plus, 00
 * or the prefix of the selected country. Without a plus, a number that is valid nationally is a national one.
 */
export const phoneReader = (parse: ParsePhone): ReadPhone => {
  const isPhone = phoneCheck(parse)
  return ({ cellphoneNo: digits, plus, ...chosen }) => {
    const { cntryNo } = chosen
    const withoutPrefix = digits.replace(/^00/, '')
    const asDialled = plus ? undefined : parse(digits, chosen)
    const rest = withoutPrefix.startsWith(cntryNo) ? withoutPrefix.slice(cntryNo.length) : ''
    const parsed = [asDialled, parse(`+${withoutPrefix}`, chosen)]
    const ofCountry = parsed.flatMap((phone) => (phone?.countryCallingCode === cntryNo ? phone.nationalNumber : []))
    const isDialledHere = asDialled?.countryCallingCode === cntryNo
    const national = [
      ...(isDialledHere ? [asDialled.nationalNumber] : []),
      ...(plus ? [] : nationalNumbers(digits)),
      ...ofCountry,
      // `+39 (0)…` in countries without a trunk prefix.
      rest,
      nationalNumber(rest),
    ].find((each) => nationalNumbers(each).includes(each) && isPhone(chosen, each))
    if (national !== undefined) {
      const isTyped = !plus && nationalNumber(digits) === nationalNumber(national)
      return { is: 'number', national, digits: isTyped ? digits : national }
    }
    // Only a prefix says another country: a US number without one would read as one of Egypt. It is judged by the rules of
    // its own country.
    const prefixed = plus || digits.startsWith('00') ? parse(`+${withoutPrefix}`, anywhere) : undefined
    const other = [prefixed, asDialled].find((phone) => phone?.isValid())
    if (other?.country === undefined) return { is: 'invalid' }
    // A number of the selected country that had to be corrected is wrong and not another country's.
    const isOther = other.countryCallingCode !== cntryNo || ![other.country, ''].includes(chosen.country)
    return isOther
      ? { is: 'otherCountry', cntryNo: other.countryCallingCode, country: other.country }
      : { is: 'invalid' }
  }
}

/**
 * Reads the digits that the form sends. They are valid as they are or once their leading 0 is put back.
 */
export const sentPhoneReader = (parse: ParsePhone): ReadPhone => {
  const isPhone = phoneCheck(parse)
  return ({ cellphoneNo: digits, ...chosen }) => {
    const national = nationalNumbers(digits).find((each) => isPhone(chosen, each))
    return national === undefined ? { is: 'invalid' } : { is: 'number', national, digits }
  }
}

/**
 * The plus before the digits of a field, which shows only digits: one that was typed or pasted stays until the digits are
 * deleted or replaced. No calling code begins with 0.
 */
export const plusOf = (typed: string, before: Pick<TypedPhone, 'cellphoneNo' | 'plus'>): string => {
  const digits = digitsOf(typed)
  if (digits.startsWith('0')) return ''
  if (/^\P{Nd}*[+＋﹢⁺]/u.test(typed)) return '+'
  const isSame = before.cellphoneNo === '' || before.cellphoneNo[0] === digits[0]
  return isSame && digits !== '' ? before.plus : ''
}
