import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#specs/contract/notice.ts'
import { paths } from '#specs/rules/paths.ts'
import { noticeQuery } from '../../../api/queries/notice.ts'
import { NoticeTypeTag, SeverityTag } from '../../../features/notice/notice-tags.tsx'
import { SubNotices } from '../../../features/notice/sub-notices.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { ArticleScreen } from '../../parts/article-screen.tsx'
import { Attachments } from '../../parts/downloads.tsx'

const neighbour = (notice: Notice['previous']) =>
  notice && { to: paths.notice({ noticeId: String(notice.noticeId) }), title: notice.title }

/** One notice with its attachments and sub-notices. */
export const NoticeScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { noticeId = '' } = useParams()
  const query = useQuery(noticeQuery(noticeId, locale))
  return (
    <ArticleScreen
      query={query}
      list={{ path: paths.notices(), showAll: t('notice.showAll') }}
      missing={t('notice.missing')}
    >
      {({ title, content, locale: own, typeCode, typeName, severity, regYmdt, ...notice }) => ({
        title,
        html: content,
        locale: own,
        meta: (
          <>
            <NoticeTypeTag typeCode={typeCode} typeName={typeName} />
            {severity && <SeverityTag severity={severity} />}
            <span>
              <span>{regYmdt.slice(0, 16)}</span> <span className="text-ink-faint">UTC +9</span>
            </span>
          </>
        ),
        after: (
          <>
            {notice.subNoticeList.length > 0 && (
              <SubNotices items={notice.subNoticeList} lang={own === locale ? undefined : own} />
            )}
            <Attachments title={t('notice.files')} files={notice.attachedFileList} />
          </>
        ),
        previous: neighbour(notice.previous),
        next: neighbour(notice.next),
      })}
    </ArticleScreen>
  )
}
