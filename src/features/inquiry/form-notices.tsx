import { useTranslation } from 'react-i18next'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { paths } from '#specs/rules/paths.ts'
import { SessionExpiredAlert } from '../../forms/session-expired-alert.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { ExternalLink } from '../../ui/navigation/external-link.tsx'

/** Id of the notice about the session, which is focused when it keeps an inquiry from being sent. */
export const sessionNoticeId = 'session-notice'

interface SessionNoticeProps {
  readonly isExpired: boolean
  /** The email of a member who signed in while the form was open. */
  readonly signedInAs: string | undefined
  readonly loginPath: string
}

/** What happened to the session while the form was open. */
export const SessionNotice = ({ isExpired, signedInAs, loginPath }: SessionNoticeProps) => {
  const { t } = useTranslation()
  if (!isExpired && signedInAs === undefined) return null
  return (
    <div id={sessionNoticeId} tabIndex={-1}>
      {isExpired ? (
        <SessionExpiredAlert loginPath={loginPath}>{t('inquiry.sessionExpired.text')}</SessionExpiredAlert>
      ) : (
        <InlineAlert role="alert" title={t('inquiry.signedIn.title', { email: signedInAs ?? '' })}>
          {t('inquiry.signedIn.text')}
        </InlineAlert>
      )}
    </div>
  )
}

/** Says an anonymous visitor what happens to their personal information. The policy opens beside the form. */
export const PrivacyNote = ({ type }: { readonly type: InquiryType }) => {
  const { t } = useTranslation('inquiryForm')
  const rows = [
    [t('form.privacy.collected'), t(type === 'sales' ? 'form.privacy.collectedForSales' : 'form.privacy.collectedFor')],
    [t('form.privacy.purpose'), t('form.privacy.purposeOf')],
    [t('form.privacy.period'), t('form.privacy.periodOf')],
  ]
  return (
    <section aria-labelledby="privacy-note" className="rounded-md bg-surface-soft px-4 py-3 text-sm">
      <h2 id="privacy-note" className="text-base">
        {t('form.privacy.title')}
      </h2>
      <dl className="mt-1.5 grid gap-x-4 gap-y-1 md:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft max-md:mb-1">{text}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={paths.privacyPolicy()} newTab={t('shell.newTab')} className="link mt-1 py-1">
        {t('policy.privacy')}
      </ExternalLink>
    </section>
  )
}
