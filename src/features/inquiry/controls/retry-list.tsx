import { useText } from '../../../i18n/language.ts'
import { LoadError } from '../../../ui/feedback/load-error.tsx'

interface RetryListProps {
  readonly list: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
}

/** Error with a retry button below a control whose list failed to load. */
export const RetryList = ({ list }: RetryListProps) => {
  const text = useText()
  if (!list.isError) return null
  return <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={() => void list.refetch()} />
}
