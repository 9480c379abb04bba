import * as z from 'zod'
import { assumed, get, page, problem } from './endpoint.ts'
import { date, id, pageNumber, pageSize, textLocale, list } from './wire.ts'

export const serviceCategory = z
  .object({
    serviceCode: z.string(),
    upperServiceCode: z.string(),
    serviceName: z.string().optional(),
    upperServiceName: z.string().optional(),
    detailLinkUrl: z.string().optional().describe('URL of the product page.'),
  })
  .meta({ id: 'ServiceCategory' })
export type ServiceCategory = z.infer<typeof serviceCategory>

export const serviceNews = z
  .object({
    serviceNewsNo: z.int(),
    serviceNewsTypeCode: z
      .string()
      .meta({ examples: ['RELS', 'NEWSP'] })
      .describe('RELS: new; NEWSP: update. There may be other types.'),
    title: z.string(),
    applyYmd: date,
    serviceCategorieList: z.array(serviceCategory),
    locale: textLocale(),
  })
  .meta({ id: 'ServiceNews' })
export type ServiceNews = z.infer<typeof serviceNews>

const neighbour = serviceNews.pick({ serviceNewsNo: true, title: true }).nullable()

export const serviceNewsDetail = serviceNews
  .extend({
    content: z.string().describe('HTML; the client must sanitise it.'),
    previous: neighbour.describe('The next older item of the site that has one of the type codes.'),
    next: neighbour.describe('The next newer item of the site that has one of the type codes.'),
  })
  .meta({ id: 'ServiceNewsDetail' })
export type ServiceNewsDetail = z.infer<typeof serviceNewsDetail>

export const newsType = z
  .object({ serviceNewsTypeCode: z.string(), serviceNewsTypeName: assumed(z.string()) })
  .meta({ id: 'ServiceNewsType' })
export type NewsType = z.infer<typeof newsType>

export const newsProduct = z.object({ serviceCode: z.string(), serviceName: z.string() }).meta({ id: 'NewsProduct' })
export type NewsProduct = z.infer<typeof newsProduct>

const newsQuery = z.object({
  size: pageSize(9),
  serviceNewsTypeCodes: list('Type codes'),
  serviceCodes: assumed(list('Product codes, of which an item has at least one')),
  page: assumed(pageNumber()),
})

export const news = {
  latestNews: get('/service-news/page', {
    clause: 'call.news.list',
    origin: 'product',
    summary: 'Service news, newest first',
    order: 'by applyYmd, newest first, then by serviceNewsNo, highest first',
    query: newsQuery,
    responses: { 200: page(serviceNews), 400: problem },
    cache: 'records',
  }),
  cachedNews: get('/service-news/page/cached', {
    clause: 'call.news.list.cached-variant',
    origin: 'product',
    summary: 'Service news, with an ETag for conditional requests',
    order: 'by applyYmd, newest first, then by serviceNewsNo, highest first',
    query: newsQuery,
    responses: { 200: page(serviceNews), 304: null, 400: problem },
  }),
  newsTypes: get('/service-news/type', {
    clause: 'call.news.types',
    origin: 'product',
    summary: 'Types of service news',
    order: 'as pages show them',
    responses: { 200: z.array(newsType) },
    cache: 'records',
  }),
  newsProducts: get('/service-news/product', {
    clause: 'call.news.products',
    origin: 'assumed',
    summary: 'Products of all service news of the site',
    order: 'by serviceName, as the language sorts',
    responses: { 200: z.array(newsProduct) },
    cache: 'records',
  }),
  newsItem: get('/service-news/{serviceNewsNo}', {
    clause: 'call.news.detail',
    origin: 'assumed',
    summary: 'A service news item',
    params: z.object({ serviceNewsNo: id() }),
    query: z.object({
      serviceNewsTypeCodes: assumed(list('Type codes of the previous and the next item')),
    }),
    responses: { 200: serviceNewsDetail, 400: problem, 404: problem },
    cache: 'records',
  }),
}
