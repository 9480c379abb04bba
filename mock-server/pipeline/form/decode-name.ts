import { bytesOfBinary } from '../../http/bytes.ts'
import { decodeText } from '../../http/decode-text.ts'
import { malformed, type EncodedText } from './part-headers.ts'

const withoutEscapes = (text: string, escapes = /%([\da-f]{2})/gi) =>
  text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const encodedWord = String.raw`=\?[^?\s]+\?[bq]\?[^?]*\?=`
const encodedWords = new RegExp(String.raw`(${encodedWord}(?:\s*${encodedWord})*)`, 'gi')

const fromWordBase64 = (text: string) => {
  try {
    return atob(text)
  } catch {
    throw malformed('multipart.extended')
  }
}

/** Decodes adjacent encoded words. Some clients divide a character between two of them. */
const decodeWords = (words: string): string => {
  const decoded = [...words.matchAll(/=\?([^?\s]+)\?([bq])\?([^?]*)\?=/gi)].map(([, charset, encoding, text]) => ({
    // A language may follow (RFC 2231).
    charset: charset!.split('*')[0]!.toLowerCase(),
    binary:
      encoding!.toLowerCase() === 'b'
        ? fromWordBase64(text!)
        : withoutEscapes(text!.replaceAll('_', ' '), /=([\da-f]{2})/gi),
  }))
  const [first] = decoded
  return decoded.every(({ charset }) => charset === first!.charset)
    ? decodeText(bytesOfBinary(decoded.map(({ binary }) => binary).join('')), first!.charset)
    : decoded.map(({ charset, binary }) => decodeText(bytesOfBinary(binary), charset)).join('')
}

/** Decodes text that is percent-encoded UTF-8 as a whole, as Python and Java clients send it, else as browsers encode it. */
const withoutPercents = (text: string): string => {
  if (/^[ -~]*$/.test(text) && /%[89a-f][\da-f]/i.test(text))
    try {
      return decodeURIComponent(text)
    } catch {
      // Another charset, or a name with a percent sign. The rules of file names refuse it.
    }
  return withoutEscapes(text, /%(22|0d|0a)/gi)
}

/** The name or file name of a part. `charset` is that of the form. Throws a `Refusal` if it cannot be decoded. */
export const decodeName = ({ plain, extended }: EncodedText, charset: string | undefined): string => {
  if (extended === undefined)
    // Most names have neither escapes nor other characters.
    return /^[\w. -]*$/.test(plain)
      ? plain
      : withoutPercents(
          plain
            .split(encodedWords)
            .map((text, i) => (i % 2 === 1 ? decodeWords(text) : decodeText(bytesOfBinary(text), charset)))
            .join(''),
        )
  const [, label, text] = /^([^']+)'[^']*'(.*)$/.exec(extended) ?? []
  if (label === undefined || text === undefined) throw malformed('multipart.extended')
  return decodeText(bytesOfBinary(withoutEscapes(text)), label)
}
