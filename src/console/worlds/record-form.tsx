import type { UseMutationResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CallError } from '../../api/caller.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Combobox } from '../../ui/select/combobox.tsx'
import { Select } from '../../ui/select/select.tsx'
import { documentQuery, type Schema } from '../contract/document.ts'
import { operationOptions } from '../operations.ts'
import { RequestError } from '../request-error.tsx'
import { required } from '../format.ts'
import { RareFields } from './rare-fields.tsx'
import {
  changedFields,
  changesOf,
  fieldsOf,
  textOf,
  unsavedOf,
  wordedFields,
  type FieldWords,
  type RecordField,
  type Typed,
} from './record-fields.ts'

type Save<Body, Saved> = Pick<UseMutationResult<Saved, Error, Body>, 'mutate' | 'error' | 'isPending' | 'isSuccess'>

interface RecordFormProps<Body, Saved> {
  /** Accessible name. */
  readonly name: string
  readonly save: Save<Body, Saved>
  readonly schema: Schema
  /** The fields that are shown, with their words; without them all fields of the schema. */
  readonly words?: { readonly [path: string]: FieldWords }
  readonly values: { readonly [name: string]: unknown }
  /** Where errors of the control plane find the record: `data.notices.1020`; empty for the settings themselves. */
  readonly at: string
  /** What is sent for the changes. */
  readonly toBody: (changes: object) => Body
  /** Label of the button, and what is said when the changes are saved. */
  readonly action?: string
  readonly done?: string
  /** Whether there is something to save although nothing is typed. */
  readonly isNew?: boolean
  /** What buttons type, by their names; a value that is undefined empties its field. */
  readonly presets?: { readonly [name: string]: { readonly [path: string]: unknown } }
  readonly onSaved?: (saved: Saved) => void
  readonly onCancel?: () => void
}

/** Changes a record by a form that is made from its schema, and shows at each field what the schema rejects. */
export const RecordForm = <Body, Saved>(props: RecordFormProps<Body, Saved>) => {
  const { name, save, schema, words, values, at, toBody, action = 'Save', done = 'Saved.', isNew = false } = props
  const { presets, onSaved, onCancel } = props
  const form = useId()
  const { mutate, error, isPending, isSuccess } = save
  // Stores only what is typed, so that other changes stay visible and nothing typed is lost.
  const [typed, setTyped] = useState<Typed>({})
  const [isRefused, setRefused] = useState(false)
  const { data: document } = useQuery(documentQuery)
  if (!document) return null
  const fields = words ? wordedFields(schema, document, words) : fieldsOf(schema, document)
  const errors = error instanceof CallError ? error.errors : []
  const nameOf = (path: string) => (at === '' ? path : `${at}.${path}`)
  const errorsAt = (path: string) => errors.filter(({ field }) => `${field}.`.startsWith(`${nameOf(path)}.`))
  // The first error of a field itself is its cause. Errors inside it say where.
  const valueAt = (field: RecordField) => typed[field.path] ?? textOf(values, field)
  const problemOf = (field: RecordField) => field.format?.problem?.(valueAt(field))
  const wordsAt = (path: string) =>
    errorsAt(path).find(({ field }) => field === nameOf(path))?.message ??
    errorsAt(path)
      .map(({ field, message }) => `${field}: ${message}`)
      .join(' ')
  const isShown = errors.length > 0 && fields.flatMap(({ path }) => errorsAt(path)).length === errors.length
  const hasChanges = changedFields(fields, values, typed).length > 0
  const propsOf = (field: RecordField): FieldProps => ({
    id: `${form}-${field.path}`,
    field,
    value: valueAt(field),
    error: (isRefused && problemOf(field)) || wordsAt(field.path),
    onChange: (text) => setTyped({ ...typed, [field.path]: text }),
  })
  const isFlag = ({ schema: { type } }: RecordField) => words !== undefined && type === 'boolean'
  const [flags, rare] = [fields.filter(isFlag), fields.filter(({ isRare }) => isRare)]
  const others = fields.filter((field) => !isFlag(field) && !field.isRare)
  const grid = `grid items-start gap-4 *:min-w-0 md:grid-cols-2 ${words ? 'xl:grid-cols-3' : ''}`
  return (
    <form
      noValidate
      aria-label={name}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const isProblem = fields.some(problemOf)
        setRefused(isProblem)
        if (isProblem) return
        mutate(toBody(changesOf(fields, values, typed)), {
          onSuccess: (saved) => {
            setTyped((now) => unsavedOf(now, typed))
            onSaved?.(saved)
          },
        })
      }}
    >
      {presets && (
        <FieldGroup id={`${form}-presets`} legend="Presets">
          <div className="flex flex-wrap gap-1.5">
            {Object.entries(presets).map(([preset, texts]) => (
              <Button
                key={preset}
                size="sm"
                variant="secondary"
                onClick={() => {
                  const changed = fields.filter(({ path }) => Object.hasOwn(texts, path.split('.', 1)[0] ?? path))
                  setTyped({ ...typed, ...Object.fromEntries(changed.map((each) => [each.path, textOf(texts, each)])) })
                }}
              >
                {preset}
              </Button>
            ))}
          </div>
        </FieldGroup>
      )}
      <div className={grid}>
        {others.map((field) => (
          <RecordFieldView key={field.path} {...propsOf(field)} />
        ))}
      </div>
      {flags.length > 0 && (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          {flags.map((field) => (
            <Flag key={field.path} {...propsOf(field)} />
          ))}
        </div>
      )}
      {rare.length > 0 && (
        <RareFields isFilled={rare.some((field) => valueAt(field) !== '')}>
          <div className={grid}>
            {rare.map((field) => (
              <RecordFieldView key={field.path} {...propsOf(field)} />
            ))}
          </div>
        </RareFields>
      )}
      {!isShown && <RequestError error={error} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={isPending} aria-disabled={!hasChanges && !isNew}>
          {action}
        </Button>
        {(onCancel || (words && hasChanges)) && (
          <Button size="sm" variant="secondary" onClick={onCancel ?? (() => setTyped({}))}>
            Cancel
          </Button>
        )}
        <span role="status" className="text-sm font-medium text-good">
          {isSuccess && !hasChanges && done}
        </span>
      </div>
    </form>
  )
}

