import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Mail } from '#specs/contract/control-mail.ts'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { mailsQuery, worldQuery } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { useMask } from '../shown-values.tsx'
import { readable } from '../time.ts'
import { useConsoleParams } from '../use-console-params.ts'
import { MailView } from './mail-view.tsx'

/** Emails of the selected world, newest first, and the one that is selected, at first the newest. */
export const MailsTab = () => {
  const { world, mail } = useConsoleParams()
  const { data: state } = useQuery(worldQuery(world))
  const { data, error } = useQuery(mailsQuery(world, state?.mails ?? 0))
  if (error) return <Refused error={error} />
  if (!data) return <Skeleton className="h-40 w-full" />
  const mails = data.toReversed()
  const shown = mails.find(({ mailId }) => String(mailId) === mail) ?? mails[0]
  if (!shown) return <EmptyState text="No emails have been sent in this world. An inquiry or an answer sends one." />
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
