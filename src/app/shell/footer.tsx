import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { siteRow } from '#specs/model/site.ts'
import { useSite } from '../../site.ts'
import { ExternalLink } from '../../ui/navigation/external-link.tsx'
import { SiblingLinks } from './sibling-links.tsx'
import { useSignedOutMenu } from './use-menu.ts'

// Korean law asks for the privacy policy to stand out.
const policies = [
  { path: paths.termsOfUse(), title: 'policy.terms', weight: '' },
  { path: paths.privacyPolicy(), title: 'policy.privacy', weight: 'font-semibold text-white' },
] as const

const linkClass = 'inline-block py-1 hover:text-white hover:underline md:py-0.5'

interface ColumnProps {
  readonly title: string
  readonly rows: readonly { readonly path: string; readonly text: string }[]
}

/** Links below a title. On a phone the title is a button that shows them. */
const Column = ({ title, rows }: ColumnProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="max-md:border-t max-md:border-foot-line">
      <p className="font-semibold text-white max-md:hidden">{title}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between font-semibold text-white md:hidden"
      >
        <span>{title}</span>
        <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <ul
        id={id}
        className={`gap-x-10 max-md:columns-2 max-md:pb-3 md:mt-1 md:grid md:grid-flow-col md:grid-rows-[repeat(4,auto)] ${isOpen ? '' : 'max-md:hidden'}`}
      >
        {rows.map(({ path, text }) => (
          <li key={path}>
            <Link to={path} className={linkClass}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Footer of every page: whom to ask, the menus, the policies and the company. */
export const Footer = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  const plan = siteRow(site).supportPlan
  return (
    <footer className="bg-foot text-sm text-foot-ink print:hidden [--color-focus:var(--color-foot-ink)]">
      <div className="frame pt-7 pb-5">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-6">
          <div className="max-w-[27rem]">
            <p className="text-base font-bold text-white">{t(`brand.${site}`)}</p>
            <p className="mt-2">{t('shell.hours')}</p>
          </div>
          <nav aria-label={t('shell.footer')} className="flex flex-wrap gap-x-14 max-md:w-full max-md:flex-col">
            {useSignedOutMenu().map(({ area, text, rows }) => (
              <Column key={area} title={text} rows={rows} />
            ))}
          </nav>
        </div>
        <div className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-foot-line pt-4">
          <ul className="flex flex-wrap gap-x-6">
            {plan && (
              <li>
                <ExternalLink href={plan} newTab={t('shell.newTab')} className={linkClass}>
                  {t('site.supportPlan')}
                </ExternalLink>
              </li>
            )}
            {policies.map(({ path, title, weight }) => (
              <li key={path}>
                <Link to={path} className={`${linkClass} ${weight}`}>
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
          {/* The links of the other sites appear when the app has started. */}
          <div className="min-h-14 sm:min-h-7">
            <SiblingLinks />
          </div>
        </div>
        <p className="mt-1 text-xs leading-5">{t('shell.company')}</p>
      </div>
    </footer>
  )
}