interface FieldProps {
  readonly id: string
  readonly field: RecordField
  readonly value: string
  readonly error: string
  readonly onChange: (text: string) => void
}

const Flag = ({ id, field: { path, label = path }, value, onChange }: FieldProps) => (
  <Checkbox id={id} label={label} isChecked={value === 'true'} onChange={(isOn) => onChange(String(isOn))} />
)

const RecordFieldView = ({ id, field, value, error, onChange }: FieldProps) => {
  const { path, schema, isRequired, label = path, hint, none, format } = field
  const { enum: choices } = schema
  return (
    <Field
      id={id}
      label={label}
      hint={typeof hint === 'function' ? hint(value) : hint}
      error={error}
      {...(isRequired && required)}
    >
      {choices ? (
        <ChoiceField choices={choices.map(String)} none={none} value={value} onChange={onChange} />
      ) : (format ? format.control === 'json' : schema.type === 'object') ? (
        <TextArea
          rows={6}
          value={value}
          onChange={onChange}
          spellCheck={false}
          className="min-h-32 font-mono text-sm"
        />
      ) : (
        <TextField
          {...(format?.control === 'datetime-local' && { type: format.control, step: 1 })}
          {...(schema.type === 'integer' && { inputMode: 'numeric' })}
          value={value}
          onChange={onChange}
          spellCheck={false}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

interface ChoiceFieldProps extends Pick<FieldProps, 'value' | 'onChange'> {
  readonly choices: readonly string[]
  readonly none: string | undefined
}

/** More choices than these are searched. */
const listedMax = 20

/** A select or, for many choices, a searched list. No value is a choice of its own if it has a text. */
const ChoiceField = ({ choices, none, value, onChange }: ChoiceFieldProps) => {
  const options = [
    ...(none === undefined ? [] : [{ value: none, label: none }]),
    ...choices.map((each) => operationOptions.find((option) => option.value === each) ?? { value: each, label: each }),
  ]
  const control = {
    options,
    value: value || (none ?? ''),
    onChange: (chosen: string) => onChange(chosen === none ? '' : chosen),
  }
  return choices.length > listedMax ? (
    <Combobox
      {...control}
      placeholder="Find by name or path"
      noMatch="No match."
      found={(count) => `${count} values found`}
    />
  ) : (
    <Select {...control} placeholder="None" />
  )
}
