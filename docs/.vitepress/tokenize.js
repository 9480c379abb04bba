const cjk = String.raw`\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const words = new RegExp(`[${cjk}]+|[\\p{L}\\p{N}]+`, 'gu')
const isCjk = new RegExp(`[${cjk}]`, 'u')

/** The words of a text for the search. Those of Korean and Japanese, which have endings or no spaces, in pairs of characters. */
export const tokenize = (text) =>
  (text.toLowerCase().match(words) ?? []).flatMap((word) =>
    word.length > 1 && isCjk.test(word)
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  )
