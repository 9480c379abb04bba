import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { found, pageOf, searched } from './content.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { int, oneOf, paging, text } from './input.ts'
import { localeOf, pick } from './language.ts'
import { search } from './search.ts'
import { codes, records } from './store.ts'
import type { Rec } from './store.ts'
import { compareIn } from './text.ts'

export const TYPES = ['O2O', 'TRBL', 'SOLUT', 'GNRL', 'SALES', 'EXPER']
const TABS = ['MBR', 'BILL', 'EDU', 'ETC', 'TRBL', 'SOLUT', 'PROD']
const hidden: Record<string, string[]> = { public: [], fin: ['EDU'], gov: ['EDU', 'SOLUT'] }
const faqs = (c: Ctx) =>
  c.state
    .on(c.site, 'faqs')
    .filter((one) => !hidden[c.site].includes(one.categoryCode1))
    .toSorted((a, b) => a.faqId - b.faqId)
const keywords = (c: Ctx) => c.state.on(c.site, 'faqKeywords').map((one) => pick(c.lang, one.text))
const find = (c: Ctx, all: Rec[], keyword: string) => search(all, keyword, (one) => [searched(c, one)], { intents: true, keywords: keywords(c), lang: c.lang })
const names = (c: Ctx, all: string[]) => {
  const known = codes.faqCategories.find((one: Rec) => one.codes.join() === all.join())
  return all.map((code, at) => (known ? pick(c.lang, known.names[at]) : code.trim()))
}
const category = (c: Ctx, one: Rec) => {
  const all = [one.categoryCode1, one.categoryCode2, one.categoryCode3]
  const [categoryName1, categoryName2, categoryName3] = names(c, all)
  return { categoryName1, categoryCode1: all[0], categoryName2, categoryCode2: all[1], categoryName3, categoryCode3: all[2] }
}
const item = (c: Ctx, one: Rec) => ({
  ...category(c, one),
  faqId: one.faqId,
  locale: localeOf(c.lang, one.title),
  faqTitle: pick(c.lang, one.title),
  faqContent: pick(c.lang, one.content),
  contentShow: false,
})

function listFaqs(c: Ctx): Reply {
  let all = faqs(c)
  for (const name of ['categoryCode1', 'categoryCode2', 'categoryCode3']) {
    const code = c.query[name]
    if (code !== undefined && code !== 'ALL') all = all.filter((one) => one[name] === code)
  }
  if (c.query.searchKeyword) all = find(c, all, c.query.searchKeyword)
  return {
    json: pageOf(
      c,
      all.map((one) => item(c, one)),
    ),
  }
}
function faqCodes(c: Ctx): Reply {
  const all = faqs(c)
  const seen = new Map<string, Rec>()
  const hits = new Set(c.query.searchKeyword ? find(c, all, c.query.searchKeyword) : all)
  for (const one of all) {
    const key = [one.categoryCode1, one.categoryCode2, one.categoryCode3].join()
    const known = seen.get(key) ?? { one, hit: false }
    seen.set(key, { one: known.one, hit: known.hit || hits.has(one) })
  }
  const rank = (one: Rec) => TABS.indexOf(one.categoryCode1) + (TABS.includes(one.categoryCode1) ? 0 : 99)
  return {
    json: [...seen.values()]
      .filter((one) => one.hit)
      .map((one) => one.one)
      .toSorted((a, b) => rank(a) - rank(b) || a.faqId - b.faqId)
      .map((one) => category(c, one)),
  }
}
function related(c: Ctx): Reply {
  const { inquiryType, inquiryParentCode, inquiryCode, searchKeyword, listSize } = c.query
  const sent = [inquiryCode, inquiryParentCode, inquiryType].filter((one) => one !== undefined) as string[]
  const fits = (one: Rec, code: string) => one.about.some((about: string) => about.startsWith(code) || code.startsWith(about))
  const rank = (one: Rec) => sent.findIndex((code) => fits(one, code))
  let all = faqs(c)
    .filter((one) => rank(one) >= 0)
    .toSorted((a, b) => rank(a) - rank(b) || a.faqId - b.faqId)
  if (searchKeyword) {
    const first = find(c, all, searchKeyword)
    all = [...first, ...all.filter((one) => !first.includes(one))]
  }
  return { json: all.slice(0, listSize).map((one) => item(c, one)) }
}

