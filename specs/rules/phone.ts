/** Parses a number in international format; returns undefined if that fails. */
type Parse = (
  international: string,
) =>
  { readonly countryCallingCode: string; readonly nationalNumber: string; readonly isValid: () => boolean } | undefined

/**
 * Returns a function that checks whether a national number is valid for a calling code, including landlines and all
 * countries that share the code. Form and server each pass in libphonenumber, so that the rules contain no phone data.
 */
export const phoneCheck =
  (parse: Parse) =>
  (callingCode: string, nationalNumber: string): boolean => {
    const phone = parse(`+${callingCode}${nationalNumber}`)
    // libphonenumber corrects some errors, such as an extra zero; the number is sent as entered.
    return phone?.countryCallingCode === callingCode && phone.nationalNumber === nationalNumber && phone.isValid()
  }
