import './html-content.css'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** Renders sanitised HTML from the server. The only place where external markup enters a page. */
export const HtmlContent = ({ html, lang }: { html: string; lang?: string | undefined }) => {
  const clean = useMemo(() => DOMPurify.sanitize(html, { USE_PROFILES: { html: true } }), [html])
  return <div className="html-content" lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
}
