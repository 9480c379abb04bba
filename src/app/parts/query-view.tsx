import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../ui/feedback/load-error.tsx'

interface QueryViewProps<Data> {
  /** The result of `useQuery`, or of anything with the same fields. */
  readonly query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** Shown while loading; it has the size of the content. */
  readonly skeleton: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  readonly empty?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The four states of loaded content: loading, failed with a retry button, empty, and full. */
export const QueryView = <Data,>({ query, skeleton, isEmpty, empty, children }: QueryViewProps<Data>) => {
  const { t } = useTranslation()
  const { data, isError, refetch } = query
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (!isError) return skeleton
  return <LoadError text={t('error.loadFailed')} retry={t('error.retry')} onRetry={() => void refetch()} />
}
