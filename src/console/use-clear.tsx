import { useRef } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { useControlMutation } from './queries.ts'
import { RequestError } from './request-error.tsx'

interface Clearing<Kept extends object> {
  /** What is cleared, as the first word of a sentence. */
  readonly name: string
  /** Returns what `restore` needs. */
  readonly clear: () => Promise<Kept>
  /** Restores what was there, and keeps what came since. */
  readonly restore: (kept: Kept) => Promise<unknown>
}

/** Clears something, and says so in a line that offers to undo it. */
export const useClear = <Kept extends object>({ name, clear, restore }: Clearing<Kept>) => {
  const cleared = useControlMutation<void, Kept>(clear)
  const restored = useControlMutation(async (kept: Kept) => void (await restore(kept)))
  const line = useRef<HTMLParagraphElement>(null)
  const undo = (kept: Kept) => restored.mutate(kept, { onSuccess: () => line.current?.focus() })
  return {
    isPending: cleared.isPending,
    clear: () => {
      restored.reset()
      cleared.mutate()
    },
    line: (
      <>
        <p ref={line} tabIndex={-1} role="status" className="flex flex-wrap items-center gap-3 text-sm empty:-mb-4">
          {cleared.isSuccess && <span>{`${name} ${restored.isSuccess ? 'restored' : 'cleared'}.`}</span>}
          {cleared.isSuccess && !restored.isSuccess && (
            <Button size="sm" variant="secondary" isBusy={restored.isPending} onClick={() => undo(cleared.data)}>
              Undo
            </Button>
          )}
        </p>
        <RequestError error={cleared.error ?? restored.error} />
      </>
    ),
  }
}
