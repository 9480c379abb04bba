const character = '(?:[₩¥$€円원元]|krw|jpy|won|yen)'
const currency = new RegExp(`^${character}|${character}$`, 'g')

/** What counts of an answer: width, case, spaces, currency and the marks between thousands do not. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(currency, '')
    .replaceAll(/(?<=\d)[,'’](?=\d)/g, '')
    .replace(/^\d{1,3}(\.\d{3})+$/, (grouped) => grouped.replaceAll('.', ''))

/** Whether a person meant the answer. Leading zeros count; nothing at all is never right. */
export const isSameAnswer = (expected: string, given: string): boolean =>
  bare(given) !== '' && bare(given) === bare(expected)
