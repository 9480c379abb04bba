/** Parses a phone number in international format, such as `+821012345678`; returns undefined if that fails. */
type Parse = (
  international: string,
) =>
  { readonly countryCallingCode: string; readonly nationalNumber: string; readonly isValid: () => boolean } | undefined

/**
 * Returns a function that checks whether a national number is valid for a calling code, including landlines and all
 * countries that share the code. The form and the server each pass in the parser of libphonenumber, so that the rules
 * contain no phone data.
 */
export const phoneCheck =
  (parse: Parse) =>
  (callingCode: string, nationalNumber: string): boolean => {
    const phone = parse(`+${callingCode}${nationalNumber}`)
    // libphonenumber corrects some errors, such as an extra zero. The form sends the number as entered, so a number that
    // had to be corrected is not valid.
    return phone?.countryCallingCode === callingCode && phone.nationalNumber === nationalNumber && phone.isValid()
  }
