import { Navigate } from 'react-router-dom'
import { useLocale, useText } from '../../api/language.ts'
import { useSession } from '../../api/session.ts'
import { Chatbot } from '../../features/chatbot/chatbot.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PopupFrame } from '../shell/popup-frame.tsx'
import { useLoginPath } from '../shell/use-login-path.ts'

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
