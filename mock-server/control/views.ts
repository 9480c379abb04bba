import type { World as WorldView } from '#specs/contract/control.ts'
import { captchaKinds } from '#specs/rules/captcha.ts'
import type { MockOptions } from '../options.ts'
import type { Captcha } from '../worlds/captchas.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { editableFields, type EditableKind, type EditableRecords } from '#specs/contract/control-editable.ts'
import { nameIn } from '../handlers/localized.ts'
import { defectOf } from '../pipeline/inject-defect.ts'
import { forwardOf } from '../pipeline/forward.ts'
import { kinds } from '../worlds/model.ts'

/** A world as the control plane returns it. */
export const worldView = (
  world: World,
  { worlds, options }: { readonly worlds: Worlds; readonly options: MockOptions },
): WorldView => {
  const { persona, member, site, now, frozen, abuse, partner, strictOwnership, allowFileExt, latencyMs, seed } =
    world.settings
  const defect = defectOf(world, options)
  return {
    id: world.id,
    persona,
    member: world.member,
    memberOverrides: member ?? null,
    site: options.site ?? site,
    now: world.nowIso,
    frozen,
    isClockSet: frozen || now !== worlds.startOf(world.id),
    abuse,
    partner,
    strictOwnership,
    allowFileExt: [...allowFileExt],
    latencyMs,
    seed: seed ?? null,
    volume: world.created.volume ?? null,
    forward: [...forwardOf(world, options)],
    hasOutsideData: world.hasOutsideData,
    ...(defect && { defect }),
    faults: world.faults,
    ...(world.faultUses.length > 0 && { faultUses: [...world.faultUses] }),
    exchanges: world.journal.size,
    recorded: world.journal.added,
    inquiries: world.submissions.length,
    mails: world.tables.mails.rows.length,
    idleMs: worlds.idleMs(world.id),
  }
}

/** A captcha with its answer, as the control plane returns it. */
export const captchaView = ({ kind, value, verified, expiresAt }: Captcha) => ({
  type: captchaKinds[kind],
  value,
  verified,
  expiresAt: new Date(expiresAt).toISOString(),
})

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
