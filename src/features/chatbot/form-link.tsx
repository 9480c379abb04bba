import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../i18n/language.ts'
import { OpenerLink } from './opener-link.tsx'

/** Link to the inquiry form. */
export const FormLink = () => {
  const text = useText()
  return (
    <OpenerLink to={paths.inquiryForm({ type: 'general', inputchannel: 'chatbot' })} ifForm="focus">
      {text('chatbot.toForm')}
    </OpenerLink>
  )
}
