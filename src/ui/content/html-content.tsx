import './html-content.css'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { markMatches } from './mark-matches.ts'

interface HtmlContentProps {
  readonly html: string
  readonly lang?: string | undefined
  /** Marks where it occurs in the text. */
  readonly keyword?: string | undefined
}

/**
 * Forms that ask for passwords, styles that cover the page, names that collide with ours, and media that tell another
 * server who reads a page have no place in content.
 */
const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'select',
    'option',
    'textarea',
    'dialog',
    'style',
    ...['audio', 'video', 'picture', 'source', 'track'],
  ],
  FORBID_ATTR: [
    'style',
    'class',
    'id',
    'name',
    'tabindex',
    'autofocus',
    'accesskey',
    'popover',
    'background',
    ...['srcset', 'sizes', 'poster', 'ping'],
  ],
}

/** Whether an image comes from our own origin or is part of the content. */
const isOwnImage = (src: string): boolean =>
  /^data:image\/(png|gif|jpeg|webp|svg\+xml)[;,]/i.test(src) ||
  (URL.canParse(src, location.href) && new URL(src, location.href).origin === location.origin)

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName !== 'IMG') return
  // A screen reader would read the URL of an image without a text.
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
  if (!isOwnImage(element.getAttribute('src') ?? '')) element.removeAttribute('src')
})

/** Renders sanitised HTML from the server. The only place where external markup enters a page. */
export const HtmlContent = ({ html, lang, keyword = '' }: HtmlContentProps) => {
  const clean = useMemo(() => markMatches(DOMPurify.sanitize(html, rules), keyword), [html, keyword])
  return <div className="html-content" lang={lang} dangerouslySetInnerHTML={{ __html: clean }} />
}
