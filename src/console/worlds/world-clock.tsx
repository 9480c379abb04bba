import { useState } from 'react'
import type { World } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { fromKorea, inKorea } from '../../ui/forms/korean-time.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useChange } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { required } from '../required.ts'
import { readable } from '../format.ts'

/** Sets, stops and starts the clock of a world, or returns it to real time. */
export const WorldClock = ({ world: { id, now, frozen } }: { world: World }) => {
  const { mutate: change, error } = useChange(id)
  const [typed, setTyped] = useState<string>()
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <p className="flex min-h-12 flex-wrap items-center gap-3">
          <span className="text-xl font-semibold">{readable(now)}</span>
          <span className="text-sm text-ink-faint">UTC+9</span>
          <Badge tone={frozen ? 'info' : 'good'}>{frozen ? 'frozen' : 'running'}</Badge>
        </p>
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            change(
              { now: fromKorea(typed ?? inKorea(Date.parse(now))) },
              // A time that was typed while saving stays.
              { onSuccess: () => setTyped((newer) => (newer === typed ? undefined : newer)) },
            )
          }}
        >
          <Field id="clock" label="Set to (UTC+9)" {...required}>
            <TextField
              type="datetime-local"
              step={1}
              required
              value={typed ?? inKorea(Date.parse(now))}
              onChange={setTyped}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Set
          </Button>
        </form>
        <div className="flex flex-wrap gap-2">
          {/* Without `now` the clock continues from its current time. */}
          <Button variant="secondary" onClick={() => change({ frozen: !frozen })}>
            {frozen ? 'Resume' : 'Freeze'}
          </Button>
          <Button variant="secondary" onClick={() => change({ now: null, frozen: false })}>
            Real time
          </Button>
        </div>
      </div>
      <RequestError error={error} />
    </>
  )
}
