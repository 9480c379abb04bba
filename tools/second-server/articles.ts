import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { attachment, found, pageOf, type Call, type Handlers } from './contract.ts'
import { compare, isOn, pick, translated, type Row } from './records.ts'
import { search, withoutTags } from './search.ts'
import { localeOf, Problem, textIn } from './words.ts'

// What every visitor can read: notices, FAQ, news, library, incidents and codes.

const on = ({ state, site }: Call, collection: string) => state.rows(collection).filter((row) => isOn(row, site))

/** A record of the site. */
const one = (call: Call, collection: string): Row => {
  const row = found(call.state.get(collection, call.params[0]!))
  return found(isOn(row, call.site) && row)
}

/** Rows that contain words of a keyword, best first. */
const searched = ({ language }: Call, rows: readonly Row[], text?: string, recommended?: readonly string[]) => {
  const textsOf = ({ title, content }: Row) =>
    [textIn(title, language), withoutTags(textIn(content, language))] as const
  return search(rows, text, textsOf, recommended)
}

/** Values of a record in the language, with that of its title or name. */
const spoken = ({ language }: Call, row: Row, names: readonly string[]): Row => ({
  ...translated(pick(row, names), language),
  locale: localeOf(row.title ?? row.name, language),
})

const filesOf = (call: Call, { fileNos }: Row) =>
  fileNos.flatMap((fileNo: number) => {
    const file = call.state.get('files', fileNo)
    if (!file || !isOn(file, call.site)) return []
    const fileSize = Buffer.from(file.base64, 'base64').length
    return [{ ...translated(pick(file, ['fileNo', 'fileName', 'fileDescription']), call.language), fileSize }]
  })

/** The name of a code in a table of codes.json. */
const named = ({ state, language }: Call, table: string, code: string): string => {
  const row = state.codes[table].find((each: Row) => each.code === code)
  return row ? textIn(row.name, language) : code
}

const neighbour = (call: Call, row: Row | undefined, key: string) =>
  row ? translated(pick(row, [key, 'title']), call.language) : null

const noticeItem = (call: Call, row: Row) => ({
  ...spoken(call, row, ['noticeId', 'typeCode', 'title', 'regYmdt', 'severity']),
  typeName: named(call, 'noticeTypes', row.typeCode),
})

const noticesOf = (call: Call) =>
  on(call, 'notices').toSorted((a, b) => compare(b.regYmdt, a.regYmdt) || compare(b.noticeId, a.noticeId))

const notices = (call: Call) => {
  const { typeCode, searchKeyword } = call.query
  const rows = searched(call, noticesOf(call), searchKeyword)
  const ofType = rows.filter((row) => !typeCode || row.typeCode === typeCode.trim())
  return pageOf(ofType, call, (row) => noticeItem(call, row))
}

const notice = (call: Call) => {
  const rows = noticesOf(call)
  const row = one(call, 'notices')
  const at = rows.indexOf(row)
  return {
    ...noticeItem(call, row),
    content: textIn(row.content, call.language),
    attachedFileList: filesOf(call, row),
    subNoticeList: row.subNotices.map((each: Row) => translated(each, call.language)),
    previous: neighbour(call, rows[at + 1], 'noticeId'),
    next: neighbour(call, rows[at - 1], 'noticeId'),
  }
}

const levels = ['categoryCode1', 'categoryCode2', 'categoryCode3'] as const

const categoryOf = ({ state, language }: Call, row: Row): Row => {
  const known = state.codes.faqCategories.find(({ codes }: Row) => levels.every((level, i) => codes[i] === row[level]))
  const entries = levels.flatMap((level, i) => {
    const name = known ? textIn(known.names[i], language) : row[level]
    return [[level, row[level]] as const, [level.replace('Code', 'Name'), name] as const]
  })
  return Object.fromEntries(entries) as Row
}

const faqItem = (call: Call, row: Row) => {
  const { title, content, ...item } = spoken(call, row, ['faqId', 'title', 'content'])
  return { ...item, faqTitle: title, faqContent: content, ...categoryOf(call, row), contentShow: false }
}

const faqKeywords = (call: Call): readonly string[] =>
  on(call, 'faqKeywords').map(({ text }) => textIn(text, call.language))

const tabOf = ({ differences }: Call, { categoryCode1 }: Row) => differences.faqCategories.indexOf(categoryCode1)

const faqsOf = (call: Call, text?: string) => {
  const rows = on(call, 'faqs').filter((row) => tabOf(call, row) >= 0)
  return searched(
    call,
    rows.toSorted((a, b) => compare(a.faqId, b.faqId)),
    text,
    faqKeywords(call),
  )
}

