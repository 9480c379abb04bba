import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { User } from '#specs/model/visitor.ts'
import { paths } from '#specs/rules/paths.ts'
import { IncidentStrip } from '../../../../features/event-log/incident-strip.tsx'
import { useSession } from '../../../../session/session.ts'
import { late, useLate } from '../../../../ui/late/late.tsx'
import { NoticeLine, Waiting } from './waiting.tsx'

// The first view of the page does not need them.
const notice = late(async () => (await import('./latest-notice.tsx')).LatestNotice)
const ofMember = late(async () => (await import('./of-member.tsx')).OfMember)

/** What is going on: incidents, the latest notice, and what concerns the member. Its height never changes. */
export const Current = () => (
  <div className="flex flex-col gap-4">
    <IncidentStrip report={paths.inquiryForm({ type: 'trouble' })} />
    <div className="relative divide-y divide-line rounded-lg border border-line bg-surface">
      <LatestNotice />
      <Own />
    </div>
  </div>
)

const LatestNotice = () => {
  const { t } = useTranslation()
  const hasNotice = useLate(notice, 'idle')
  return (
    <section
      aria-label={t('notice.title')}
      className="flex items-center gap-x-4 px-4 py-2.5 max-md:flex-wrap md:min-h-12"
    >
      {hasNotice ? (
        <notice.Loaded />
      ) : (
        <NoticeLine>
          <Waiting />
        </NoticeLine>
      )}
      <Link to={paths.noticesOfCategory({ category: 'all' })} className="link ml-auto shrink-0 py-0.5 text-sm">
        {t('notice.showAll')}
      </Link>
    </section>
  )
}

/** The line for visitors, or two short ones on phones, reserve the space. */
const Own = () => {
  const { t } = useTranslation()
  const { member, isLoading } = useSession()
  return (
    <section aria-label={t('home.own')} className="grid min-h-19 items-start px-4 py-2.5 *:[grid-area:1/1] md:min-h-12">
      <p className={`flex min-h-7 flex-wrap items-center gap-x-3 ${member || isLoading ? 'invisible' : ''}`}>
        <span>{t('home.own.signIn')}</span>
        <Link to={paths.login()} className="link">
          {t('login.title')}
        </Link>
      </p>
      {isLoading && <Waiting />}
      {member && <LateOfMember member={member} />}
    </section>
  )
}

const LateOfMember = ({ member }: { readonly member: User }) =>
  useLate(ofMember, 'idle') ? <ofMember.Loaded member={member} /> : <Waiting />
