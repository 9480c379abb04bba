import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableKind } from '#specs/contract/control-editable.ts'
import type { World, WorldSettings } from '#specs/contract/control-world.ts'
import { CallError } from '../../api/caller.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Combobox } from '../../ui/select/combobox.tsx'
import { Select } from '../../ui/select/select.tsx'
import { documentQuery } from '../contract/document.ts'
import { fieldsIn } from '../contract/schema-words.ts'
import { Panel } from '../panel.tsx'
import { editableQuery, useChange } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { RecordForm } from './record-form.tsx'

const kinds: { readonly [Kind in EditableKind]: string } = {
  inquiries: 'Inquiry',
  incidents: 'Incident',
  payments: 'Bill',
  notices: 'Notice',
  user: 'Signed-in user',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))

/** Changes the user and the records of a world, by a form or as JSON. */
export const WorldRecords = ({ world }: { readonly world: World }) => (
  <Panel title="User and records" text="Changes apply to the next request. A reset removes them.">
    <RecordPicker key={`form ${world.id}`} world={world} />
    <JsonBox key={world.id} id={world.id} />
  </Panel>
)

const RecordPicker = ({ world }: { readonly world: World }) => {
  const [kind, setKind] = useState<EditableKind>('inquiries')
  const [chosen, setChosen] = useState('')
  const { data, error } = useQuery(editableQuery(world.id, kind))
  const { data: document } = useQuery(documentQuery)
  const records = data?.[kind] ?? []
  const record = records.find(({ key }) => key === chosen || kind === 'user')
  const schema = document?.components.schemas?.EditableRecords?.properties?.[kind]
  const fields = document && schema && fieldsIn(schema, document)?.schema.properties?.fields
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field id="record-kind" label="Kind">
          <Select
            options={kindOptions}
            value={kind}
            onChange={(kind) => {
              setKind(kind as EditableKind)
              setChosen('')
            }}
            placeholder="Choose one"
          />
        </Field>
        {kind !== 'user' && (
          <Field id="record-key" label="Record">
            <Combobox
              options={records.map(({ key, title }) => ({ value: key, label: `${key} ${title}`.trim() }))}
              value={chosen}
              onChange={setChosen}
              placeholder="Number or title"
              noMatch="No matching record."
              isBusy={data === undefined}
            />
          </Field>
        )}
      </div>
      <Refused error={error} />
      {kind === 'user' && records.length === 0 && <p>Nobody is signed in. Choose a persona in the settings above.</p>}
      {record && fields && (
        <RecordForm
          name="Record"
          key={`${kind} ${record.key}`}
          world={world.id}
          schema={fields}
          document={document}
          values={record.fields}
          at={kind === 'user' ? 'member' : `data.${kind}.${record.key}`}
          settingsOf={(changes) =>
            kind === 'user'
              ? { member: { ...world.memberOverrides, ...changes } }
              : { data: { [kind]: { [record.key]: { ...changes } } } }
          }
        />
      )}
    </>
  )
}

/** What the forms do not cover. */
const JsonBox = ({ id }: { readonly id: string }) => {
  const { mutate: change, error, isPending, isSuccess, reset } = useChange(id)
  const [typed, setTyped] = useState('')
  const [unread, setUnread] = useState<string>()
  const errors = error instanceof CallError ? error.errors : []
  const problem = unread ?? (errors.map(({ field, message }) => `${field}: ${message}`).join('\n') || undefined)
  const send = () => {
    try {
      change(JSON.parse(typed) as WorldSettings)
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
      <Field
        id="world-json"
        label="Edit as JSON"
        hint="Fields that override those of the user, and records to add or replace by collection and key"
        error={problem}
      >
        <TextArea
          rows={6}
          value={typed}
          placeholder='{ "member": { "cntryCd": "US" }, "data": { "inquiries": { "51245": { "status": "CLOSED" } } } }'
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
      <div className="flex items-center gap-3">
        <Button type="submit" size="sm" isBusy={isPending} aria-disabled={typed.trim() === ''}>
          Save JSON
        </Button>
        <span role="status" className="text-sm font-medium text-good">
          {isSuccess && 'Saved.'}
        </span>
      </div>
    </form>
  )
}
