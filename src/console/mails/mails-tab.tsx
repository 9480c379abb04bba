import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useEffect } from 'react'
import type { Mail } from '#specs/contract/control-mail.ts'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { mailsQuery, worldQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { useMask } from '../shown-values.tsx'
import { readable } from '../format.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { loadFont } from '../../i18n/fonts.ts'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { HtmlContent } from '../../ui/content/html-content.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { controlAddress } from '../../api/control.ts'

/** Emails of the selected world, newest first, and the one that is selected, at first the newest. */
export const MailsTab = () => {
  const { world, mail } = useConsoleParams()
  const { data: state } = useQuery(worldQuery(world))
  const { data, error } = useQuery(mailsQuery(world, state?.mails ?? 0))
  if (error) return <RequestError error={error} />
  if (!data) return <Skeleton className="h-40 w-full" />
  const mails = data.toReversed()
  const shown = mails.find(({ mailId }) => String(mailId) === mail) ?? mails[0]
  if (!shown)
    return (
      <EmptyState text="No emails have been sent in this world. Send an inquiry on a page of this world: its receipt appears here, and so does the answer that you give under Inquiries." />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <MailList mails={mails} shownId={shown.mailId} />
      <MailView key={shown.mailId} world={world} mail={shown} />
    </div>
  )
}

const MailList = ({ mails, shownId }: { readonly mails: readonly Mail[]; readonly shownId: number }) => {
  const { hrefTo } = useConsoleParams()
  const mask = useMask()
  return (
    <ul
      aria-label="Emails"
      className="max-h-[24rem] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface xl:max-h-[44rem]"
    >
      {mails.map(({ mailId, to, subject, sentAt }) => (
        <li key={mailId}>
          <Link
            to={hrefTo({ mail: String(mailId) })}
            aria-current={mailId === shownId ? 'true' : undefined}
            className="flex flex-col gap-0.5 px-4 py-3 text-sm -outline-offset-2 hover:bg-surface-sunk aria-[current]:bg-brand-soft"
          >
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold break-all">{mask(to)}</span>
              <span className="text-ink-soft">{readable(sentAt)}</span>
            </span>
            <InOwnLanguage text={subject} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The address that opens a link of an email in a world, in the language of the email. */
const addressIn = (world: string, lang: Mail['locale'], link: string): string => {
  const { origin, pathname, search } = new URL(link)
  return origin + controlAddress('enter', { query: { world, lang, to: pathname + search } })
}

/** An email as its recipient sees it. Its links open in the world. */
const MailView = ({ world, mail }: { readonly world: string; readonly mail: Mail }) => {
  const { subject, from, to, sentAt, kind, site, locale, body } = mail
  // The console has loaded the Korean font, which has no Japanese characters.
  useEffect(() => void loadFont(locale).catch(() => undefined), [locale])
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
                rel="noopener"
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
