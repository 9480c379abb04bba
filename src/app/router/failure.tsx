import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { usePageTitle } from '../parts/use-page-title.ts'
import { DeadEnd } from '../parts/dead-end.tsx'
import { ReportFirstRender } from './first-render.tsx'

const FailurePage = () => {
  const { t } = useTranslation()
  usePageTitle(t('error.title'))
  return (
    <DeadEnd
      icon={<CloudAlert aria-hidden size={44} strokeWidth={1.5} />}
      title={t('error.title')}
      text={t('error.crashed')}
      actions={
        <>
          {/* Full reload: the browser does not request a module again that failed to load once. */}
          <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
          <LinkButton to={paths.home()} variant="secondary">
            {t('notFound.home')}
          </LinkButton>
        </>
      }
    />
  )
}

interface BoundaryProps {
  path: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }
  static getDerivedStateFromError = () => ({ hasError: true })

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.hasError && path !== this.props.path) this.setState({ hasError: false })
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    return (
      <>
        <FailurePage />
        <ReportFirstRender />
      </>
    )
  }
}

/** Error boundary: shows the failure page until the visitor retries or navigates. */
export const FailureBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary path={useLocation().pathname}>{children}</Boundary>
)
