import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { InlineAlert } from './inline-alert.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Skeleton, SkeletonText } from './skeleton.tsx'
import { Pairs, Samples } from '../examples.tsx'

const tones = ['info', 'good', 'warn', 'bad'] as const

export const MessageSamples = () => (
  <Samples title="Messages and states">
    <ErrorSummary
      title="There are 3 problems to fix."
      errors={[
        { id: 'wrong', text: 'Enter an email address.' },
        { id: 'select-long', text: 'Choose a subcategory.' },
        { id: 'support-wrong', text: 'Choose one.' },
      ]}
    />
    <Pairs>
      {tones.map((tone) => (
        <InlineAlert key={tone} tone={tone} title={`A notice that is ${tone}`}>
          {'What happened, and what can be done.'}
        </InlineAlert>
      ))}
      <InlineAlert
        tone="bad"
        title="We couldn’t load this content. Try again."
        actions={
          <Button size="sm" variant="secondary">
            {'Try again'}
          </Button>
        }
      />
      <InlineAlert>{'Without a title.'}</InlineAlert>
      <EmptyState text="You have not sent any inquiries yet." action={<Button>{'Send an inquiry'}</Button>} />
      <div className="flex flex-col gap-4">
        <SkeletonText lines={4} />
        <Skeleton className="h-12 w-full rounded-md" />
        <ProgressBar percent={43} label="Upload progress" text="21.5MB of 50MB sent (43%)" />
      </div>
    </Pairs>
  </Samples>
)
