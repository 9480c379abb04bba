import type { World as WorldView } from '#specs/contract/control.ts'
import { captchaKinds } from '#specs/rules/captcha.ts'
import type { MockOptions } from '../options.ts'
import type { Captcha } from '../worlds/captchas.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** A world as the control plane returns it. */
export const worldView = (
  world: World,
  { worlds, options }: { readonly worlds: Worlds; readonly options: MockOptions },
): WorldView => {
  const { persona, member, site, frozen, abuse, partner, strictOwnership, allowFileExt, latencyMs, seed } =
    world.settings
  return {
    id: world.id,
    persona,
    member: world.member,
    memberOverrides: member ?? null,
    site: options.site ?? site,
    now: world.nowIso,
    frozen,
    abuse,
    partner,
    strictOwnership,
    allowFileExt: [...allowFileExt],
    latencyMs,
    seed: seed ?? null,
    volume: world.created.volume ?? null,
    faults: world.faults,
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
