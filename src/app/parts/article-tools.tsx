import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { useCopy } from '../../ui/actions/use-copy.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'

const shownMs = 4000

/** Buttons that print an article and copy its URL. */
export const ArticleTools = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { copy, turn, hasFailed } = useCopy()
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(turn), shownMs)
    return () => clearTimeout(timer)
  }, [turn])
  const result = turn === seen ? undefined : hasFailed ? 'copyFailed' : 'copied'
  const Icon = result === 'copied' ? Check : Link
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <LiveRegion role="status" turn={turn} className={result === 'copyFailed' ? 'text-sm text-bad' : 'sr-only'}>
        {result && t(`article.${result}`)}
      </LiveRegion>
      <Button
        variant="secondary"
        size="sm"
        // Without the query, which may ask for a download.
        onClick={() => void copy(location.origin + pathname)}
      >
        <Icon aria-hidden size={16} />
        <span>{t('article.copyLink')}</span>
      </Button>
      <PrintButton size="sm" text={t('article.print')} />
    </div>
  )
}
