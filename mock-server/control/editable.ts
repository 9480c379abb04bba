import { editableFields, type EditableKind, type EditableRecords } from '#specs/contract/control-editable.ts'
import { nameIn } from '../name-in.ts'
import { kinds } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'

type Text = string | { readonly ko: string; readonly en?: string | undefined }
type Row = { readonly title?: Text; readonly name?: Text; readonly [name: string]: unknown }

const english = (text: Text) => (typeof text === 'string' ? text : (text.en ?? text.ko))

/** The records of a kind with the fields that a form can change. */
export const editableView = ({ settings, member, tables }: World, kind: EditableKind): EditableRecords => {
  if (kind === 'user')
    return { user: member ? [{ key: settings.persona, title: nameIn(member.name, 'en'), fields: member }] : [] }
  const names = Object.keys(editableFields[kind].shape)
  const keyOf = kinds[kind].keyOf as (row: object) => string | number
  const records = (tables[kind].rows as readonly Row[]).map((row) => ({
    key: String(keyOf(row)),
    title: english(row.title ?? row.name ?? ''),
    fields: Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])),
  }))
  return { [kind]: records }
}
