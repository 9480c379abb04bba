import { useTranslation } from 'react-i18next'
import { inquiryTypeOfFaq } from '#specs/rules/faq.ts'
import { paths } from '#specs/rules/paths.ts'
import { withQuestion } from '../../session/asked-question.ts'
import { OpenerLink } from './opener-link.tsx'

interface FormLinkProps {
  /** The form starts with it. */
  readonly question: string
  /** The categoryCode1 of the best item that the question finds. */
  readonly category: string | undefined
}

/** Link to the inquiry form of the type that the question is about, which starts with the question. */
export const FormLink = ({ question, category }: FormLinkProps) => {
  const { t } = useTranslation()
  const type = inquiryTypeOfFaq(category)
  return (
    <OpenerLink to={withQuestion(paths.inquiryForm({ type, inputchannel: 'chatbot' }), question)} ifForm="focus">
      {t('chatbot.toForm')}
    </OpenerLink>
  )
}
