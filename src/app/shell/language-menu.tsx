import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Globe from 'lucide-react/icons/globe'
import { languages, type Locale, locales } from '#specs/model/locale.ts'
import { useLocale } from '../../i18n/language.ts'
import { sessionQuery } from '../../session/session.ts'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'
import { MenuButton } from '../../ui/actions/menu-button.tsx'
import { MenuAction } from '../../ui/actions/menu-item.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'

/**
 * The language, a function that changes it, and an alert to render: it says that the texts of a language cannot be loaded.
 * `onFailed` is called before the alert takes the focus, and the focus returns to where it was then.
 */
export const useLanguageChoice = (onFailed?: () => void) => {
  const { t } = useTranslation()
  const [locale, setLocale] = useLocale()
  const client = useQueryClient()
  const [failed, setFailed] = useState<Locale>()
  const choose = (next: Locale) => {
    setFailed(undefined)
    setLocale(next)
      // The name of the member is written in the language of the page.
      .then(() => client.invalidateQueries({ queryKey: sessionQuery.queryKey }))
      .catch(() => {
        onFailed?.()
        setFailed(next)
      })
  }
  // Rendered on demand, so that pages do not load the code of dialogs for it.
  const failure = failed && (
    <AlertDialog
      isOpen
      title={t('shell.languageFailed.title')}
      message={t('shell.languageFailed', { language: languages[failed].name })}
      action={t('error.retry')}
      cancel={t('shell.close')}
      onClose={(button) => (button === 'action' ? choose(failed) : setFailed(undefined))}
    />
  )
  return { locale, choose, failure }
}

/** Language menu of the header; a change applies immediately. */
export const LanguageMenu = () => {
  const { t } = useTranslation()
  const { locale, choose, failure } = useLanguageChoice()
  const label = (
    <>
      <Globe aria-hidden size={18} className="hidden lg:block" />
      <VisuallyHidden>{`${t('shell.language')} `}</VisuallyHidden>
      <span>{languages[locale].name}</span>
    </>
  )
  return (
    <>
      <MenuButton label={label} align="end" opensOn="delayedHover">
        {locales.map((each) => (
          <MenuAction key={each} lang={each} isCurrent={each === locale} onClick={() => choose(each)}>
            {languages[each].name}
          </MenuAction>
        ))}
      </MenuButton>
      {failure}
    </>
  )
}
