import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableKind } from '#specs/contract/control-editable.ts'
import type { World, WorldSettings } from '#specs/contract/control-world.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Combobox } from '../../ui/select/combobox.tsx'
import { Select } from '../../ui/select/select.tsx'
import { documentQuery, type Schema } from '../contract/document.ts'
import { fieldsIn } from '../contract/schema-view.tsx'
import { Panel } from '../panel.tsx'
import { editableQuery, useChange } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { RecordForm } from './record-form.tsx'
import { volumeWords } from './world-words.ts'

const kinds: { readonly [Kind in EditableKind]: string } = {
  inquiries: 'Inquiry',
  incidents: 'Incident',
  payments: 'Bill',
  notices: 'Notice',
  user: 'Signed-in user',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))

/** What the forms do not cover. The fields are JSON, because they have no schema of their own. */
const jsonSchema: Schema = {
  properties: {
    member: { type: 'object', description: 'Replaces the fields that override those of the user.' },
    data: { type: 'object', description: 'Records to add or replace, by collection and key.' },
  },
}

/** Changes the user and the records of a world, by a form or as JSON. */
export const WorldRecords = ({ world }: { readonly world: World }) => {
  const save = useChange(world.id)
  return (
    <Panel title="User and records" text="Changes apply to the next request. A reset removes them.">
      <RecordPicker key={`form ${world.id}`} world={world} />
      <details>
        <summary className="mb-3 cursor-pointer font-semibold">Edit as JSON</summary>
        <RecordForm
          key={world.id}
          name="JSON"
          save={save}
          schema={jsonSchema}
          values={{}}
          at=""
          toBody={(changes): WorldSettings => changes}
          action="Save JSON"
        />
      </details>
    </Panel>
  )
}

const RecordPicker = ({ world }: { readonly world: World }) => {
  const [kind, setKind] = useState<EditableKind>('inquiries')
  const [chosen, setChosen] = useState('')
  const save = useChange(world.id)
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
              found={(count) => `${count} records found`}
              isBusy={data === undefined}
            />
          </Field>
        )}
      </div>
      <RequestError error={error} />
      {kind === 'user' && records.length === 0 && <p>Nobody is signed in. Choose a persona in the settings above.</p>}
      {record && fields && (
        <RecordForm
          name="Record"
          key={`${kind} ${record.key}`}
          save={save}
          schema={fields}
          values={record.fields}
          at={kind === 'user' ? 'member' : `data.${kind}.${record.key}`}
          toBody={(changes): WorldSettings =>
            kind === 'user'
              ? { member: { ...world.memberOverrides, ...changes } }
              : { data: { [kind]: { [record.key]: { ...changes } } } }
          }
        />
      )}
    </>
  )
}

/** Adds generated records to a world. */
export const WorldVolume = ({ id }: { id: string }) => {
  const save = useChange(id)
  const { data: document } = useQuery(documentQuery)
  const schema = document?.components.schemas?.Volume
  return (
    <Panel
      title="Generated records"
      text="Adds believable records in Korean, English and Japanese, up to 10,000 of a kind. The seed determines them."
    >
      {schema && (
        <RecordForm
          name="Generated records"
          save={save}
          schema={schema}
          words={volumeWords}
          values={{}}
          at="volume"
          toBody={(volume): WorldSettings => ({ volume })}
          action="Add records"
          done="The records were added."
        />
      )}
    </Panel>
  )
}
