import { useNavigate } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { AlertScreen } from './alert-screen.tsx'

/** The page was opened with an incomplete or invalid link. The home page follows. */
export const BadLink = () => {
  const navigate = useNavigate()
  return (
    <AlertScreen
      title="survey.badLink"
      message="errorMessages.BAD_REQUEST"
      action="notFound.home"
      onClose={() => void navigate(paths.home(), { replace: true })}
    />
  )
}
