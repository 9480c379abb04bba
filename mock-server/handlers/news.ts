import { newsTypes, type NewsType } from '#fixtures/news/index.ts'
import { inLocale, type Locale } from '#specs/model/locale.ts'
import { categoryOf, productCategoryName, productLink, productName } from '#fixtures/products.ts'
import type { news } from '#specs/contract/index.ts'
import type { ServiceCategory, ServiceNews } from '#specs/contract/news.ts'
import type { Site } from '#specs/model/site.ts'
import type { Handler, Handlers } from './handler.ts'
import { localized } from './localized.ts'
import { pageOf } from './page.ts'
import { Refusal } from '../http/refusal.ts'
import type { NewsRecord } from '../worlds/model.ts'
import type { WorldRecords } from '../worlds/tables.ts'

const category = (product: string, locale: Locale): ServiceCategory => {
  const upperServiceCode = categoryOf(product) ?? ''
  return {
    serviceCode: product,
    upperServiceCode,
    serviceName: productName(product),
    upperServiceName: localized(productCategoryName(upperServiceCode), locale).text,
    detailLinkUrl: productLink(product),
  }
}

const item = (
  { serviceNewsNo, serviceNewsTypeCode, applyYmd, title, products }: NewsRecord,
  locale: Locale,
): ServiceNews => {
  const { text, locale: titleLocale } = localized(title, locale)
  return {
    serviceNewsNo,
    serviceNewsTypeCode,
    title: text,
    applyYmd,
    serviceCategorieList: products.map((product) => category(product, locale)),
    locale: titleLocale,
  }
}

const neighbour = (record: NewsRecord | undefined, locale: Locale) =>
  record ? { serviceNewsNo: record.serviceNewsNo, title: localized(record.title, locale).text } : null

const newsOn = ({ tables }: WorldRecords, site: Site) => tables.news.rows.filter(({ sites }) => sites.includes(site))

/** Whether a record has one of the type codes of a query; every record has if there are none. */
const hasType =
  (typeCodes: readonly string[] = []) =>
  ({ serviceNewsTypeCode }: NewsRecord) =>
    typeCodes.length === 0 || typeCodes.includes(serviceNewsTypeCode)

/** Whether a record is about one of the products of a query; every record is if there are none. */
const hasProduct =
  (codes: readonly string[] = []) =>
  ({ products }: NewsRecord) =>
    codes.length === 0 || products.some((product) => codes.includes(product))

const list: Handler<(typeof news)['latestNews']> = ({
  world,
  site,
  locale,
  query: { serviceNewsTypeCodes, serviceCodes, ...page },
}) => {
  const rows = newsOn(world, site).filter(hasType(serviceNewsTypeCodes)).filter(hasProduct(serviceCodes))
  return pageOf(rows, page, (record) => item(record, locale))
}

export const newsHandlers = {
  latestNews: list,
  // The pipeline adds an ETag, because this row lists 304.
  cachedNews: list,
  newsTypes: ({ locale }) =>
    (Object.keys(newsTypes) as NewsType[]).map((serviceNewsTypeCode) => ({
      serviceNewsTypeCode,
      serviceNewsTypeName: inLocale(newsTypes[serviceNewsTypeCode], locale),
    })),
  newsProducts: ({ world, site, locale }) => {
    const { compare } = new Intl.Collator(locale)
    return [...new Set(newsOn(world, site).flatMap(({ products }) => products))]
      .map((serviceCode) => ({ serviceCode, serviceName: productName(serviceCode) }))
      .toSorted((a, b) => compare(a.serviceName, b.serviceName))
  },
  newsItem: ({ world, site, locale, params: { serviceNewsNo }, query: { serviceNewsTypeCodes } }) => {
    const rows = newsOn(world, site)
    const at = rows.findIndex((record) => record.serviceNewsNo === serviceNewsNo)
    const record = rows[at]
    if (!record) throw new Refusal('NOT_FOUND')
    const isListed = hasType(serviceNewsTypeCodes)
    return {
      ...item(record, locale),
      content: localized(record.content, locale).text,
      previous: neighbour(rows.slice(at + 1).find(isListed), locale),
      next: neighbour(rows.slice(0, at).findLast(isListed), locale),
    }
  },
} satisfies Handlers<typeof news>
