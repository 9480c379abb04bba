import type { WorldSettings } from '#specs/contract/control.ts'
import { issueFaults, refuseAny, type FieldFault } from '../refusal.ts'
import { isCollection, records } from './model.ts'
import type { World } from './world.ts'

type Data = NonNullable<WorldSettings['data']>

/** Adds or replaces records of a world. If any record is invalid, throws a `Refusal` and changes nothing. */
export const putData = async (world: World, data: Data): Promise<void> => {
  const faults: FieldFault[] = []
  const puts: (() => Promise<void>)[] = []
  for (const [name, byKey] of Object.entries(data)) {
    if (!isCollection(name)) {
      const names = Object.keys(records).join(', ')
      faults.push({
        field: `data.${name}`,
        code: 'BAD_REQUEST',
        text: `"${name}" is not a known collection. Use one of: ${names}.`,
      })
      continue
    }
    for (const [key, record] of Object.entries(byKey)) {
      const table = world.tables[name]
      const previous = table.get(key)
      const parsed = records[name].safeParse({ ...previous, ...record })
      if (parsed.success) puts.push(() => table.put(parsed.data as never))
      else faults.push(...parsed.error.issues.flatMap((issue) => issueFaults(issue, ['data', name, key])))
    }
  }
  refuseAny(faults)
  for (const put of puts) await put()
}
