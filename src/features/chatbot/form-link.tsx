import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { OpenerLink } from './opener-link.tsx'

/** Link to the inquiry form. */
export const FormLink = () => {
  const { t } = useTranslation()
  return (
    <OpenerLink to={paths.inquiryForm({ type: 'general', inputchannel: 'chatbot' })} ifForm="focus">
      {t('chatbot.toForm')}
    </OpenerLink>
  )
}
