import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorldSettings } from '#specs/contract/control-world.ts'
import { CallError } from '../../api/caller.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { documentQuery, type Schema } from '../contract/document.ts'
import { useChange } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { required } from '../required.ts'
import { changesOf, fieldsOf, textOf, unsavedOf, type Typed } from './record-fields.ts'

interface RecordFormProps {
  /** Accessible name. */
  readonly name: string
  readonly world: string
  readonly schema: Schema
  readonly values: { readonly [name: string]: unknown }
  /** Where errors of the control plane find the record: `data.notices.1020`; empty for the settings themselves. */
  readonly at: string
  /** The settings that make the changes. */
  readonly toSettings: (changes: object) => WorldSettings
  /** Label of the button, and what is said when the changes are saved. */
  readonly action?: string
  readonly done?: string
}

/** Changes a record by a form that is made from its schema, and shows at each field what the schema rejects. */
export const RecordForm = (props: RecordFormProps) => {
  const { name, world, schema, values, at, toSettings, action = 'Save', done = 'Saved.' } = props
  const { mutate: change, error, isPending, isSuccess } = useChange(world)
  const [typed, setTyped] = useState<Typed>({})
  const { data: document } = useQuery(documentQuery)
  if (!document) return null
  const fields = fieldsOf(schema, document)
  const errors = error instanceof CallError ? error.errors : []
  const nameOf = (path: string) => (at === '' ? path : `${at}.${path}`)
  const errorsAt = (path: string) => errors.filter(({ field }) => `${field}.`.startsWith(`${nameOf(path)}.`))
  // The first error of a field itself is its cause. Errors inside it say where.
  const wordsAt = (path: string) =>
    errorsAt(path).find(({ field }) => field === nameOf(path))?.message ??
    errorsAt(path)
      .map(({ field, message }) => `${field}: ${message}`)
      .join(' ')
  const isShown = errors.length > 0 && fields.flatMap(({ path }) => errorsAt(path)).length === errors.length
  const hasChanges = Object.keys(typed).length > 0
  return (
    <form
      noValidate
      aria-label={name}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        change(toSettings(changesOf(fields, values, typed)), {
          onSuccess: () => setTyped((now) => unsavedOf(now, typed)),
        })
      }}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        {fields.map(({ path, schema, isRequired, hint }) => {
          const value = typed[path] ?? textOf(values, path)
          const onChange = (text: string) => setTyped({ ...typed, [path]: text })
          return (
            <Field
              key={path}
              id={`${at}-${path}`}
              label={path}
              hint={hint}
              error={wordsAt(path)}
              {...(isRequired && required)}
            >
              {schema.enum ? (
                <Select
                  options={schema.enum.map((each) => ({ value: String(each), label: String(each) }))}
                  value={value}
                  onChange={onChange}
                  placeholder="None"
                />
              ) : schema.type === 'object' ? (
                <TextArea
                  rows={6}
                  value={value}
                  onChange={onChange}
                  spellCheck={false}
                  className="min-h-32 font-mono text-sm"
                />
              ) : (
                <TextField value={value} onChange={onChange} spellCheck={false} autoComplete="off" />
              )}
            </Field>
          )
        })}
      </div>
      {!isShown && <RequestError error={error} />}
      <div className="flex items-center gap-3">
        <Button type="submit" size="sm" isBusy={isPending} aria-disabled={!hasChanges}>
          {action}
        </Button>
        <span role="status" className="text-sm font-medium text-good">
          {isSuccess && !hasChanges && done}
        </span>
      </div>
    </form>
  )
}
