import { searchable } from './search.ts'

const list = (words: string) => words.split(' ')

/** Korean particles and endings that follow a word in a sentence, but not in the title of an article. */
export const koreanEndings: readonly string[] = list(
  '은 는 이 가 을 를 의 에 도 로 와 과 만 께 으로 에서 에게 한테 까지 부터 처럼 보다 마다 이나 이랑 하고 라고 에는 에도 에서는 으로는 ' +
    '고 게 한 할 해 된 될 돼 됨 했 됐 당 받 받은 받을 요 나요 네요 는데 은데 데요 려고 려면 었어요 았어요 겠어요 어요 아요 ' +
    '었는데 았는데 었습니다 았습니다 습니다 어야 아야 ' +
    '하는 하기 하면 하지 하게 하다가 하려고 하려면 하는데 하네요 하나요 해요 해서 해야 합니다 했는데 했어요 했습니다 해주세요 할까요 ' +
    '되는 되기 되면 되지 되고 되게 되는데 되네요 되나요 될까요 돼요 돼서 됩니다 됐는데 됐어요 됐습니다 ' +
    '안됨 안돼요 안되요 안됩니다 안되네요 예요 이에요 입니다 인가요 인데',
).toSorted((a, b) => b.length - a.length)

/** Words that say nothing about the subject of a question. */
export const stopWords: ReadonlySet<string> = new Set(
  list(
    '안 못 좀 너무 자꾸 계속 다시 아직 갑자기 지금 제 제가 저 저는 저희 내 내가 그 이 수 것 거 게 때 때문 왜 뭐 뭔가 어떻게 어떤 어디 어디서 언제 언제쯤 얼마 얼마나 무엇 ' +
      '주세요 싶 싶어요 싶습니다 싶은데요 있 없 있나요 있어요 있습니다 없어요 없나요 없습니다 않 않아요 않습니다 않네요 오나요 와요 옵니다 나와요 나옵니다 가요 문의 관련 대해 대한 ' +
      "a an the i i'm my me mine we our us you your it its this that these is are was were be been am do does did doing done have has had " +
      "can can't cannot could couldn't will won't would don't doesn't didn't isn't not no and or but of to in on at for from with by as if so too very how what when where which why who got get need want please there about " +
      '何 件 時 私 方 今 分 思 教 困 欲 出 来 様 知 方法',
  ),
)

/** The most characters and words of a query that are searched for, and the most characters of a word that is split. */
export const searchLimits = { characters: 500, words: 20, compound: 12 } as const

/** Hangul, kanji, katakana, hiragana, and everything else without spaces. Japanese has no other boundaries of words. */
const run =
  /\p{Script=Hangul}+|[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[^\s\p{Script=Hangul}\p{Script=Han}々\p{Script=Katakana}ー\p{Script=Hiragana}]+/gu

/** The runs of one script in a text that `searchable` has normalized. A search word never spans two of them. */
export const runsOf = (text: string): readonly string[] => text.match(run) ?? []

const withoutKoreanEnding = (word: string): string => {
  const ending = koreanEndings.find((each) => word.length - each.length >= 2 && word.endsWith(each))
  return ending === undefined ? word : withoutKoreanEnding(word.slice(0, -ending.length))
}

/** `connections` and `connecting` become `connect`; `stopped` becomes `stop`; `change` becomes `chang`. */
const withoutEnglishEnding = (word: string): string =>
  /^[a-z]{5,}$/.test(word)
    ? word
        .replace(/(?<=...)(?:ions?|ings?|ed|es|s)$/, '')
        .replace(/e$/, '')
        .replace(/([^aeiou])\1$/, '$1')
    : word

/** `(api)?` becomes `api`; `c++` and `<b>` stay. */
const withoutPunctuation = /[^"'“”‘’()「」『』.,:;!?、。…](?:.*[^"'“”‘’()「」『』.,:;!?、。…])?/

const stem = (each: string): string => {
  if (/^\p{Script=Hiragana}/u.test(each)) return ''
  if (/^\p{Script=Hangul}/u.test(each)) {
    const word = withoutKoreanEnding(each)
    return [each, word].some((form) => stopWords.has(form) || koreanEndings.includes(form)) ? '' : word
  }
  if (!/[\p{L}\p{N}]/u.test(each)) return ''
  const word = withoutPunctuation.exec(each)?.[0] ?? ''
  return stopWords.has(word.replaceAll('’', "'")) ? '' : withoutEnglishEnding(word)
}

/** The words of a query that an article may contain. If it only consists of words without a subject, all of them. */
export const searchWords = (query: string): readonly string[] => {
  const runs = runsOf(searchable(query.slice(0, searchLimits.characters)))
  const words = runs.map(stem).filter((word) => word !== '')
  return [...new Set(words.length > 0 ? words : runs)].slice(0, searchLimits.words)
}

/**
 * A word if it is known, else the known words of at least two characters that it consists of, the longest first; undefined
 * if it cannot be split. Korean is often written without spaces, and Japanese always.
 */
export const knownWords = (word: string, isKnown: (word: string) => boolean): readonly string[] | undefined => {
  if (isKnown(word)) return [word]
  if (word.length > searchLimits.compound || !/^[\p{Script=Hangul}\p{Script=Han}々\p{Script=Katakana}ー]+$/u.test(word))
    return undefined
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const first = word.slice(0, at)
    const rest = isKnown(first) ? knownWords(word.slice(at), isKnown) : undefined
    if (rest) return [first, ...rest]
  }
  return undefined
}

/**
 * Where a word occurs in a normalized text, from a position on; -1 if it does not. A word that begins with a letter or
 * digit of ASCII only matches at the beginning of a word: `ip` is not in `recipient`.
 */
export const wordAt = (text: string, word: string, from = 0): number => {
  let at = text.indexOf(word, from)
  if (/^[a-z0-9]/.test(word)) while (at > 0 && /[a-z0-9]/.test(text[at - 1]!)) at = text.indexOf(word, at + 1)
  return at
}
