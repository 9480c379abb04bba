import { Button } from './button.tsx'
import { InlineAlert } from './inline-alert.tsx'

export interface LoadErrorProps {
  text: string
  /** The word on the button. */
  retry: string
  onRetry: () => void
}

/** Stands where something could not be loaded, and asks for it again. */
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
