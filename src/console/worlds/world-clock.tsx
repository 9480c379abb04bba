import { useState } from 'react'
import type { World } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { fromKorea, inKorea } from '../../ui/forms/korean-time.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { useChange } from '../queries.ts'
import { RequestError } from '../request-error.tsx'

/** A native control of the strip. */
export const smallControl = 'min-h-8 min-w-0 rounded-md border border-edge bg-surface px-2'

/** Shows, sets, stops and starts the clock of a world, or returns it to real time. */
export const WorldClock = ({ world: { id, now, frozen } }: { world: World }) => {
  const { mutate: change, error } = useChange(id)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? inKorea(Date.parse(now))
  return (
    <form
      aria-label="Clock"
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // A time that was typed while saving stays.
        change(
          { now: fromKorea(shown) },
          { onSuccess: () => setTyped((newer) => (newer === typed ? undefined : newer)) },
        )
      }}
    >
      <label className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <span className="text-ink-faint">clock (UTC+9)</span>
        <input
          type="datetime-local"
          step={1}
          required
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
          className={smallControl}
        />
      </label>
      <Badge tone={frozen ? 'info' : 'good'}>{frozen ? 'frozen' : 'running'}</Badge>
      {typed !== undefined && (
        <Button type="submit" size="sm">
          Set
        </Button>
      )}
      {/* Without `now` the clock continues from its current time. */}
      <Button size="sm" variant="secondary" onClick={() => change({ frozen: !frozen })}>
        {frozen ? 'Resume' : 'Freeze'}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => change({ now: null, frozen: false })}>
        Real time
      </Button>
      <RequestError error={error} />
    </form>
  )
}
