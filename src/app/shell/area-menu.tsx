import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { areaOf } from '#specs/rules/menu.ts'
import { MenuButton } from '../../ui/actions/menu-button.tsx'
import { MenuLink } from '../../ui/actions/menu-item.tsx'
import { useMenu } from './use-menu.ts'

/** Areas of the site in the header. */
export const AreaMenu = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const current = areaOf(pathname)
  return (
    <nav aria-label={t('shell.areas')} className="flex h-(--menu-height) gap-1">
      {useMenu().map(({ area, text, rows }) => (
        <MenuButton
          key={area}
          label={<span className="font-semibold">{text}</span>}
          isCurrent={area === current}
          opensOn="hover"
        >
          {rows.map(({ path, text }) => (
            <MenuLink key={path} to={path} isCurrent={path === pathname}>
              {text}
            </MenuLink>
          ))}
        </MenuButton>
      ))}
    </nav>
  )
}
