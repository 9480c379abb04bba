import ChevronRight from 'lucide-react/icons/chevron-right'
import Megaphone from 'lucide-react/icons/megaphone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { latestNotices } from '../../../../api/queries/landing.ts'
import { NoticeTypeTag } from '../../../../features/notice/notice-tags.tsx'
import { useLocale } from '../../../../i18n/language.ts'
import { VerticalSlider } from '../../../../ui/content/vertical-slider.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'

const autoplayMs = 3000

/** The latest notices, one after the other. */
export const NoticeStrip = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { data, isError, refetch } = useQuery(latestNotices(locale))
  /** A state of the strip instead of notices. */
  const state = (content: ReactNode) => [{ id: 'state', content }]
  const slides = data?.map(({ noticeId, typeCode, typeName, title, regYmdt, locale: own }) => ({
    id: noticeId,
    content: (
      <>
        <span className="mr-3 hidden shrink-0 md:inline">
          <NoticeTypeTag typeCode={typeCode} typeName={typeName} />
        </span>
        <Link
          to={paths.notice({ noticeId: String(noticeId) })}
          lang={own === locale ? undefined : own}
          className="min-w-0 truncate py-1.5 font-medium -outline-offset-2 hover:underline group-data-expanded:whitespace-normal"
        >
          {title}
        </Link>
        <time dateTime={regYmdt.slice(0, 10)} className="ml-auto hidden shrink-0 pl-4 text-sm text-ink-soft md:block">
          {regYmdt.slice(0, 10)}
        </time>
      </>
    ),
  }))
  return (
    <VerticalSlider
      label={t('notice.title')}
      pause={t('landing.notices.pause')}
      play={t('landing.notices.play')}
      intervalMs={autoplayMs}
      start={
        <span className="flex h-[calc(var(--notice-strip-height)-2px)] shrink-0 items-center gap-2 font-semibold text-brand-ink">
          <Megaphone aria-hidden size={20} />
          <span className="hidden lg:inline">{t('notice.title')}</span>
        </span>
      }
      end={
        <Link
          to={paths.noticesOfCategory({ category: 'all' })}
          aria-label={t('notice.showAll')}
          className="flex size-9 items-center justify-center rounded-md text-ink-soft hover:bg-surface-sunk hover:text-ink"
        >
          <ChevronRight aria-hidden size={20} />
        </Link>
      }
      slides={
        slides === undefined
          ? state(isError ? <Failed onRetry={() => void refetch()} /> : <Skeleton className="h-4 w-3/5" />)
          : slides.length === 0
            ? state(<p className="text-ink-soft">{t('notice.none')}</p>)
            : slides
      }
    />
  )
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <p role="alert" className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <span>{t('error.loadFailed')}</span>
      <button type="button" className="link min-h-6" onClick={onRetry}>
        {t('error.retry')}
      </button>
    </p>
  )
}
