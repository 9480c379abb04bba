import type * as z from 'zod'
import { isList } from '#specs/contract/wire.ts'
import { refuseAny, type FieldFault } from '../http/refusal.ts'

/** A name as clients write it, such as `codes[]`: the parameter and its brackets. */
const readName = (sent: string) => {
  const at = sent.indexOf('[')
  return at === -1 ? { name: sent, brackets: '' } : { name: sent.slice(0, at), brackets: sent.slice(at) }
}

interface Sent {
  readonly name: string
  readonly brackets: string
  readonly value: string
}

let last: { readonly search: string; readonly sent: readonly Sent[] } = { search: '', sent: [] }

/** What a query sends, in its order. The last one is kept, because several stages of a request read it. */
export const sentInQuery = (search: string): readonly Sent[] => {
  if (last.search !== search)
    last = { search, sent: [...new URLSearchParams(search)].map(([sent, value]) => ({ ...readName(sent), value })) }
  return last.sent
}

const isBlank = (value: string) => value.trim() === ''

/**
 * The parameters of a query. A list may be separated by commas, repeated, or sent as `codes[]` or `codes[0]`. Throws a
 * `Refusal` if any other known parameter is repeated or has brackets, because its client expects all values to count.
 */
export const queryOf = ({ shape }: z.ZodObject, search: string): Readonly<Record<string, unknown>> => {
  const values = new Map<string, string>()
  const lists = new Map<string, string[]>()
  const faults = new Map<string, FieldFault>()
  for (const { name, brackets, value } of sentInQuery(search)) {
    if (!Object.hasOwn(shape, name)) continue
    const takesList = isList(shape[name] as z.ZodType)
    if (brackets !== '' && !(takesList && /^\[\d*\]$/.test(brackets)))
      faults.set(name, { field: name, code: 'BAD_REQUEST', message: ['validation.brackets', { name }] })
    else if (takesList) {
      if (isBlank(value)) continue
      const list = lists.get(name) ?? []
      list.push(...value.split(',').flatMap((each) => each.trim() || []))
      lists.set(name, list)
    } else if (values.has(name)) faults.set(name, { field: name, code: 'BAD_REQUEST', message: 'validation.repeated' })
    else values.set(name, value)
  }
  refuseAny([...faults.values()])
  return Object.fromEntries([...[...values].filter(([, value]) => !isBlank(value)), ...lists])
}

/** The names in a query that are no parameters of the operation. */
export const unknownParameters = (schema: z.ZodObject | undefined, search: string): readonly string[] => {
  const unknown = sentInQuery(search).filter(({ name }) => !Object.hasOwn(schema?.shape ?? {}, name))
  return [...new Set(unknown.map(({ name, brackets }) => name + brackets))]
}
