import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { FinishedText } from '../../../parts/linked-form.tsx'
import { useSession } from '../../../../session/session.ts'
import { Button } from '../../../../ui/actions/button.tsx'

interface ClosableWindowProps {
  /** What the page says if the window stays. */
  readonly title: string
  readonly text: string
  /** Content until the window is to be closed. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * Content that closes its window. Browsers refuse that to a page that no script has opened, such as one from a link in
 * an email. The page then says that it can be closed, and links to the home page.
 */
export const ClosableWindow = ({ title, text: message, children }: ClosableWindowProps) => {
  const { t } = useTranslation('survey')
  const [isToClose, setToClose] = useState(false)
  const close = () => {
    window.close()
    setToClose(true)
  }
  if (!isToClose) return children(close)
  return (
    // A new element, so that its title gets the focus.
    <FinishedText key="stays" title={title} text={message} isFocused>
      <p>{t('survey.mayClose')}</p>
      <div>
        <LinkButton to={paths.home()} variant="secondary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </FinishedText>
  )
}

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
