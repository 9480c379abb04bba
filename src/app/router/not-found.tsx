import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { FaqSearch } from '../parts/faq-search.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { usePageTitle } from '../parts/screen.ts'
import { StatusPage } from '../parts/status-page.tsx'

const frequent = [
  ['menu.landing', paths.landing()],
  ['menu.faq', paths.faqCategories()],
  ['menu.question', paths.inquiryEntry()],
  ['menu.incidents', paths.eventLogs()],
] as const

/** Page for unknown paths, with a search and the pages that visitors need most. */
export const NotFoundScreen = () => {
  const { t } = useTranslation()
  usePageTitle(t('notFound.title'))
  return (
    <StatusPage
      icon={<CloudOff aria-hidden size={44} strokeWidth={1.5} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<LinkButton to={paths.home()}>{t('notFound.home')}</LinkButton>}
    >
      <FaqSearch className="mt-10 w-full text-left" />
      <ul className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2">
        {frequent.map(([label, to]) => (
          <li key={to}>
            <Link to={to} className="link">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </StatusPage>
  )
}
