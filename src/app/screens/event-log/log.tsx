import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { CallError } from '../../../api/call.ts'
import { incident } from '../../../api/queries/event-log.ts'
import { IncidentLog, LogSkeleton } from '../../../features/event-log/incident-log.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { AlertDialog } from '../../../ui/overlays/dialog.tsx'
import { Page } from '../../parts/page.tsx'

/** The log of one incident. */
export const EventLogScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const { id = '' } = useParams()
  const [isLive, setLive] = useState(true)
  const { data, error } = useQuery(incident(id, locale, isLive))
  // A log that is shown stays, even if it could not be requested again.
  if (error && !data) return <FailedLoad error={error} />
  const log = data?.code === 'SUCCESS' ? data.content : null
  const lang = log && log.locale !== locale ? log.locale : undefined
  // A page that stays empty has the title of its route.
  const article = log || !data ? { title: log?.troubleNotiContent.troubleNotiName, lang } : undefined
  return (
    <Page {...(article && { article })}>
      {/* Higher than most windows, so that the footer does not move when the log arrives. */}
      <div className="min-h-[70vh]">
        {!data && <LogSkeleton />}
        {log && (
          <div className="flex flex-col gap-10">
            <IncidentLog
              log={log}
              live={
                log.troubleStatusCode === 'IN_PROGRESS' && <Live isLive={isLive} onToggle={() => setLive(!isLive)} />
              }
            />
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface-soft px-5 py-4 print:hidden">
              <p>{t('eventLog.help')}</p>
              <LinkButton to={paths.inquiryForm({ type: 'trouble' })}>{t('eventLog.report')}</LinkButton>
            </div>
          </div>
        )}
      </div>
    </Page>
  )
}

/** Says whether the page looks for news, with a button that changes it. */
const Live = ({ isLive, onToggle }: { readonly isLive: boolean; readonly onToggle: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft print:hidden">
      <p role="status">{t(isLive ? 'eventLog.refresh.on' : 'eventLog.refresh.off')}</p>
      <Button variant="secondary" size="sm" onClick={onToggle}>
        {t(isLive ? 'eventLog.refresh.stop' : 'eventLog.refresh.start')}
      </Button>
    </div>
  )
}

/** Shows the message of a failed load, if there is one, and replaces this page with the home page. */
const FailedLoad = ({ error }: { readonly error: Error }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  // Without a response, nobody but the page can say what happened.
  const message = error instanceof CallError && error.status === 0 ? t('error.unreachable') : error.message.trim()
  if (message === '') return <Navigate to={paths.home()} replace />
  return (
    <Page>
      <div className="min-h-[70vh]">
        <AlertDialog
          isOpen={isOpen}
          title={t('eventLog.failed')}
          message={message}
          action={t('notFound.home')}
          onClose={() => {
            setOpen(false)
            void navigate(paths.home(), { replace: true })
          }}
        />
      </div>
    </Page>
  )
}
