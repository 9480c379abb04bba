import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'

/** Says that downloads need a sign-in, if nobody is signed in. */
export const DownloadHint = () => {
  const { t } = useTranslation()
  const { member, isLoading } = useSession()
  if (member || isLoading) return null
  return <p className="text-sm text-ink-soft print:hidden">{t('file.signInFirst')}</p>
}
