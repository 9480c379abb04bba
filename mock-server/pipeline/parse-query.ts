import type * as z from 'zod'
import { isList } from '#specs/contract/wire.ts'
import { refuseAny, type FieldFault } from '../refusal.ts'

/**
 * The parameters of a query. A list may be repeated and is joined. Throws a `Refusal` if any other known parameter is
 * repeated, because a client that repeats it expects all of its values to count.
 */
export const queryOf = ({ shape }: z.ZodObject, search: string): Readonly<Record<string, string>> => {
  const values = new Map<string, string>()
  const faults: FieldFault[] = []
  for (const [name, value] of new URLSearchParams(search)) {
    const previous = values.get(name)
    const schema = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined
    if (!schema) continue
    if (previous !== undefined && isList(schema)) values.set(name, `${previous},${value}`)
    else if (previous === undefined) values.set(name, value)
    else if (faults.every(({ field }) => field !== name))
      faults.push({ field: name, code: 'BAD_REQUEST', message: 'validation.repeated' })
  }
  refuseAny(faults)
  return Object.fromEntries(values)
}
