import * as z from 'zod'
import { assumed, get, page, problem } from './endpoint.ts'
import { searchDescription, searchedIn } from './search.ts'
import { code, id, pageNumber, pageSize, textLocale } from './wire.ts'

const categoryFilter = () => code().describe('A code; all records if omitted or ALL, none if unknown.')

/** Codes below the level of the item are a single space. */
export const faqItem = z
  .object({
    faqId: z.int(),
    faqTitle: z.string(),
    faqContent: z.string().describe('HTML; the client must sanitise it.'),
    categoryCode1: z.string(),
    categoryCode2: z.string(),
    categoryCode3: z.string(),
    categoryName1: z.string(),
    categoryName2: z.string(),
    categoryName3: z.string(),
    contentShow: z.boolean().optional().describe('Display toggle: whether the item starts expanded.'),
    locale: textLocale(),
  })
  .meta({ id: 'FaqItem' })
export type FaqItem = z.infer<typeof faqItem>

export const faqCode = z
  .object({
    categoryCode1: z.string(),
    categoryCode2: z.string().describe('A single space if there is none.'),
    categoryCode3: z.string().describe('A single space if there is none.'),
    categoryName1: assumed(z.string().optional()),
    categoryName2: assumed(z.string().optional()),
    categoryName3: assumed(z.string().optional()),
  })
  .meta({ id: 'FaqCode' })
export type FaqCode = z.infer<typeof faqCode>

export const faq = {
  faqs: get('/api/support/faq', {
    clause: 'call.faq.list',
    origin: 'product',
    summary: 'FAQ list',
    order: 'by faqId, lowest first; with searchKeyword best first',
    query: z.object({
      categoryCode1: categoryFilter(),
      categoryCode2: assumed(categoryFilter()),
      categoryCode3: categoryFilter(),
      searchKeyword: assumed(z.string().optional()).describe(searchDescription),
      page: pageNumber(),
      size: pageSize(10),
    }),
    responses: { 200: page(faqItem), 400: problem },
    cache: 'records',
  }),
  faqCodes: get('/api/support/faq/code', {
    clause: 'call.faq.codes',
    origin: 'product',
    summary: 'FAQ category codes',
    order: 'that of the FAQ tabs of the site, then by the lowest faqId of the category',
    query: z.object({
      searchKeyword: z
        .string()
        .optional()
        .describe('Returns only categories that contain an item which GET /api/support/faq finds.'),
    }),
    responses: { 200: z.array(faqCode), 400: problem },
    cache: 'records',
  }),
  relatedFaqs: get('/api/support/faq/inquiry', {
    clause: 'call.faq.related',
    origin: 'product',
    summary: 'FAQ related to an inquiry category',
    order:
      'items that searchKeyword finds, best first; then items about the detail code, about its group and about the type; then by faqId, lowest first',
    notes:
      'An item is about some codes. It fits a code if one of the two begins with the other. The list has the items that fit at least one of the codes that are sent, so without any it is empty.',
    query: z.object({
      inquiryType: code().describe('The type of the inquiry.'),
      inquiryParentCode: code().describe('The group of its category.'),
      inquiryCode: code().describe('The detail code of its category.'),
      searchKeyword: assumed(z.string().optional()).describe(
        `${searchedIn('title and content')} The items that are found come first; the others stay.`,
      ),
      listSize: pageSize(5).describe('Items of the list.'),
    }),
    responses: { 200: z.array(faqItem), 400: problem },
    cache: 'records',
  }),
  faqKeywords: get('/api/support/faq/keyword', {
    clause: 'call.faq.keywords',
    origin: 'assumed',
    summary: 'Recommended search keywords of the site',
    order: 'as the site recommends them',
    responses: { 200: z.array(z.string()) },
    cache: 'records',
  }),
  faq: get('/api/support/faq/{faqId}', {
    clause: 'call.faq.detail',
    origin: 'assumed',
    summary: 'An FAQ item',
    params: z.object({ faqId: id() }),
    responses: { 200: faqItem, 400: problem, 404: problem },
    cache: 'records',
  }),
}
