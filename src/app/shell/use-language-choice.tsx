import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#specs/messages/locale.ts'
import { useLocale } from '../../i18n/language.ts'
import { AlertDialog } from '../../ui/late/dialogs.tsx'

/** The name of a language in that language, such as 日本語. */
export const languageName = (locale: Locale): string => new Intl.DisplayNames(locale, { type: 'language' }).of(locale)!

/** The language, a function that changes it, and an alert to render: it says that the texts of a language cannot be loaded. */
export const useLanguageChoice = () => {
  const { t } = useTranslation()
  const [locale, setLocale] = useLocale()
  const [failed, setFailed] = useState<Locale>()
  const choose = (next: Locale) => {
    setFailed(undefined)
    setLocale(next).catch(() => setFailed(next))
  }
  const failure = (
    <AlertDialog
      isOpen={failed !== undefined}
      title={t('shell.languageFailed.title')}
      message={failed && t('shell.languageFailed', { language: languageName(failed) })}
      action={t('error.retry')}
      cancel={t('shell.close')}
      onClose={(button) => (failed && button === 'action' ? choose(failed) : setFailed(undefined))}
    />
  )
  return { locale, choose, failure }
}
