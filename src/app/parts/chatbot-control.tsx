import Bot from 'lucide-react/icons/bot'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { useSession } from '../../session/session.ts'
import type { ButtonSize } from '../../ui/actions/button-styles.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { PopupLink, PopupOpener } from './popup-button.tsx'
import { useLoginPath } from './use-login-path.ts'

/**
 * Link that opens the chatbot. For visitors who are not signed in, it adds `chatbotState=open` to the URL, so that they
 * come back to the page and its chatbot after the login.
 */
export const ChatbotControl = ({
  size,
  className = '',
}: {
  readonly size: ButtonSize
  readonly className?: string
}) => {
  const { t } = useTranslation()
  const { search, state } = useLocation()
  const { member } = useSession()
  // A blank code means that there is none, and is never in a link.
  const open = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value.trim() !== ''))
  open.set('chatbotState', 'open')
  const button = { variant: 'secondary', size, className: `print:hidden ${className}` } as const
  const label = (
    <>
      <Bot aria-hidden size={18} />
      <span>{t('chatbot.open')}</span>
    </>
  )
  return (
    <>
      <ChatbotLauncher />
      {member ? (
        <PopupLink {...button} path={paths.chatbot()} name="chatbot" width={420} height={720}>
          {label}
        </PopupLink>
      ) : (
        <LinkButton {...button} to={{ search: open.toString() }} state={state as unknown}>
          {label}
        </LinkButton>
      )}
    </>
  )
}

/** Opens the chatbot if the URL has `chatbotState=open`. Visitors who are not signed in go to the login page first. */
const ChatbotLauncher = () => {
  const [search] = useSearchParams()
  const { member, isLoading, isFailed } = useSession()
  const loginPath = useLoginPath()
  if (search.get('chatbotState') !== 'open' || isLoading || isFailed) return null
  if (!member) return <Navigate to={loginPath} replace />
  return <PopupOpener path={paths.chatbot()} name="chatbot" width={420} height={720} />
}
