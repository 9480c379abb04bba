import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ClosableWindow } from './closable-window.tsx'
import { FinishedText } from '../../parts/finished-text.tsx'

const texts = { title: 'survey.thanks.title', text: 'survey.thanks.text' } as const

/** Thanks for a rating, with ways on. */
export const Thanks = () => {
  const text = useText()
  const { member } = useSession()
  const [to, label] = member
    ? ([paths.myInquiriesOfType({ type: 'all' }), 'menu.myQuestions'] as const)
    : ([paths.faqCategories(), 'menu.faq'] as const)
  return (
    <ClosableWindow {...texts}>
      {(close) => (
        <FinishedText {...texts} isFocused>
          <div className="flex flex-wrap gap-2">
            <Button onClick={close}>{text('survey.close')}</Button>
            <LinkButton to={to} variant="secondary">
              {text(label)}
            </LinkButton>
          </div>
        </FinishedText>
      )}
    </ClosableWindow>
  )
}
