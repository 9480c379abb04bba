import { compare, type Row } from './records.ts'

// The search as the parameter searchKeyword of GET /api/support/faq describes it.

const endings =
  '었습니다 았습니다 했습니다 해주세요 됐습니다 안됩니다 안되네요 에서는 으로는 었어요 았어요 겠어요 었는데 았는데 습니다 하다가 하려고 하려면 하는데 하네요 하나요 합니다 했는데 했어요 할까요 되는데 되네요 되나요 될까요 됩니다 됐는데 됐어요 안돼요 안되요 이에요 입니다 인가요 으로 에서 에게 한테 까지 부터 처럼 보다 마다 이나 이랑 하고 라고 에는 에도 받은 받을 나요 네요 는데 은데 데요 려고 려면 어요 아요 어야 아야 하는 하기 하면 하지 하게 해요 해서 해야 되는 되기 되면 되지 되고 되게 돼요 돼서 안됨 예요 인데 은 는 이 가 을 를 의 에 도 로 와 과 만 께 고 게 한 할 해 된 될 돼 됨 했 됐 당 받 요'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
const stopWords = new Set(
  "안 못 좀 너무 자꾸 계속 다시 아직 갑자기 지금 제 제가 저 저는 저희 내 내가 그 이 수 것 거 게 때 때문 왜 뭐 뭔가 어떻게 어떤 어디 어디서 언제 언제쯤 얼마 얼마나 무엇 주세요 싶 싶어요 싶습니다 싶은데요 있 없 있나요 있어요 있습니다 없어요 없나요 없습니다 않 않아요 않습니다 않네요 오나요 와요 옵니다 나와요 나옵니다 가요 문의 관련 대해 대한 a an the i i'm my me mine we our us you your it its this that these is are was were be been am do does did doing done have has had can can't cannot could couldn't will won't would don't doesn't didn't isn't not no and or but of to in on at for from with by as if so too very how what when where which why who got get need want please there about 何 件 時 私 方 今 分 思 教 困 欲 出 来 様 知 方法".split(
    ' ',
  ),
)

const runs =
  /\p{Script=Hangul}+|[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[^\s\p{Script=Hangul}\p{Script=Han}々\p{Script=Katakana}ー\p{Script=Hiragana}]+/gu
const marks = `"'“”‘’()「」『』.,:;!?、。…`

const withoutEnding = (word: string): string => {
  const ending = endings.find((each) => word.length - each.length >= 2 && word.endsWith(each))
  return ending ? withoutEnding(word.slice(0, -ending.length)) : word
}

const withoutMarks = (word: string): string => {
  let [start, end] = [0, word.length]
  while (start < end && marks.includes(word[start]!)) start += 1
  while (end > start && marks.includes(word[end - 1]!)) end -= 1
  return word.slice(start, end)
}

const stem = (run: string): string => {
  if (/^\p{Script=Hiragana}/u.test(run) || !/[\p{L}\p{N}]/u.test(run)) return ''
  if (/^\p{Script=Hangul}/u.test(run)) {
    const word = withoutEnding(run)
    return [run, word].some((each) => stopWords.has(each) || endings.includes(each)) ? '' : word
  }
  const word = withoutMarks(run)
  if (stopWords.has(word.replaceAll('’', "'"))) return ''
  if (!/^[a-z]{5,}$/.test(word)) return word
  return word
    .replace(/(?<=...)(?:ions?|ings?|ed|es|s)$/, '')
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/, '$1')
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

const wordsOf = (query: string): readonly string[] => {
  const found = folded(query.slice(0, 500)).match(runs) ?? []
  const stems = found.map(stem).filter((word) => word !== '')
  return [...new Set(stems.length > 0 ? stems : found)].slice(0, 20)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
export const withoutTags = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)

const contains = (text: string, word: string): boolean => {
  let at = text.indexOf(word)
  if (/^[a-z0-9]/.test(word)) while (at > 0 && /[a-z0-9]/.test(text[at - 1]!)) at = text.indexOf(word, at + 1)
  return at >= 0
}

/** The words of which an unknown word consists. */
const split = (word: string, isKnown: (word: string) => boolean): readonly string[] | undefined => {
  if (isKnown(word)) return [word]
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const rest = isKnown(word.slice(0, at)) ? split(word.slice(at), isKnown) : undefined
    if (rest) return [word.slice(0, at), ...rest]
  }
  return undefined
}

/** Rows with at least one word of the query, best first; all of them if it is blank. */
export const search = (
  rows: readonly Row[],
  query: string | undefined,
  textsOf: (row: Row) => readonly [title: string, body: string],
  keywords: readonly string[] = [],
): readonly Row[] => {
  if (!query?.trim()) return rows
  const texts = rows.map((row) => textsOf(row).map((text) => folded(text).replace(/\s+/g, ' ')))
  const isKnown = (word: string) => texts.some((each) => each.some((text) => contains(text, word)))
  const isCompound = (word: string) =>
    word.length <= 12 && /^[\p{Script=Hangul}\p{Script=Han}々\p{Script=Katakana}ー]+$/u.test(word)
  const words = [...new Set(wordsOf(query).flatMap((word) => (isCompound(word) && split(word, isKnown)) || [word]))]
  const recommended = new Set(keywords.flatMap((each) => wordsOf(each)))
  const rankOf = ([title = '', body = '']: readonly string[]) => {
    const inTitle = words.filter((word) => contains(title, word))
    const inBody = words.filter((word) => contains(body, word))
    const isComplete = new Set([...inTitle, ...inBody]).size === words.length
    return [Number(isComplete), inTitle.length, inBody.filter((word) => recommended.has(word)).length, inBody.length]
  }
  return rows
    .map((row, i) => ({ row, rank: rankOf(texts[i]!) }))
    .filter(({ rank: [, inTitle = 0, , inBody = 0] }) => inTitle + inBody > 0)
    .toSorted((a, b) => a.rank.map((value, i) => compare(b.rank[i]!, value)).find((order) => order !== 0) ?? 0)
    .map(({ row }) => row)
}
