import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface LoadFailedProps {
  text: string
  /** The word on the button. */
  retry: string
  onRetry: () => void
}

/** Stands where something could not be loaded, and asks for it again. */
export const LoadFailed = ({ text, retry, onRetry }: LoadFailedProps) => (
  <Notice
    tone="bad"
    role="alert"
    title={text}
    actions={
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    }
  />
)
