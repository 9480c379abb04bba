import { useEffect } from 'react'
import type { Mail } from '#specs/contract/control-mail.ts'
import { loadWholeFont } from '../../i18n/fonts.ts'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { HtmlContent } from '../../ui/content/html-content.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { controlAddress } from '../call-control.ts'
import { useMask } from '../shown-values.tsx'
import { readable } from '../time.ts'

/** The address that opens a link of an email in a world, in the language of the email. */
const addressIn = (world: string, lang: Mail['locale'], link: string): string => {
  const { origin, pathname, search } = new URL(link)
  return origin + controlAddress('enter', { query: { world, lang, to: pathname + search } })
}

/** An email as its recipient sees it. Its links open in the world. */
export const MailView = ({ world, mail }: { readonly world: string; readonly mail: Mail }) => {
  const { subject, from, to, sentAt, kind, site, locale, body } = mail
  // The console has loaded the Korean font, which has no Japanese characters.
  useEffect(() => void loadWholeFont(locale).catch(() => undefined), [locale])
  const mask = useMask()
  const head = [
    ['From', from],
    ['To', mask(to)],
    ['Sent', `${readable(sentAt)} UTC+9`],
  ] as const
  return (
    <article aria-label="Email" className="min-w-0 rounded-lg border border-line bg-surface shadow-raised">
      <header className="flex flex-col gap-3 border-b border-line px-4 py-4 md:px-6">
        <h2 lang={locale} className="text-lg">
          {subject}
        </h2>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
          {head.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-2">
          <Badge>{kind}</Badge>
          <Badge tone="brand">{site}</Badge>
          <Badge tone="info">{locale}</Badge>
        </p>
      </header>
      <div lang={locale} className="flex max-w-[42rem] flex-col items-start gap-4 px-4 py-5 md:px-6">
        {body.map((block, index) => {
          // The blocks of an email never change, so their index is their key.
          const key = String(index)
          if ('html' in block)
            return (
              <div key={key} className="w-full rounded-md border-l-4 border-brand-line bg-surface-soft px-4 py-3">
                <HtmlContent html={block.html} />
              </div>
            )
          if ('rel' in block)
            return (
              <a
                key={key}
                href={addressIn(world, locale, block.url)}
                target="_blank"
                rel="noreferrer"
                className={buttonClass(block.rel === 'survey' ? 'primary' : 'secondary', 'md')}
              >
                {block.label}
              </a>
            )
          return (
            <p key={key} className="whitespace-pre-line [overflow-wrap:anywhere]">
              {mask(block.text)}
            </p>
          )
        })}
      </div>
    </article>
  )
}
