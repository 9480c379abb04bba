import { useTranslation } from 'react-i18next'
import { Button } from '../ui/actions/button.tsx'
import { InlineAlert } from '../ui/feedback/inline-alert.tsx'
import { focusHeading } from '../ui/navigation/focus-heading.ts'

interface RestoredNoticeProps {
  /** What was restored. */
  readonly text: string
  /** The labels of the fields whose stored choice no longer exists. */
  readonly dropped?: string
  readonly onStartOver?: () => void
}

/** Says that the entries of a form were restored, and which were not. Offers to start over. */
export const RestoredNotice = ({ text, dropped = '', onStartOver }: RestoredNoticeProps) => {
  const { t } = useTranslation()
  return (
    <InlineAlert
      role="status"
      actions={
        onStartOver && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onStartOver()
              // The button disappears.
              focusHeading()
            }}
          >
            {t('inquiry.draftClear')}
          </Button>
        )
      }
    >
      <p>{text}</p>
      {dropped !== '' && <p>{t('inquiry.draftDropped', { fields: dropped })}</p>}
    </InlineAlert>
  )
}
