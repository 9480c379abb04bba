import { useText } from '../../../api/language.ts'
import { LoadError } from '../../../ui/load-error.tsx'

interface RetryListProps {
  readonly list: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
}

/** Below a control whose list did not come: says so, and asks for it again. */
export const RetryList = ({ list }: RetryListProps) => {
  const text = useText()
  if (!list.isError) return null
  return <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={() => void list.refetch()} />
}
