import { parseExact, stringifyExact } from '#specs/rules/exact-json.ts'

/** About five pages of text, which an agent can read at once. */
const lettersMax = 20_000

interface Size {
  readonly items: number
  readonly letters: number
}

/** How many items of each array and how many letters of each text an answer keeps: the first that makes it fit. */
const sizes: readonly Size[] = [
  { items: Infinity, letters: 2000 },
  { items: 50, letters: 1000 },
  { items: 20, letters: 500 },
  { items: 10, letters: 200 },
  { items: 5, letters: 100 },
  { items: 2, letters: 50 },
]

/** Keeps the last items of the outermost array, which is sorted by time, and the first ones of those within. */
const shortened = (value: unknown, { items, letters }: Size, isOutermost = true): unknown => {
  if (typeof value === 'string')
    return value.length > letters ? `${value.slice(0, letters)}… (${value.length - letters} more letters)` : value
  if (Array.isArray(value)) {
    const kept = (isOutermost ? value.slice(-items) : value.slice(0, items)).map((item) =>
      shortened(item, { items, letters }, false),
    )
    const left = value.length - kept.length
    if (left === 0) return kept
    return isOutermost ? [`(${left} earlier items left out)`, ...kept] : [...kept, `(${left} more items left out)`]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, shortened(each, { items, letters }, false)]),
  )
}

/** An answer as it is if an agent can read it at once, otherwise shortened, with how to get the rest. */
export const bounded = (text: string, howToGetLess: string): string => {
  if (text.length <= lettersMax) return text
  let value: unknown
  try {
    value = parseExact(text)
  } catch {
    return `${text.slice(0, lettersMax)}…\n\n(${text.length - lettersMax} more letters left out. ${howToGetLess})`
  }
  const fitting = sizes.map((size) => stringifyExact(shortened(value, size), 1))
  const shown = fitting.find((each) => each.length <= lettersMax) ?? fitting.at(-1)!.slice(0, lettersMax)
  return `${shown}\n\n(Shortened from ${text.length} letters. ${howToGetLess})`
}