// Codes of inquiries
type Node = { code: string; name: Rec; sites: string[]; canBeSent: boolean; details?: Node[]; path: Node[] }
/** Codes of codes.json, and behind them those that a test has added to the records. */
const withAdded = (c: Ctx, nodes: Node[], type: string | undefined, parent: string | undefined): Node[] => {
  const added = [...(c.state.changed.get('inquiryCodes')?.values() ?? [])]
    .filter((one) => one && one.parent === parent && (!type || one.type === type) && !nodes.some((node) => node.code === one.code))
    .map((one) => ({ canBeSent: Boolean(parent), sites: [], ...one }) as unknown as Node)
  return [...nodes, ...added].filter((one) => one.sites.includes(c.site))
}
const groups = (c: Ctx, type: string): Node[] => withAdded(c, codes.inquiryCategories[type] ?? [], type, undefined)
const details = (c: Ctx, node: Node) => withAdded(c, node.details ?? [], undefined, node.code)
/** All categories of a type that the site has, each with those above it. */
export function walk(c: Ctx, type: string): { node: Node; path: Node[] }[] {
  const go = (nodes: Node[], above: Node[]): { node: Node; path: Node[] }[] =>
    nodes.flatMap((node) => [{ node, path: [...above, node] }, ...go(details(c, node), [...above, node])])
  return go(groups(c, type), [])
}
const contentFor = (c: Ctx, code: string) => {
  const record = c.state.get('inquiryCodes', code)
  return {
    defaultContent: record?.defaultContent ? pick(c.lang, record.defaultContent) : '',
    ...(record?.defaultContentTypeCode ? { defaultContentTypeCode: record.defaultContentTypeCode } : {}),
  }
}
function inquiryCodes(c: Ctx): Reply {
  const { inquiryType, parentCode } = c.query
  const nodes =
    parentCode === undefined
      ? groups(c, inquiryType)
      : walk(c, inquiryType)
          .filter((one) => one.node.code === parentCode)
          .flatMap((one) => details(c, one.node))
  return { json: nodes.map((one) => ({ codeName: pick(c.lang, one.name), code: one.code, ...contentFor(c, one.code) })) }
}
function allCodes(c: Ctx): Reply {
  const { inquiryType, parentCode } = c.query
  const all = walk(c, inquiryType).filter(({ node, path }) => details(c, node).length === 0 && path.length > 1)
  return {
    json: all
      .filter(({ path }) => parentCode === undefined || path[0].code === parentCode)
      .map(({ node, path: [one, two, three] }) => ({
        code1: one.code,
        code2: two.code,
        code3: three?.code ?? ' ',
        codeName1: pick(c.lang, one.name),
        codeName2: pick(c.lang, two.name),
        codeName3: three ? pick(c.lang, three.name) : ' ',
        ...contentFor(c, node.code),
      })),
  }
}
function countries(c: Ctx): Reply {
  const names = new Intl.DisplayNames(c.lang, { type: 'region' })
  const compare = compareIn(c.lang)
  const all = (records.countries as string[] | undefined) ?? getCountries()
  return {
    json: all
      .map((code) => ({ countryNo: getCountryCallingCode(code as 'KR'), countryName: names.of(code)!, countryAccrName: code }))
      .toSorted((a, b) => compare(a.countryName, b.countryName)),
  }
}

const open = { method: 'GET', user: false }
const typeAndParent = { inquiryType: oneOf(TYPES, true), parentCode: text() }
export const faqOperations: Operation[] = [
  {
    ...open,
    path: '/api/support/faq',
    run: listFaqs,
    query: { ...paging(10), categoryCode1: text(), categoryCode2: text(), categoryCode3: text(), searchKeyword: text() },
  },
  { ...open, path: '/api/support/faq/code', run: faqCodes, query: { searchKeyword: text() } },
  {
    ...open,
    path: '/api/support/faq/inquiry',
    run: related,
    query: { inquiryType: text(), inquiryParentCode: text(), inquiryCode: text(), searchKeyword: text(), listSize: int(1, 100, 5) },
  },
  { ...open, path: '/api/support/faq/keyword', run: (c) => ({ json: keywords(c) }) },
  { ...open, path: '/api/support/faq/{faqId}', run: (c) => ({ json: item(c, found(faqs(c).find((one) => one.faqId === c.ids.faqId))) }) },
  { ...open, path: '/api/support/inquiry/code', run: inquiryCodes, query: typeAndParent },
  { ...open, path: '/api/support/inquiry/code/all', run: allCodes, query: typeAndParent },
  { ...open, path: '/api/support/inquiry/allowFileExtList', run: (c) => ({ json: c.state.extensions ?? records.allowFileExt }) },
  { ...open, path: '/api/countryCode/getList', run: countries },
  { ...open, path: '/api/countryCode/getPhoneCodeList', run: countries },
  { ...open, path: '/api/support/inquiry/abuse', run: (c) => ({ json: { abuse: c.state.abuse } }) },
]
