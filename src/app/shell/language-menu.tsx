import Globe from 'lucide-react/icons/globe'
import { useTranslation } from 'react-i18next'
import { locales } from '#specs/model/locale.ts'
import { MenuButton } from '../../ui/actions/menu-button.tsx'
import { MenuAction } from '../../ui/actions/menu-item.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { languageName, useLanguageChoice } from './use-language-choice.tsx'

/** Language menu of the header; a change applies immediately. */
export const LanguageMenu = () => {
  const { t } = useTranslation()
  const { locale, choose, failure } = useLanguageChoice()
  const label = (
    <>
      <Globe aria-hidden size={18} className="hidden lg:block" />
      <VisuallyHidden>{`${t('shell.language')} `}</VisuallyHidden>
      <span>{languageName(locale)}</span>
    </>
  )
  return (
    <>
      <MenuButton label={label} align="end">
        {locales.map((each) => (
          <MenuAction key={each} lang={each} isCurrent={each === locale} onClick={() => choose(each)}>
            {languageName(each)}
          </MenuAction>
        ))}
      </MenuButton>
      {failure}
    </>
  )
}
