import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { usePageTitle } from '../parts/screen.ts'
import { StatusPage } from '../parts/status-page.tsx'

/** Page for unknown paths. */
export const NotFoundScreen = () => {
  const { t } = useTranslation()
  usePageTitle(t('notFound.title'))
  return (
    <StatusPage
      icon={<CloudOff aria-hidden size={44} strokeWidth={1.5} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<LinkButton to={paths.home()}>{t('notFound.home')}</LinkButton>}
    />
  )
}