const faqs = (call: Call) => {
  const { query } = call
  const isWanted = (row: Row) => levels.every((level) => ['ALL', row[level]].includes(query[level]?.trim() || 'ALL'))
  return pageOf(faqsOf(call, query.searchKeyword).filter(isWanted), call, (row) => faqItem(call, row))
}

const faqCodes = (call: Call) => {
  const rows = faqsOf(call, call.query.searchKeyword).toSorted((a, b) => compare(a.faqId, b.faqId))
  const first = Map.groupBy(rows, (row) => levels.map((level) => row[level]).join('/'))
  const ordered = [...first.values()].map(([row]) => row!).toSorted((a, b) => compare(tabOf(call, a), tabOf(call, b)))
  return ordered.map((row) => categoryOf(call, row))
}

const relatedFaqs = (call: Call) => {
  const { inquiryCode, inquiryParentCode, inquiryType, listSize, searchKeyword } = call.query
  const codes = [inquiryCode, inquiryParentCode, inquiryType].map((code) => code?.trim() ?? '')
  const fits = ({ about }: Row, code: string) =>
    code !== '' && about.some((each: string) => each.startsWith(code) || code.startsWith(each))
  const rankOf = (row: Row) => codes.findIndex((code) => fits(row, code))
  const hits = searchKeyword ? faqsOf(call, searchKeyword) : []
  const placeOf = (row: Row) => (hits.includes(row) ? hits.indexOf(row) : Infinity)
  return faqsOf(call)
    .filter((row) => rankOf(row) >= 0)
    .toSorted((a, b) => compare(placeOf(a), placeOf(b)) || compare(rankOf(a), rankOf(b)))
    .slice(0, listSize)
    .map((row) => faqItem(call, row))
}

const newsItem = (call: Call, row: Row) => {
  const { state, language } = call
  const services = row.products.map((code: string) => state.records.services.find((each) => each.serviceCode === code))
  return {
    ...spoken(call, row, ['serviceNewsNo', 'serviceNewsTypeCode', 'title']),
    applyYmd: row.applyYmd,
    serviceCategorieList: services.map((service: Row) => translated(service, language)),
  }
}

const newsOf = (call: Call) =>
  on(call, 'news').toSorted((a, b) => compare(b.applyYmd, a.applyYmd) || compare(b.serviceNewsNo, a.serviceNewsNo))
const hasType =
  ({ query }: Call) =>
  (row: Row) =>
    query.serviceNewsTypeCodes.length === 0 || query.serviceNewsTypeCodes.includes(row.serviceNewsTypeCode)

const hasProduct =
  ({ query: { serviceCodes = [] } }: Call) =>
  ({ products }: Row) =>
    serviceCodes.length === 0 || products.some((code: string) => serviceCodes.includes(code))

const latestNews = (call: Call) =>
  pageOf(newsOf(call).filter(hasType(call)).filter(hasProduct(call)), call, (row) => newsItem(call, row))

const newsProducts = (call: Call) => {
  const codes = new Set(newsOf(call).flatMap(({ products }) => products))
  return call.state.records.services
    .filter(({ serviceCode }: Row) => codes.has(serviceCode))
    .map((row: Row) => pick(row, ['serviceCode', 'serviceName']))
    .toSorted((a: Row, b: Row) => a.serviceName.localeCompare(b.serviceName, call.language))
}

const newsDetail = (call: Call) => {
  const rows = newsOf(call)
  const row = one(call, 'news')
  const at = rows.indexOf(row)
  return {
    ...newsItem(call, row),
    content: textIn(row.content, call.language),
    previous: neighbour(call, rows.slice(at + 1).find(hasType(call)), 'serviceNewsNo'),
    next: neighbour(call, rows.slice(0, at).findLast(hasType(call)), 'serviceNewsNo'),
  }
}

const library = (call: Call) => {
  const order = call.state.codes.libraryTypes.map(({ code }: Row) => code)
  const placeOf = ({ typeDetailCode }: Row) => order.indexOf(typeDetailCode)
  return on(call, 'library')
    .toSorted((a, b) => compare(placeOf(a), placeOf(b)))
    .map((row) => ({
      ...spoken(call, row, ['title', 'titleDetail', 'typeDetailCode']),
      typeDetailCodeName: named(call, 'libraryTypes', row.typeDetailCode),
      attachedFileList: filesOf(call, row),
    }))
}

