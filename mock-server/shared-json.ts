import { locales, type Locale } from '#specs/model/locale.ts'
import { utf8 } from './bytes.ts'

/** The JSON of each shared value as UTF-8; undefined until it is sent for the first time. */
const sharedJson = new WeakMap<object, Uint8Array | undefined>()

export const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && sharedJson.has(value)

const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}

/**
 * Builds the response item of a record once per language. Records never change (a change replaces the record), so the
 * item is frozen, and it is validated and serialized once for all responses that contain it.
 */
export const sharedItem = <Row extends object, Item extends object>(build: (row: Row, locale: Locale) => Item) => {
  const items = new Map(locales.map((locale) => [locale, new WeakMap<Row, Item>()]))
  return (row: Row, locale: Locale): Item => {
    const known = items.get(locale)?.get(row)
    if (known) return known
    const item = build(row, locale)
    deepFreeze(item)
    sharedJson.set(item, undefined)
    items.get(locale)?.set(row, item)
    return item
  }
}

const jsonOf = (shared: object): Uint8Array => {
  const known = sharedJson.get(shared)
  if (known) return known
  const bytes = utf8(JSON.stringify(shared))
  sharedJson.set(shared, bytes)
  return bytes
}

const hasShared = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isShared)

/** Appends the JSON of a value that contains shared values in a list, or as an element of a list property. */
const append = (pieces: (string | Uint8Array)[], value: unknown): void => {
  if (isShared(value)) pieces.push(jsonOf(value))
  else if (hasShared(value)) {
    for (const [i, element] of value.entries()) {
      pieces.push(i === 0 ? '[' : ',')
      append(pieces, element)
    }
    pieces.push(']')
  } else pieces.push(JSON.stringify(value) ?? 'null')
}

/** Concatenates texts and bytes as UTF-8. */
const concatenated = (pieces: readonly (string | Uint8Array)[]): Uint8Array => {
  const encoder = new TextEncoder()
  // A UTF-16 code unit has at most three bytes in UTF-8.
  const size = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 3 * piece.length : piece.length), 0)
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      bytes.set(piece, at)
      at += piece.length
    } else if (piece.length === 1) bytes[at++] = piece.charCodeAt(0)
    else at += encoder.encodeInto(piece, bytes.subarray(at)).written
  }
  // A copy where much would stay unused: the response cache keeps the bytes.
  return at < size / 2 ? bytes.slice(0, at) : bytes.subarray(0, at)
}

/**
 * The same JSON as `JSON.stringify`. A value that contains shared values, as a list or as an object with such lists, is
 * returned as UTF-8, because the JSON of its shared values is only copied.
 */
export const serialize = (value: unknown): string | Uint8Array => {
  const pieces: (string | Uint8Array)[] = []
  if (hasShared(value) || isShared(value)) append(pieces, value)
  else if (typeof value === 'object' && value !== null && Object.values(value).some(hasShared)) {
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue
      pieces.push(`${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`)
      append(pieces, part)
    }
    pieces.push('}')
  } else return JSON.stringify(value)
  return concatenated(pieces)
}
