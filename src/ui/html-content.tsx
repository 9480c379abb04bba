import './html-content.css'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** HTML that came over the wire, made harmless. The only place where foreign markup enters a page. */
export const HtmlContent = ({ html, lang }: { html: string; lang?: string | undefined }) => {
  const clean = useMemo(() => DOMPurify.sanitize(html, { USE_PROFILES: { html: true } }), [html])
  return <div className="html-content" lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
}
