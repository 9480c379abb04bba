import { Navigate } from 'react-router-dom'
import { useLocale, useText } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { Chatbot } from '../../../features/chatbot/chatbot.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { PopupFrame } from '../../parts/popup-frame.tsx'
import { useLoginPath } from '../../parts/use-login-path.ts'

/** Chatbot window; requires a signed-in member. */
export const ChatbotPage = () => {
  const text = useText()
  const [locale] = useLocale()
  const { member, isLoading, isFailed, retry } = useSession()
  const loginPath = useLoginPath()
  if (!member && !isLoading && !isFailed) return <Navigate to={loginPath} replace />
  return (
    <PopupFrame title={text('chatbot.title')}>
      {isFailed && (
        <div className="p-4">
          <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={retry} />
        </div>
      )}
      {member && <Chatbot key={locale} name={member.name} locale={locale} />}
    </PopupFrame>
  )
}
