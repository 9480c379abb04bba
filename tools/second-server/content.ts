import { conditional, download } from './bytes.ts'
import type { Ctx, Operation, Reply } from './http.ts'
import { list, paging, text } from './input.ts'
import { localeOf, pick } from './language.ts'
import { Problem } from './problem.ts'
import { docOf, search } from './search.ts'
import { codes, records } from './store.ts'
import type { Rec } from './store.ts'
import { compareIn } from './text.ts'
import { ofFive } from './time.ts'
import { broken } from './variants.ts'

export const found = <T>(value: T | undefined | null | false): T => {
  if (!value) throw new Problem('NOT_FOUND')
  return value
}
export function pageOf(c: Ctx, items: unknown[]) {
  const { page, size } = c.query
  const first = broken('page-from-one') ? page - 1 : page
  const content = items.slice(first * size, (first + 1) * size)
  const totalPages = Math.ceil(items.length / size)
  return {
    number: page,
    size,
    totalElements: items.length,
    totalPages,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
    content,
  }
}
const by =
  (...keys: ((one: Rec) => number | string)[]) =>
  (a: Rec, b: Rec) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1
    return 0
  }
const nameOf = (c: Ctx, all: Rec[], code: string) => pick(c.lang, all.find((one) => one.code === code)?.name ?? code)
export const searched = (c: Ctx, record: Rec, title = record.title, html = record.content) =>
  docOf(record, c.lang, () => ({ title: pick(c.lang, title), html: pick(c.lang, html) }))

// Notices
const notices = (c: Ctx) => {
  const sorted = c.state.on(c.site, 'notices').toSorted(
    by(
      (one) => one.regYmdt,
      (one) => one.noticeId,
    ),
  )
  return broken('oldest-first') ? sorted : sorted.toReversed()
}
const noticeItem = (c: Ctx, one: Rec) => ({
  noticeId: one.noticeId,
  title: pick(c.lang, one.title),
  locale: localeOf(c.lang, one.title),
  regYmdt: one.regYmdt,
  typeCode: one.typeCode,
  ...(broken('no-type-name') ? {} : { typeName: nameOf(c, codes.noticeTypes, one.typeCode) }),
  ...(one.severity ? { severity: one.severity } : {}),
})
const attached = (c: Ctx, fileNos: number[]) =>
  fileNos.flatMap((fileNo) => {
    const file = c.state.get('files', fileNo)
    if (!file || !file.sites.includes(c.site)) return []
    return [
      {
        fileName: file.fileName,
        fileNo,
        fileSize: Buffer.from(file.base64, 'base64').length,
        ...(file.fileDescription ? { fileDescription: pick(c.lang, file.fileDescription) } : {}),
        ...(file.updateYmd ? { updateYmd: file.updateYmd } : {}),
        ...(file.language ? { language: file.language } : {}),
      },
    ]
  })
const beside = (c: Ctx, id: string, one: Rec | undefined) => (one ? { [id]: one[id], title: pick(c.lang, one.title) } : null)

function listNotices(c: Ctx): Reply {
  const { typeCode, searchKeyword } = c.query
  let all = notices(c).filter((one) => typeCode === undefined || one.typeCode === typeCode)
  if (searchKeyword) all = search(all, searchKeyword, (one) => [searched(c, one)], { lang: c.lang })
  return {
    json: pageOf(
      c,
      all.map((one) => noticeItem(c, one)),
    ),
  }
}
function oneNotice(c: Ctx): Reply {
  const all = notices(c)
  const at = all.findIndex((one) => one.noticeId === c.ids.noticeId)
  const notice = found(all[at])
  return {
    json: {
      ...noticeItem(c, notice),
      content: pick(c.lang, notice.content),
      attachedFileList: attached(c, notice.fileNos),
      subNoticeList: notice.subNotices.map((sub: Rec) => ({ title: pick(c.lang, sub.title), content: pick(c.lang, sub.content) })),
      previous: beside(c, 'noticeId', all[at + 1]),
      next: beside(c, 'noticeId', all[at - 1]),
    },
  }
}

// Service news
const news = (c: Ctx) => {
  const sorted = c.state.on(c.site, 'news').toSorted(
    by(
      (one) => one.applyYmd,
      (one) => one.serviceNewsNo,
    ),
  )
  return broken('oldest-first') ? sorted : sorted.toReversed()
}
const serviceOf = (code: string): Rec =>
  records.services.find((one: Rec) => one.serviceCode === code) ?? { serviceCode: code, upperServiceCode: 'ETC', serviceName: code, upperServiceName: code }
const newsItem = (c: Ctx, one: Rec) => ({
  serviceNewsNo: one.serviceNewsNo,
  title: pick(c.lang, one.title),
  applyYmd: one.applyYmd,
  locale: localeOf(c.lang, one.title),
  serviceNewsTypeCode: one.serviceNewsTypeCode,
  serviceCategorieList: one.products.map((code: string) => {
    const service = serviceOf(code)
    return { ...service, serviceName: pick(c.lang, service.serviceName), upperServiceName: pick(c.lang, service.upperServiceName) }
  }),
})
const newsQuery = { serviceNewsTypeCodes: list, serviceCodes: list }
const listNews = (c: Ctx) => {
  const { serviceNewsTypeCodes: types, serviceCodes: products } = c.query
  const all = news(c).filter(
    (one) => (!types || types.includes(one.serviceNewsTypeCode)) && (!products || one.products.some((code: string) => products.includes(code))),
  )
  return pageOf(
    c,
    all.map((one) => newsItem(c, one)),
  )
}
function oneNews(c: Ctx): Reply {
  const all = news(c)
  const at = all.findIndex((one) => one.serviceNewsNo === c.ids.serviceNewsNo)
  const item = found(all[at])
  const types = c.query.serviceNewsTypeCodes
  const fits = (one: Rec) => !types || types.includes(one.serviceNewsTypeCode)
  return {
    json: {
      ...newsItem(c, item),
      content: pick(c.lang, item.content),
      previous: beside(c, 'serviceNewsNo', all.slice(at + 1).find(fits)),
      next: beside(c, 'serviceNewsNo', all.slice(0, at).findLast(fits)),
    },
  }
}
function newsProducts(c: Ctx): Reply {
  const compare = compareIn(c.lang)
  const all = [...new Set(news(c).flatMap((one) => one.products as string[]))].map(serviceOf)
  return {
    json: all
      .map((one) => ({ serviceName: pick(c.lang, one.serviceName), serviceCode: one.serviceCode }))
      .toSorted((a, b) => compare(a.serviceName, b.serviceName)),
  }
}

