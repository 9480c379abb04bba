import * as z from 'zod'
import { assumed, get, page, problem } from './endpoint.ts'
import { attachedFile, code, dateTime, id, pageNumber, pageSize, writtenIn } from './wire.ts'

/** A notice in a list. */
export const noticeItem = z
  .object({
    noticeId: z.int(),
    typeCode: z.string().describe('TRBL (trouble) gets a tag of its own; others are GUIDE and WORK.'),
    typeName: z.string(),
    title: z.string(),
    regYmdt: dateTime,
    locale: writtenIn(),
  })
  .meta({ id: 'NoticeItem' })
export type NoticeItem = z.infer<typeof noticeItem>

const neighbour = noticeItem.pick({ noticeId: true, title: true }).nullable()

export const noticeDetail = noticeItem
  .extend({
    content: z.string().describe('HTML; cleaned by whoever shows it.'),
    attachedFileList: z.array(attachedFile),
    subNoticeList: z.array(z.object({ title: z.string(), content: z.string() })),
    previous: neighbour.describe('The next older one of the site.'),
    next: neighbour.describe('The next newer one of the site.'),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof noticeDetail>

export const notice = {
  notices: get('/api/support/notice', {
    clause: 'call.notice.list',
    origin: 'product',
    summary: 'Notices, newest first',
    query: z.object({
      size: pageSize(10),
      page: assumed(pageNumber()),
      typeCode: assumed(code()),
      searchKeyword: assumed(z.string().optional()).describe('Matched in title and content, whatever case and width.'),
    }),
    responses: { 200: page(noticeItem), 400: problem },
  }),
  notice: get('/api/support/notice/{noticeId}', {
    clause: 'call.notice.detail',
    origin: 'assumed',
    summary: 'One notice',
    params: z.object({ noticeId: id() }),
    responses: { 200: noticeDetail, 400: problem, 404: problem },
  }),
}
