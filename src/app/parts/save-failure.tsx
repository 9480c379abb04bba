import { useTranslation } from 'react-i18next'
import { isUnknown, type Failure } from '../../api/failure.ts'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'

interface SaveFailureProps {
  readonly failure: Failure | null
  readonly title: string
  /** What became of the entries. */
  readonly kept?: string
}

/** Why a form was not saved, or that this is not known. Announced when it appears. */
export const SaveFailure = ({ failure, title, kept = '' }: SaveFailureProps) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <InlineAlert tone="bad" title={isUnknown(failure) ? t('sending.unknown') : title}>
          {`${'message' in failure ? t(failure.message) : failure.text} ${kept}`.trim()}
        </InlineAlert>
      )}
    </div>
  )
}
