import { useText } from '../../i18n/language.ts'
import { useSession } from '../../session/session.ts'

/** Says that downloads need a sign-in, if nobody is signed in. */
export const DownloadHint = () => {
  const text = useText()
  const { member, isLoading } = useSession()
  if (member || isLoading) return null
  return <p className="text-sm text-ink-soft print:hidden">{text('file.signInFirst')}</p>
}
