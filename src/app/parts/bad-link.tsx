import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { AlertScreen } from './alert-screen.tsx'

/** The page was opened with an incomplete or invalid link. The home page follows. */
export const BadLink = () => {
  const { t } = useTranslation('survey')
  const navigate = useNavigate()
  return (
    <AlertScreen
      title={t('survey.badLink')}
      message={t('errorMessages.BAD_REQUEST')}
      action={t('notFound.home')}
      onClose={() => void navigate(paths.home(), { replace: true })}
    />
  )
}
