import CloudAlert from 'lucide-react/icons/cloud-alert'
import { Component, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { usePageTitle } from '../parts/screen.ts'
import { StatusPage } from '../parts/status-page.tsx'
import { MissingCode } from './load-screen.tsx'

/** Loads the page again. WebKit keeps failed scripts until they are fetched in another way. */
const reloadCode = () => {
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const fetched = [...scripts].map(({ href }) => fetch(href, { cache: 'reload' }))
  void Promise.allSettled(fetched).then(() => location.reload())
}

interface FailurePageProps {
  /** The code of the page could not be loaded. */
  readonly isMissing: boolean
  readonly onRetry: () => void
}

const FailurePage = ({ isMissing, onRetry }: FailurePageProps) => {
  const { t } = useTranslation()
  usePageTitle(t('error.title'))
  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', reloadCode)
    return () => removeEventListener('online', reloadCode)
  }, [isMissing])
  return (
    <StatusPage
      icon={<CloudAlert aria-hidden size={44} strokeWidth={1.5} />}
      title={t('error.title')}
      text={t(isMissing ? 'error.start' : 'error.crashed')}
      actions={
        <>
          <Button onClick={onRetry}>{t('error.retry')}</Button>
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

interface BoundaryState {
  failure: { readonly error: unknown } | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }
  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ failure: { error } })

  override componentDidUpdate({ path }: BoundaryProps) {
    if (this.state.failure && path !== this.props.path) this.setState({ failure: null })
  }

  get #isMissing() {
    return this.state.failure?.error instanceof MissingCode
  }

  /** Renders the screen again, with what is stored and held of its form. */
  #retry = () => {
    if (this.#isMissing) reloadCode()
    else this.setState({ failure: null })
  }

  override render() {
    return this.state.failure ? <FailurePage isMissing={this.#isMissing} onRetry={this.#retry} /> : this.props.children
  }
}

/** Error boundary: shows the failure page until the visitor retries or navigates. */
export const FailureBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary path={useLocation().pathname}>{children}</Boundary>
)
