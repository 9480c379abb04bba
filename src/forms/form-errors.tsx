import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'

/** The errors of a form after an attempt to send it; nothing if it has none. */
export const FormErrors = (props: Omit<ComponentProps<typeof ErrorSummary>, 'title'>) => {
  const { t } = useTranslation()
  const count = props.errors.length
  return count > 0 && <ErrorSummary {...props} title={t('form.summary.title', { count })} />
}