/** What the list and the log of an incident have in common. */
const incidentOf = (call: Call, row: Row) => {
  const locationList = row.locations.flatMap(({ regionCode, zoneName }: Row) => {
    const region = call.state.records.regions[call.site][regionCode]
    return region ? [{ regionName: textIn(region, call.language), zoneName }] : []
  })
  const troubleStatusCode = row.realRecoveryYmdt === null ? 'IN_PROGRESS' : 'RESOLVED'
  return {
    ...spoken(call, row, ['platformTypeCode', 'startYmdt', 'realRecoveryYmdt']),
    troubleStatusCode,
    locationList,
  }
}

const eventLog = (call: Call) => {
  const row = one(call, 'incidents')
  const { code, failure, name, history, targetRecoveryYmdt, resources } = row
  if (failure) throw new Problem('NOT_FOUND', { text: failure })
  if (code !== 'SUCCESS') return { code, content: null }
  const historyList = history.map((each: Row) => translated(each, call.language))
  const resourceList = resources.map((each: Row) => {
    const { description, ...rest } = translated(each, call.language)
    return { ...rest, resourceEtcDescription: description }
  })
  const troubleNotiContent = { troubleNotiName: textIn(name, call.language), historyList }
  return { code, content: { ...incidentOf(call, row), troubleNotiContent, targetRecoveryYmdt, resourceList } }
}

const eventLogs = (call: Call) => {
  const isOver = ({ realRecoveryYmdt }: Row) => Number(realRecoveryYmdt !== null)
  const start = ({ startYmdt }: Row) => startYmdt.reduce((sum: number, part: number) => sum * 100 + part, 0)
  return on(call, 'incidents')
    .filter(({ code, failure }) => code === 'SUCCESS' && !failure)
    .toSorted((a, b) => compare(isOver(a), isOver(b)) || compare(start(b), start(a)))
    .map((row) => ({ id: row.id, troubleNotiName: textIn(row.name, call.language), ...incidentOf(call, row) }))
}

const codesOf = (call: Call) => on(call, 'inquiryCodes').filter(({ type }) => type === call.query.inquiryType)

const defaultsOf = ({ language }: Call, { defaultContent, defaultContentTypeCode = 'COPY' }: Row) =>
  defaultContent ? { defaultContent: textIn(defaultContent, language), defaultContentTypeCode } : {}

const inquiryCodes = (call: Call) => {
  const rows = codesOf(call).filter(({ parent = '' }) => parent === (call.query.parentCode?.trim() ?? ''))
  return rows.map((row) => ({ code: row.code, codeName: textIn(row.name, call.language), ...defaultsOf(call, row) }))
}

const allInquiryCodes = (call: Call) => {
  const rows = codesOf(call)
  const parentOf = (row: Row | undefined) => rows.find(({ code }) => row && code === row.parent)
  const lowest = rows.filter(({ code }) => !rows.some(({ parent }) => parent === code))
  const paths = lowest.map((row) => [parentOf(parentOf(row)), parentOf(row), row].filter((each) => each !== undefined))
  return paths
    .filter(([group, detail]) => detail && [undefined, group!.code].includes(call.query.parentCode?.trim()))
    .map((path) => {
      const levelsOf = [0, 1, 2].map((i) => ({
        [`code${i + 1}`]: path[i]?.code ?? ' ',
        [`codeName${i + 1}`]: path[i] ? textIn(path[i].name, call.language) : ' ',
      }))
      return { ...Object.assign({}, ...levelsOf), ...defaultsOf(call, path.at(-1)!) }
    })
}

const countries = ({ language }: Call) => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const rows = getCountries().map((country) => ({ country, countryName: names.of(country)! }))
  return rows
    .toSorted((a, b) => a.countryName.localeCompare(b.countryName, language))
    .map(({ country, countryName }) => ({
      ...{ countryAccrName: country, countryName, countryNo: getCountryCallingCode(country) },
    }))
}

export const articleHandlers: Handlers = {
  ...{ notices, notice, faqs, faqCodes, relatedFaqs, faqKeywords, inquiryCodes, allInquiryCodes },
  ...{
    countries,
    phoneCodes: countries,
    library,
    latestNews,
    cachedNews: latestNews,
    newsProducts,
    newsItem: newsDetail,
  },
  ...{ eventLog, eventLogs },
  faq: (call) => faqItem(call, found(faqsOf(call).find(({ faqId }) => faqId === call.params[0]))),
  allowedExtensions: ({ state }) => state.settings.allowFileExt,
  abuse: ({ state }) => ({ abuse: state.settings.abuse }),
  file: (call) => {
    const { fileNo, fileName, base64, type } = one(call, 'files')
    return attachment(fileNo, fileName, base64, type)
  },
  newsTypes: (call) =>
    call.state.codes.serviceNewsTypes.map(({ code, name }: Row) => ({
      ...{ serviceNewsTypeCode: code, serviceNewsTypeName: textIn(name, call.language) },
    })),
}
