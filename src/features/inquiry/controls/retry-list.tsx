import { useTranslation } from 'react-i18next'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { LoadError } from '../../../ui/feedback/load-error.tsx'

interface RetryListProps {
  readonly list: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
  /** Says which list could not be loaded. */
  readonly message: MessageKey<'inquiryForm'>
}

/** Error with a retry button below a control whose list failed to load. */
export const RetryList = ({ list, message }: RetryListProps) => {
  const { t } = useTranslation('inquiryForm')
  if (!list.isError) return null
  return <LoadError text={t(message)} retry={t('error.retry')} onRetry={() => void list.refetch()} />
}
