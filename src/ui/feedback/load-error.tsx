import { Button } from '../actions/button.tsx'
import { InlineAlert } from './inline-alert.tsx'

export interface LoadErrorProps {
  text: string
  /** Label of the button. */
  retry: string
  onRetry: () => void
}

/** Error message with a retry button for content that failed to load. */
export const LoadError = ({ text, retry, onRetry }: LoadErrorProps) => (
  <InlineAlert
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
