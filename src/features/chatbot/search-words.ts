import type { Locale } from '#specs/messages/locale.ts'

/** Maximum number of words that are searched for, one after another. */
const wordsMax = 3

/** Korean particles, which follow nouns in a sentence but not in the FAQ. */
const particle = /(으로|에서|에게|까지|부터|을|를|은|는|이|가|의|에|도|로|와|과)$/

/** Stop words: words entirely in hiragana, and English function words. */
const sayingNothing =
  /^(\p{Script=Hiragana}+|(is|my|me|do|to|in|on|of|or|it|an|be|we|the|and|for|with|from|how|what|when|where|which|why|who|can|does|did|not|you|your|have|has|are|was|this|that|want|need|get))$/iu

const bare = (word: string, locale: Locale) => (locale === 'ko' && word.length > 2 ? word.replace(particle, '') : word)

/**
 * Search terms for a question, to be tried in order until one has results: the whole question, then its longest words.
 * The FAQ search matches literally, and people rarely use the exact words of an item.
 */
export const searchWords = (question: string, locale: Locale): readonly string[] => {
  const whole = question.trim()
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(whole)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => bare(segment, locale))
    .filter((word) => word.length > 1 && !sayingNothing.test(word))
  return [...new Set([whole, ...words.toSorted((a, b) => b.length - a.length).slice(0, wordsMax)])]
}
