import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site.ts'
import { usePageTitle, useScreen } from './screen.ts'

/** Popup: logo and title above content that fills the window, without menus. The title comes from the route. */
export const PopupScreen = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const { site, logo } = useSite()
  const { title } = useScreen()
  usePageTitle(title)
  return (
    <div className="flex h-[calc(100dvh-var(--covered-bottom))] flex-col print:h-auto">
      <header className="flex shrink-0 flex-wrap items-center gap-x-2.5 border-b border-head-line bg-head px-4 py-2.5 text-head-ink">
        <img src={logo} alt="" width={28} height={28} className="shrink-0" />
        <h1 tabIndex={-1} className="text-lg outline-none">
          {title}
        </h1>
        <p className="ml-auto text-sm text-head-soft">{t(`brand.${site}`)}</p>
      </header>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {children}
      </main>
    </div>
  )
}
