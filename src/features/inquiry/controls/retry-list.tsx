import type { MessageKey } from '#specs/messages/index.ts'
import { useText } from '../../../i18n/language.ts'
import { LoadError } from '../../../ui/feedback/load-error.tsx'

interface RetryListProps {
  readonly list: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
  /** Says which list could not be loaded. */
  readonly message: MessageKey
}

/** Error with a retry button below a control whose list failed to load. */
export const RetryList = ({ list, message }: RetryListProps) => {
  const text = useText()
  if (!list.isError) return null
  return <LoadError text={text(message)} retry={text('error.retry')} onRetry={() => void list.refetch()} />
}
