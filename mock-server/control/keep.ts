import type { Exchange, Kept, KeptAs } from '#specs/contract/control.ts'
import { contract, type OperationId } from '#specs/contract/index.ts'
import { isLocale, type Locale } from '#specs/model/locale.ts'
import { faultFrom, lacksBody } from '#specs/rules/fault-from.ts'
import { Refusal } from '../http/refusal.ts'
import { changeWorld } from '../worlds/fill.ts'
import type { World } from '../worlds/world.ts'

type Row = { readonly [field: string]: unknown }

interface RecordKind {
  readonly collection: 'notices' | 'faqs' | 'news'
  readonly key: string
  /** Translated fields of a record, each with that of the answer. */
  readonly texts: { readonly [field: string]: string }
  /** Fields that are the same in both. */
  readonly same: readonly string[]
  /** The others, unless the world has the record. */
  readonly others: (answer: Row) => Row
}

const notices: RecordKind = {
  collection: 'notices',
  key: 'noticeId',
  texts: { title: 'title', content: 'content' },
  same: ['noticeId', 'typeCode', 'regYmdt', 'severity'],
  others: () => ({ fileNos: [], subNotices: [] }),
}
const faqs: RecordKind = {
  collection: 'faqs',
  key: 'faqId',
  texts: { title: 'faqTitle', content: 'faqContent' },
  same: ['faqId', 'categoryCode1', 'categoryCode2', 'categoryCode3'],
  others: () => ({ about: [] }),
}
const news: RecordKind = {
  collection: 'news',
  key: 'serviceNewsNo',
  texts: { title: 'title', content: 'content' },
  same: ['serviceNewsNo', 'serviceNewsTypeCode', 'applyYmd'],
  others: ({ serviceCategorieList }) => ({
    products: (serviceCategorieList as readonly Row[]).map(({ serviceCode }) => serviceCode),
  }),
}

/** The operations whose answers are records. */
const kinds: { readonly [Id in OperationId]?: RecordKind } = {
  notices,
  notice: notices,
  faqs,
  faq: faqs,
  latestNews: news,
  cachedNews: news,
  newsItem: news,
}

const languageOf = ({ responseHeaders }: Exchange, { locale }: Row): Locale => {
  const language = locale ?? responseHeaders.find(([name]) => name === 'content-language')?.[1]
  return isLocale(language) ? language : 'ko'
}

/** A record of an answer, laid over that of the world. A list may lack the content, which then is the title. */
const recordOf = (kind: RecordKind, answer: Row, { world, exchange }: { world: World; exchange: Exchange }): Row => {
  const before = world.tables[kind.collection].get(String(answer[kind.key])) as Row | undefined
  const language = languageOf(exchange, answer)
  const textOf = (field: string) => {
    const earlier = before?.[field] as Row | undefined
    const text = answer[kind.texts[field]!] ?? earlier?.[language] ?? answer[kind.texts['title']!]
    return { ko: text, ...earlier, [language]: text }
  }
  return {
    ...(before ?? { sites: [world.settings.site], ...kind.others(answer) }),
    ...Object.fromEntries(kind.same.flatMap((name) => (answer[name] === undefined ? [] : [[name, answer[name]]]))),
    ...Object.fromEntries(Object.keys(kind.texts).map((field) => [field, textOf(field)])),
  }
}

const keepRecords = async (world: World, exchange: Exchange): Promise<Kept> => {
  const id = exchange.operationId as OperationId
  const kind = kinds[id]
  if (!kind || exchange.status !== 200) throw new Refusal('BAD_REQUEST', { message: ['control.noRecord', { id }] })
  const answer = JSON.parse(exchange.response!) as Row
  const answers = Array.isArray(answer['content']) ? (answer['content'] as readonly Row[]) : [answer]
  const rows = answers.map((each) => [String(each[kind.key]), recordOf(kind, each, { world, exchange })] as const)
  await changeWorld(world, { data: { [kind.collection]: Object.fromEntries(rows) } })
  return { records: rows.map(([key]) => ({ collection: kind.collection, key })) }
}

/** Keeps the answer of an exchange, as far as the journal has it: masked, and without its headers. */
export const keepAnswer = async (world: World, number: number, as: KeptAs): Promise<Kept> => {
  const exchange = world.journal.exchanges.find((each) => each.number === number)
  if (!exchange) throw new Refusal('NOT_FOUND', { message: ['control.noExchange', { number: String(number) }] })
  const isKnown = exchange.operationId !== null && Object.hasOwn(contract, exchange.operationId)
  if (!isKnown || lacksBody(exchange)) throw new Refusal('BAD_REQUEST', { message: 'control.notJson' })
  if (as === 'record') return keepRecords(world, exchange)
  const fault = { ...faultFrom(exchange), ...(as === 'step' && { times: 1 }) }
  // Steps come one after the other, and before what is always answered.
  const steps = world.faults.filter(({ times }) => times !== undefined)
  const others = world.faults.filter(({ times }) => times === undefined)
  world.replaceFaults([...steps, fault, ...others])
  return { fault: world.faults[steps.length]! }
}
