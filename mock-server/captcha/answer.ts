/** Answers have at most 12 characters, and a few more with a currency and spaces. */
const inputMax = 100

const currencySign = '(?:[₩¥$€円원元]|krw|jpy|won|yen)'
const currency = new RegExp(`^${currencySign}|${currencySign}$`, 'g')

/** Removes what does not matter in an answer: character width, case, spaces, currency and thousands separators. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(currency, '')
    .replaceAll(/(?<=\d)[,'’](?=\d)/g, '')
    .replace(/^\d{1,3}(\.\d{3})+$/, (grouped) => grouped.replaceAll('.', ''))

/** Whether the input means the expected answer. Leading zeros count; an empty input is never correct. */
export const isSameAnswer = (expected: string, input: string): boolean => {
  // Before anything else, because normalizing a long input is slow.
  if (input.length > inputMax) return false
  const given = normalize(input)
  return given !== '' && given === normalize(expected)
}
