import CloudOff from 'lucide-react/icons/cloud-off'
import { paths } from '#specs/rules/paths.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useText } from '../../i18n/language.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import { DeadEnd } from '../parts/dead-end.tsx'

/** Page for unknown paths. */
export const NotFoundScreen = () => {
  const text = useText()
  usePageTitle(text('notFound.title'))
  return (
    <DeadEnd
      icon={<CloudOff aria-hidden size={44} strokeWidth={1.5} />}
      title={text('notFound.title')}
      text={text('notFound.text')}
      actions={<LinkButton to={paths.home()}>{text('notFound.home')}</LinkButton>}
    />
  )
}
