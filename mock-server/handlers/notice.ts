import { noticeTypes } from '#fixtures/notices/index.ts'
import type { notice } from '#specs/contract/index.ts'
import type { NoticeItem } from '#specs/contract/notice.ts'
import type { Locale } from '#specs/model/locale.ts'
import { nonBlankCode } from '#specs/rules/search.ts'
import type { Site } from '#specs/model/site.ts'
import type { Handlers } from './handler.ts'
import { localized } from './localized.ts'
import { pageOf } from './page.ts'
import { Refusal } from '../http/refusal.ts'
import { searchArticles } from './search-articles.ts'
import type { NoticeRecord } from '../worlds/model.ts'
import type { WorldRecords } from '../worlds/tables.ts'
import { attachedFiles } from './attached-files.ts'

const toItem = ({ noticeId, typeCode, title, regYmdt, severity }: NoticeRecord, locale: Locale): NoticeItem => {
  const { text, locale: titleLocale } = localized(title, locale)
  const typeName = localized(noticeTypes[typeCode], locale).text
  return { noticeId, typeCode, typeName, title: text, regYmdt, ...(severity && { severity }), locale: titleLocale }
}

const neighbour = (record: NoticeRecord | undefined, locale: Locale) =>
  record ? { noticeId: record.noticeId, title: localized(record.title, locale).text } : null

/** The notices of a site, newest first. With a query, only those that match it in the given language, best first. */
const noticesOn = ({ tables }: WorldRecords, site: Site, locale: Locale, query?: string) =>
  searchArticles(tables.notices, site, locale, query, ({ sites }) => sites.includes(site))

export const noticeHandlers = {
  notices: ({ world, site, locale, query: { typeCode, searchKeyword, ...page } }) => {
    const type = nonBlankCode(typeCode)
    const found = noticesOn(world, site, locale, searchKeyword)
    const matching = type === undefined ? found : found.filter((record) => record.typeCode === type)
    return pageOf(matching, page, (record) => toItem(record, locale))
  },
  notice: ({ world, site, locale, params: { noticeId } }) => {
    const rows = noticesOn(world, site, locale)
    const index = rows.findIndex((record) => record.noticeId === noticeId)
    const record = rows[index]
    if (!record) throw new Refusal('NOT_FOUND')
    return {
      ...toItem(record, locale),
      content: localized(record.content, locale).text,
      attachedFileList: attachedFiles(site, locale, record.files),
      subNoticeList: record.subNotices.map(({ title, content }) => ({
        title: localized(title, locale).text,
        content: localized(content, locale).text,
      })),
      previous: neighbour(rows[index + 1], locale),
      next: neighbour(rows[index - 1], locale),
    }
  },
} satisfies Handlers<typeof notice>
