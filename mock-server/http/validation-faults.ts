import type * as z from 'zod'
import { errorsMax } from '#specs/contract/endpoint.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { isMessageKey } from '#specs/messages/translate.ts'
import type { FieldFault } from './refusal.ts'

type Issue = z.core.$ZodIssue
type Text = Pick<FieldFault, 'message'>

const typeMessages: { readonly [expected: string]: MessageKey<'validation'> } = {
  string: 'validation.string',
  number: 'validation.number',
  int: 'validation.int',
  boolean: 'validation.boolean',
  array: 'validation.array',
  tuple: 'validation.array',
  object: 'validation.object',
  record: 'validation.object',
}

const formatMessages: { readonly [format: string]: MessageKey<'validation'> } = {
  datetime: 'validation.instant',
  date: 'validation.date',
  safeint: 'validation.int',
}

const limitOf = (issue: Extract<Issue, { readonly code: 'too_small' | 'too_big' }>): Text => {
  const of = issue.origin === 'string' ? 'length' : issue.origin === 'array' ? 'entries' : 'value'
  if (issue.code === 'too_big') return { message: [`validation.${of}Max`, { max: String(issue.maximum) }] }
  const min = String(issue.minimum)
  return { message: of === 'length' && min === '1' ? 'validation.empty' : [`validation.${of}Min`, { min }] }
}

/** What to send instead. A schema can name one of our messages as its error. */
const textOf = (issue: Issue, isMissing: boolean): Text => {
  const { message } = issue
  if (isMissing) return { message: 'validation.required' }
  if (isMessageKey(message)) return { message }
  if (issue.code === 'too_small' || issue.code === 'too_big') return limitOf(issue)
  if (issue.code === 'invalid_value')
    return { message: ['validation.oneOf', { values: issue.values.map(String).join(', ') }] }
  if (issue.code === 'invalid_key') return issue.issues[0] ? textOf(issue.issues[0], false) : {}
  if (issue.code === 'invalid_format') return { message: formatMessages[issue.format] ?? 'validation.format' }
  if (issue.code !== 'invalid_type') return { message: 'validation.format' }
  // Only numbers in a path or a query are parsed from text, and all of these are whole numbers.
  if ('received' in issue && issue.received === 'NaN') return { message: 'validation.int' }
  return { message: typeMessages[issue.expected] ?? 'validation.format' }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Readonly<Record<PropertyKey, unknown>>)[key]
  }
  return at
}

/** The errors of an issue: one for each unrecognized key, else one. */
const faultsOf = function* (issue: Issue, value: unknown, within: readonly string[]): Generator<FieldFault> {
  const fieldOf = (path: readonly PropertyKey[]) => [...within, ...path].map(String).join('.') || 'body'
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys)
      yield { field: fieldOf([...issue.path, key]), code: 'BAD_REQUEST', message: 'validation.unknownField' }
  else {
    const isMissing = issue.path.length > 0 && valueAt(value, issue.path) === undefined
    yield { field: fieldOf(issue.path), code: 'BAD_REQUEST', ...textOf(issue, isMissing) }
  }
}

/** The first errors of a value that a schema does not accept. `within` is the place of the value in the request. */
export const validationFaults = (
  { issues }: { readonly issues: readonly Issue[] },
  value: unknown,
  within: readonly string[] = [],
): FieldFault[] => {
  const faults: FieldFault[] = []
  for (const issue of issues)
    for (const fault of faultsOf(issue, value, within)) {
      if (faults.length === errorsMax) return faults
      faults.push(fault)
    }
  return faults
}
