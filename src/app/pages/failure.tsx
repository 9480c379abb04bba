import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useText } from '../../api/language.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { DeadEnd } from './dead-end.tsx'

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
          {/* Loaded anew as a whole: code of a page that failed to load once is not asked for again. */}
          <Button onClick={() => location.reload()}>{text('error.retry')}</Button>
          <LinkButton to="/" variant="secondary">
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
    return this.state.hasError ? <FailurePage /> : this.props.children
  }
}

/** Shows the failure page in place of a page that broke, until one tries again or goes elsewhere. */
export const FailureBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary path={useLocation().pathname}>{children}</Boundary>
)
