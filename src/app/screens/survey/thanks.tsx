import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ClosableWindow } from './closable-window.tsx'
import { FinishedText } from '../../parts/finished-text.tsx'

/** Thanks for a rating, with ways on. */
export const Thanks = () => {
  const { t } = useTranslation('survey')
  const { member } = useSession()
  const texts = { title: t('survey.thanks.title'), text: t('survey.thanks.text') }
  const [to, label] = member
    ? ([paths.myInquiriesOfType({ type: 'all' }), 'menu.myQuestions'] as const)
    : ([paths.faqCategories(), 'menu.faq'] as const)
  return (
    <ClosableWindow {...texts}>
      {(close) => (
        <FinishedText {...texts} isFocused>
          <div className="flex flex-wrap gap-2">
            <Button onClick={close}>{t('survey.close')}</Button>
            <LinkButton to={to} variant="secondary">
              {t(label)}
            </LinkButton>
          </div>
        </FinishedText>
      )}
    </ClosableWindow>
  )
}
