import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'

const shownMs = 4000

/** Buttons that print an article and copy its URL. */
export const ArticleTools = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [result, setResult] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [result])
  const copy = async () => {
    // Without the query, which may ask for a download. There is no clipboard on pages without TLS.
    await navigator.clipboard.writeText(location.origin + pathname)
  }
  const Icon = result === 'copied' ? Check : Link
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <p role="status" className={result === 'failed' ? 'text-sm text-bad' : 'sr-only'}>
        {result && t(`article.${result === 'copied' ? 'copied' : 'copyFailed'}`)}
      </p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          void copy().then(
            () => setResult('copied'),
            () => setResult('failed'),
          )
        }
      >
        <Icon aria-hidden size={16} />
        <span>{t('article.copyLink')}</span>
      </Button>
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden size={16} />
        <span>{t('article.print')}</span>
      </Button>
    </div>
  )
}
