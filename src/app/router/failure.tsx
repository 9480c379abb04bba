import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useText } from '../../i18n/language.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import { DeadEnd } from '../parts/dead-end.tsx'
import { ReportFirstRender } from './first-render.tsx'

const FailurePage = () => {
  const text = useText()
  usePageTitle(text('error.title'))
  return (
    <DeadEnd
      icon={<CloudAlert aria-hidden size={44} strokeWidth={1.5} />}
      title={text('error.title')}
      text={text('error.crashed')}
      actions={
        <>
          {/* Full reload: the browser does not request a module again that failed to load once. */}
          <Button onClick={() => location.reload()}>{text('error.retry')}</Button>
          <LinkButton to={paths.home()} variant="secondary">
            {text('notFound.home')}
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
