import { useState, type ReactNode } from 'react'
import type { MessageKey } from '#specs/messages/index.ts'
import { paths } from '#specs/rules/paths.ts'
import { useText } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { FinishedText } from '../../parts/finished-text.tsx'

interface ClosableWindowProps {
  /** What the page says if the window stays. */
  readonly title: MessageKey
  readonly text: MessageKey
  /** Content until the window is to be closed. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * Content that closes its window. Browsers refuse that to a page that no script has opened, such as one from a link in
 * an email. The page then says that it can be closed, and links to the home page.
 */
export const ClosableWindow = ({ title, text: message, children }: ClosableWindowProps) => {
  const text = useText()
  const [isToClose, setToClose] = useState(false)
  const close = () => {
    window.close()
    setToClose(true)
  }
  if (!isToClose) return children(close)
  return (
    // A new element, so that its title gets the focus.
    <FinishedText key="stays" title={title} text={message} isFocused>
      <p>{text('survey.mayClose')}</p>
      <div>
        <LinkButton to={paths.home()} variant="secondary">
          {text('notFound.home')}
        </LinkButton>
      </div>
    </FinishedText>
  )
}
