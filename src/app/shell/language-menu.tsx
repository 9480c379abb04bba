import Globe from 'lucide-react/icons/globe'
import { locales } from '#specs/messages/locale.ts'
import { MenuButton } from '../../ui/actions/menu-button.tsx'
import { MenuAction } from '../../ui/actions/menu-item.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { useLocale, useText } from '../../i18n/language.ts'
import { languageNames } from './language-names.ts'

/** Language menu of the header; a change applies immediately. */
export const LanguageMenu = () => {
  const text = useText()
  const [locale, setLocale] = useLocale()
  const label = (
    <>
      <Globe aria-hidden size={18} className="hidden lg:block" />
      <VisuallyHidden>{text('shell.language')} </VisuallyHidden>
      {languageNames[locale]}
    </>
  )
  return (
    <MenuButton label={label} align="end">
      {locales.map((each) => (
        <MenuAction key={each} lang={each} isCurrent={each === locale} onClick={() => void setLocale(each)}>
          {languageNames[each]}
        </MenuAction>
      ))}
    </MenuButton>
  )
}