// Library and files
function library(c: Ctx): Reply {
  const rank = (one: Rec) => codes.libraryTypes.findIndex((type: Rec) => type.code === one.typeDetailCode)
  return {
    json: c.state
      .on(c.site, 'library')
      .toSorted(by(rank, (one) => one.libraryNo))
      .map((one) => ({
        typeDetailCode: one.typeDetailCode,
        typeDetailCodeName: nameOf(c, codes.libraryTypes, one.typeDetailCode),
        title: pick(c.lang, one.title),
        ...(one.titleDetail ? { titleDetail: pick(c.lang, one.titleDetail) } : {}),
        attachedFileList: attached(c, one.fileNos),
        locale: localeOf(c.lang, one.title),
      })),
  }
}
function file(c: Ctx): Reply {
  const record = found(c.state.get('files', c.ids.fileNo))
  found(record.sites.includes(c.site))
  return download(c, record.fileNo, record.fileName, Buffer.from(record.base64, 'base64'))
}

// Incidents
const incidents = (c: Ctx) => c.state.on(c.site, 'incidents').filter((one) => one.code === 'SUCCESS' && !one.failure)
const locations = (c: Ctx, one: Rec) =>
  one.locations
    .filter((at: Rec) => records.regions[c.site][at.regionCode])
    .map((at: Rec) => ({ zoneName: at.zoneName, regionName: pick(c.lang, records.regions[c.site][at.regionCode]) }))
const incident = (c: Ctx, one: Rec) => ({
  locale: localeOf(c.lang, one.name),
  platformTypeCode: one.platformTypeCode,
  startYmdt: one.startYmdt,
  realRecoveryYmdt: one.realRecoveryYmdt,
  troubleStatusCode: one.realRecoveryYmdt ? 'RESOLVED' : 'IN_PROGRESS',
  locationList: locations(c, one),
})
const listIncidents = (c: Ctx): Reply => ({
  json: incidents(c)
    .toSorted(
      by(
        (one) => (one.realRecoveryYmdt ? 1 : 0),
        (one) => -ofFive(one.startYmdt),
        (one) => -one.id,
      ),
    )
    .map((one) => ({ id: one.id, troubleNotiName: pick(c.lang, one.name), ...incident(c, one) })),
})
function oneIncident(c: Ctx): Reply {
  const failure = c.state.on(c.site, 'incidents').find((record) => record.id === c.ids.id)?.failure
  if (failure) throw new Problem('NOT_FOUND', [], {}, pick(c.lang, failure))
  const one = found(incidents(c).find((record) => record.id === c.ids.id))
  const passed = !one.realRecoveryYmdt && one.targetRecoveryYmdt && ofFive(one.targetRecoveryYmdt) < c.state.now()
  return {
    json: {
      code: 'SUCCESS',
      content: {
        ...incident(c, one),
        targetRecoveryYmdt: one.targetRecoveryYmdt,
        isTargetPassed: Boolean(passed),
        troubleNotiContent: {
          troubleNotiName: pick(c.lang, one.name),
          historyList: one.history.map((at: Rec) => ({ content: pick(c.lang, at.content), displayYmdt: at.displayYmdt })),
        },
        resourceList: one.resources.map((at: Rec) => ({
          troubleOcrTypeCode: at.troubleOcrTypeCode,
          resourceName: pick(c.lang, at.resourceName),
          ...(at.description && pick(c.lang, at.description) ? { resourceEtcDescription: pick(c.lang, at.description) } : {}),
        })),
      },
    },
  }
}

const open = { method: 'GET', user: false }
export const contentOperations: Operation[] = [
  { ...open, path: '/api/support/notice', query: { ...paging(10), typeCode: text(), searchKeyword: text() }, run: listNotices },
  { ...open, path: '/api/support/notice/{noticeId}', run: oneNotice },
  { ...open, path: '/service-news/page', query: { ...paging(9), ...newsQuery }, run: (c) => ({ json: listNews(c) }) },
  { ...open, path: '/service-news/page/cached', query: { ...paging(9), ...newsQuery }, run: (c) => conditional(c, listNews(c)) },
  {
    ...open,
    path: '/service-news/type',
    run: (c) => ({ json: codes.serviceNewsTypes.map((one: Rec) => ({ serviceNewsTypeName: pick(c.lang, one.name), serviceNewsTypeCode: one.code })) }),
  },
  { ...open, path: '/service-news/product', run: newsProducts },
  { ...open, path: '/service-news/{serviceNewsNo}', query: { serviceNewsTypeCodes: list }, run: oneNews },
  { ...open, path: '/api/support/library/DWCTR', run: library },
  { method: 'GET', path: '/api/support/file/{fileNo}', run: file },
  { ...open, path: '/api/event-log', run: listIncidents },
  { ...open, path: '/api/event-log/{id}', run: oneIncident },
]
