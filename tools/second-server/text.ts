import { parsePhoneNumberFromString, getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { broken } from './variants.ts'

const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
export const visible = (text: string) => VISIBLE.test(text)
/** As it is stored: CR LF is LF. */
export const stored = (text: string) => (broken('crlf-counts-two') ? text : text.replaceAll('\r\n', '\n'))
export const length = (text: string) => (broken('code-points') ? [...text].length : text.length)

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const EMAIL = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`)
export const isEmail = (text: string) => EMAIL.test(text)

const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))
/** A number of any country with the calling code; one leading 0 may stand or be missing. */
export function isPhone(calling: string, number: string) {
  if (!/^\d{1,4}$/.test(calling) || !/^\d{2,18}$/.test(number) || !callingCodes.has(calling)) return false
  const national = number.replace(/^0/, '')
  if (national.length < 2 || national.length > 17) return false
  return [national, `0${national}`].some((one) => {
    const parsed = parsePhoneNumberFromString(`+${calling}${one}`)
    return parsed?.isValid() === true && parsed.countryCallingCode === calling && parsed.nationalNumber === one
  })
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
export const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, dec, hex, name) =>
      dec ? String.fromCodePoint(Number(dec)) : hex ? String.fromCodePoint(parseInt(hex, 16)) : (ENTITIES[name] ?? all),
    )

const DIRECTION = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const FORBIDDEN = /[\\/:*?"<>|;%&#]/
/** What is wrong with the name of a file, as a code. */
export function fileNameProblem(name: string, allowed: string[]) {
  const composed = name.normalize('NFC')
  const dot = composed.lastIndexOf('.')
  const stem = dot < 0 ? composed : composed.slice(0, dot)
  if (composed.length > 100 || DIRECTION.test(composed) || FORBIDDEN.test(composed) || !visible(stem)) return 'FILE_NAME_INVALID'
  const extension = dot < 0 ? '' : composed.slice(dot + 1).toLowerCase()
  return allowed.some((one) => one.toLowerCase() === extension) ? null : 'FILE_EXT_DISALLOWED'
}

/** Ranks of values for a language. */
export const compareIn = (lang: string) => new Intl.Collator(lang).compare
