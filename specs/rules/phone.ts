/** What the phone checker makes of a number in international form; undefined where it is none. */
type Parse = (
  international: string,
) =>
  { readonly countryCallingCode: string; readonly nationalNumber: string; readonly isValid: () => boolean } | undefined

/**
 * Whether a national number is valid under a calling code, landlines included. Each side hands in its checker
 * (libphonenumber), so that the rules carry no phone data. Countries that share a code are judged alike.
 */
export const phoneCheck =
  (parse: Parse) =>
  (callingCode: string, nationalNumber: string): boolean => {
    const phone = parse(`+${callingCode}${nationalNumber}`)
    // The checker mends what it reads, such as a zero too many; what is sent is what was given.
    return phone?.countryCallingCode === callingCode && phone.nationalNumber === nationalNumber && phone.isValid()
  }
