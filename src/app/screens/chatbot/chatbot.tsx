import { useLocale } from '../../../i18n/language.ts'
import { Chatbot } from '../../../features/chatbot/chatbot.tsx'
import { PopupScreen } from '../../parts/popup-screen.tsx'
import { SignedIn } from '../../parts/signed-in.tsx'

/** Chatbot window. */
export const ChatbotScreen = () => {
  const [locale] = useLocale()
  return (
    <PopupScreen>
      <SignedIn>{({ name }) => <Chatbot key={locale} name={name} locale={locale} />}</SignedIn>
    </PopupScreen>
  )
}
