import { useState } from 'react'
import type { World } from '#specs/contract/control-world.ts'
import { CallError } from '../../api/caller.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Panel } from '../panel.tsx'
import { useChange } from '../queries.ts'
import { Refused } from '../refused.tsx'

type Part = 'member' | 'data'

const parts: { readonly [Name in Part]: { readonly label: string; readonly hint: string; readonly example: string } } =
  {
    member: {
      label: 'User (JSON)',
      hint: 'Fields that override those of the persona, for example { "cntryCd": "US" }',
      example: '{ "cntryCd": "US" }',
    },
    data: {
      label: 'Records (JSON)',
      hint: 'Records to add or replace, by collection and key',
      example: '{ "inquiries": { "51245": { "status": "CLOSED" } } }',
    },
  }

/** What the schema rejects in a part, one line for each field; undefined if that is nothing. */
const problemsOf = (error: Error | null, part: Part) => {
  if (!(error instanceof CallError)) return undefined
  const own = error.errors.filter(({ field }) => field === part || field.startsWith(`${part}.`))
  return own.length === 0 ? undefined : own.map(({ field, message }) => `${field}: ${message}`).join('\n')
}

/** Sets the user and the records of a world as JSON, and shows what the schema rejects at its field. */
export const WorldRecords = ({ world }: { readonly world: World }) => (
  <Panel title="User and records" text="Changes apply to the next request. A reset removes them.">
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <JsonPart key={`member ${world.id}`} world={world} part="member" />
      <JsonPart key={`data ${world.id}`} world={world} part="data" />
    </div>
  </Panel>
)

const JsonPart = ({ world, part }: { readonly world: World; readonly part: Part }) => {
  const { label, hint, example } = parts[part]
  const { mutate: change, error, isPending, isSuccess, reset } = useChange(world.id)
  const [typed, setTyped] = useState('')
  const [unread, setUnread] = useState<string>()
  const problem = unread ?? problemsOf(error, part)
  const send = () => {
    try {
      change({ [part]: JSON.parse(typed) as unknown })
    } catch (invalid) {
      setUnread(`Not valid JSON: ${(invalid as Error).message}`)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field id={`world-${part}`} label={label} hint={hint} error={problem}>
        <TextArea
          rows={6}
          value={typed}
          placeholder={example}
          spellCheck={false}
          className="min-h-32 font-mono text-sm"
          onChange={(value) => {
            setTyped(value)
            setUnread(undefined)
            reset()
          }}
        />
      </Field>
      {problem === undefined && <Refused error={error} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={isPending} aria-disabled={typed.trim() === ''}>
          {`Save ${part === 'member' ? 'user' : 'records'}`}
        </Button>
        {part === 'member' && world.member && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setTyped(JSON.stringify(world.member, null, 2))
              setUnread(undefined)
              reset()
            }}
          >
            Show the current user
          </Button>
        )}
        <span role="status" className="text-sm font-medium text-good">
          {isSuccess && 'Saved.'}
        </span>
      </div>
    </form>
  )
}
