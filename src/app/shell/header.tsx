import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site.ts'
import { AreaMenu } from './area-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { UserMenu } from './user-menu.tsx'

/** Logo, areas, language and user; below 768 px everything but the logo is in the phone menu. */
export const Header = () => {
  const { t } = useTranslation()
  const { site, logo } = useSite()
  const { pathname } = useLocation()
  return (
    <header className="print:hidden relative z-(--z-header) border-b border-head-line bg-head text-head-ink [--color-focus:var(--color-head-mark)] [--menu-button-hover:var(--color-head-hover)] [--menu-button-mark:var(--color-head-mark)]">
      <div className="frame flex min-h-(--header-height) items-center gap-1 lg:gap-3">
        <Link
          to="/"
          className="-ml-1 flex min-h-10 items-center gap-2.5 rounded-md px-1 text-lg font-bold md:max-lg:gap-1.5 md:max-lg:text-base"
        >
          <img src={logo} alt="" width={32} height={32} className="shrink-0" />
          <span>{t(`brand.${site}`)}</span>
        </Link>
        <div className="ml-auto hidden flex-1 flex-wrap items-center md:flex">
          <div className="mr-auto ml-3 lg:ml-4">
            <AreaMenu />
          </div>
          <div className="flex gap-x-1">
            <LanguageMenu />
            <UserMenu />
          </div>
        </div>
        <div className="ml-auto md:hidden">
          {/* Keyed by path, so that the menu is closed on a new page. */}
          <PhoneMenu key={pathname} />
        </div>
      </div>
    </header>
  )
}
