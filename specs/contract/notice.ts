import * as z from 'zod'
import { assumed, get, page, problem } from './endpoint.ts'
import { searchedIn } from './search.ts'
import { attachedFile, code, dateTime, id, pageNumber, pageSize, textLocale } from './wire.ts'

export const severities = ['critical', 'major', 'minor', 'trivial'] as const
export type Severity = (typeof severities)[number]

/** A notice without its content, as in lists. */
export const noticeItem = z
  .object({
    noticeId: z.int(),
    typeCode: z
      .string()
      .meta({ examples: ['TRBL', 'GUIDE', 'WORK'] })
      .describe('TRBL is an incident, shown with a badge. There may be other types.'),
    typeName: z.string(),
    title: z.string(),
    regYmdt: dateTime,
    severity: assumed(z.enum(severities).optional()).describe('How severe an incident is; pages show it as a tag.'),
    locale: textLocale(),
  })
  .meta({ id: 'NoticeItem' })
export type NoticeItem = z.infer<typeof noticeItem>

const neighbour = noticeItem.pick({ noticeId: true, title: true }).nullable()

export const noticeDetail = noticeItem
  .extend({
    content: z.string().describe('HTML; the client must sanitise it.'),
    attachedFileList: z.array(attachedFile),
    subNoticeList: z.array(z.object({ title: z.string(), content: z.string() })),
    previous: neighbour.describe('The next older item of the site.'),
    next: neighbour.describe('The next newer item of the site.'),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof noticeDetail>

export const notice = {
  notices: get('/api/support/notice', {
    clause: 'call.notice.list',
    origin: 'product',
    summary: 'Notices, newest first, or best first if they are searched',
    order: 'by regYmdt, newest first, then by noticeId, highest first; with searchKeyword best first',
    query: z.object({
      size: pageSize(10),
      page: assumed(pageNumber()),
      typeCode: assumed(code()),
      searchKeyword: assumed(z.string().optional()).describe(searchedIn('title and content')),
    }),
    responses: { 200: page(noticeItem), 400: problem },
    cache: 'records',
  }),
  notice: get('/api/support/notice/{noticeId}', {
    clause: 'call.notice.detail',
    origin: 'assumed',
    summary: 'A notice',
    params: z.object({ noticeId: id() }),
    responses: { 200: noticeDetail, 400: problem, 404: problem },
    cache: 'records',
  }),
}
