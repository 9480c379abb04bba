import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useDisclosure } from '../../ui/actions/use-disclosure.ts'
import { PhoneMenuPanel } from './phone-menu-panel.tsx'
import { useLanguageChoice } from './language-menu.tsx'
import { useSignOutChoice } from './use-sign-out-choice.tsx'

/** Header menus in one panel, below 768 px. */
export const PhoneMenu = () => {
  const { t } = useTranslation()
  const { isOpen, hide, close, boxProps, buttonProps, panelProps } = useDisclosure<HTMLDivElement>()
  // Here, because the panel is closed when an alert opens: the focus then returns to the button of the menu.
  const language = useLanguageChoice(close)
  const { signOut, failure } = useSignOutChoice(close)
  const Icon = isOpen ? X : Menu
  return (
    <div {...boxProps} className="md:hidden">
      <button
        type="button"
        {...buttonProps}
        aria-label={t('shell.menu')}
        className="flex size-11 items-center justify-center rounded-md hover:bg-head-hover"
      >
        <Icon aria-hidden size={24} />
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute inset-x-0 top-full z-(--z-popup) max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-6 text-ink shadow-floating [--color-focus:var(--color-brand)]"
        >
          <PhoneMenuPanel language={language} signOut={signOut} onDone={hide} />
        </div>
      )}
      {language.failure}
      {failure}
    </div>
  )
}
