import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { siteRow } from '#specs/model/site.ts'
import { useSite } from '../../site.ts'
import { ExternalLink } from '../../ui/navigation/external-link.tsx'
import { SiblingLinks } from './sibling-links.tsx'
import { useMenu } from './use-menu.ts'

// Korean law asks for the privacy policy to stand out.
const policies = [
  { path: paths.termsOfUse(), title: 'policy.terms', weight: '' },
  { path: paths.privacyPolicy(), title: 'policy.privacy', weight: 'font-semibold text-white' },
] as const

/** Footer of every page. */
export const Footer = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  const plan = siteRow(site).supportPlan
  return (
    <footer className="bg-foot print:hidden text-foot-ink [--color-focus:var(--color-foot-ink)]">
      <div className="frame py-10">
        <div className="flex flex-wrap gap-x-20 gap-y-8">
          <p className="mr-auto text-lg font-bold text-white">{t(`brand.${site}`)}</p>
          <nav aria-label={t('shell.footer')} className="flex flex-wrap gap-x-16 gap-y-6">
            {useMenu().map(({ area, text, rows }) => (
              <div key={area}>
                <p className="text-sm font-semibold text-white">{text}</p>
                <ul className="mt-1.5">
                  {rows.map(({ path, text }) => (
                    <li key={path}>
                      <Link to={path} className="inline-block py-1 text-sm hover:text-white hover:underline">
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {plan && (
              <div>
                <p className="text-sm font-semibold text-white">{t('site.more')}</p>
                <ExternalLink
                  href={plan}
                  newTab={t('shell.newTab')}
                  className="mt-1.5 py-1 text-sm hover:text-white hover:underline"
                >
                  {t('site.supportPlan')}
                </ExternalLink>
              </div>
            )}
          </nav>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 text-sm">
          {policies.map(({ path, title, weight }) => (
            <li key={path}>
              <Link to={path} className={`inline-block py-1 hover:text-white hover:underline ${weight}`}>
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex min-h-24 flex-col justify-between gap-x-8 gap-y-2 border-t border-foot-line pt-5 text-sm md:min-h-0 md:flex-row">
          <p className="py-1">{t('shell.copyright')}</p>
          <SiblingLinks />
        </div>
      </div>
    </footer>
  )
}
