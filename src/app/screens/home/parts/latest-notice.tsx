import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { latestNotices } from '../../../../api/queries/landing.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { NoticeLine, Waiting } from './waiting.tsx'

/** Title and date of the latest notice. */
export const LatestNotice = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { data, isError } = useQuery(latestNotices(locale))
  // The strip says what a notice about an incident would say.
  const notice = data?.find(({ typeCode }) => typeCode !== 'TRBL') ?? data?.[0]
  const none =
    data || isError ? (
      <p className="truncate text-ink-soft">{t(data ? 'notice.none' : 'error.loadFailed')}</p>
    ) : (
      <Waiting />
    )
  if (!notice) return <NoticeLine>{none}</NoticeLine>
  return (
    <>
      <NoticeLine>
        <Link
          to={paths.notice({ noticeId: String(notice.noticeId) })}
          lang={notice.locale === locale ? undefined : notice.locale}
          className="truncate font-medium hover:underline"
        >
          {notice.title}
        </Link>
      </NoticeLine>
      <time dateTime={notice.regYmdt.slice(0, 10)} className="shrink-0 text-sm text-ink-soft">
        {notice.regYmdt.slice(0, 10)}
      </time>
    </>
  )
}
