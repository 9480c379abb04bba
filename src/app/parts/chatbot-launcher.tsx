import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { useSession } from '../../session/session.ts'
import { PopupOpener } from './popup-opener.tsx'
import { useLoginPath } from './use-login-path.ts'

/** Opens the chatbot if the URL has `chatbotState=open`. Visitors who are not signed in go to the login page first. */
export const ChatbotLauncher = () => {
  const [search] = useSearchParams()
  const { member, isLoading, isFailed } = useSession()
  const loginPath = useLoginPath()
  if (search.get('chatbotState') !== 'open' || isLoading || isFailed) return null
  if (!member) return <Navigate to={loginPath} replace />
  return <PopupOpener path={paths.chatbot()} name="chatbot" width={420} height={720} />
}
