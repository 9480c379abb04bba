import { fromUtf8, utf8 } from '../http/bytes.ts'

/** Maximum length of a recorded body in UTF-16 code units. */
const journalBodyMax = 16_384

/** A copy of the start of a text. A mere slice would keep the whole text in memory. */
export const startOf = (text: string, length: number): string => fromUtf8(utf8(text.slice(0, length)))

export type Mask = (text: string) => string

const asItIs: Mask = (text) => text

/** The start of a long body, with the bytes of the whole. It is masked before, so that no start of a secret is left. */
export const cut = (body: string, mask = asItIs): string =>
  body.length > journalBodyMax
    ? `${startOf(mask(body.slice(0, 2 * journalBodyMax)), journalBodyMax)}… (${utf8(body).length} bytes)`
    : mask(body)

/** Maximum length of a recorded header in UTF-16 code units. */
const valueMax = 1024
const linesMax = 500

// Most requests and responses have the same headers as an earlier one, so their entries share one string.
const known = new Map<string, string>()

const shared = (lines: string): string => {
  const same = known.get(lines)
  if (same !== undefined) return same
  if (known.size >= linesMax) known.clear()
  known.set(lines, lines)
  return lines
}

/** Headers as lines of `name: value` without cookies, each value masked and cut. A value never contains a line break. */
export const headerLines = (rows: Iterable<readonly [name: string, value: string]>, mask = asItIs): string => {
  let lines = ''
  for (const [name, value] of rows) if (name !== 'set-cookie') lines += `${name}: ${mask(value).slice(0, valueMax)}\n`
  return shared(lines)
}

/** The headers of such lines. */
export const headerRows = (lines: string): [name: string, value: string][] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    })
