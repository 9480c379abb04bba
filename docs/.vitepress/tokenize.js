const cjk = String.raw`\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const words = new RegExp(`[${cjk}]+|[\\p{L}\\p{N}]+`, 'gu')
const isCjk = new RegExp(`[${cjk}]`, 'u')

// Almost every text has them, so that they would find anything.
const common = new Set('a an and are as at be by for if in is it of on or that the to with'.split(' '))

/** The words of a text for the search. Those of Korean and Japanese, which have endings or no spaces, in pairs of characters. */
export const tokenize = (text) =>
  (text.toLowerCase().match(words) ?? [])
    .filter((word) => !common.has(word))
    .flatMap((word) =>
      word.length > 1 && isCjk.test(word)
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
    )
