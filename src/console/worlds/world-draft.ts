import type { NewWorld, World, WorldSettings } from '#specs/contract/control-world.ts'
import type { Persona } from '#specs/contract/member.ts'
import type { Site } from '#specs/model/site.ts'
import { fromKorea } from '../../ui/forms/korean-time.ts'

/** Settings of a world as entered in the form. */
export interface WorldDraft {
  readonly id: string
  readonly persona: string
  readonly site: string
  readonly seed: string
  /** A number, or a range such as 50-200. */
  readonly latency: string
  /** Separated by commas or spaces; empty means the defaults for a new world. */
  readonly extensions: string
  readonly abuse: boolean
  readonly partner: boolean
  readonly strictOwnership: boolean
  /** A `datetime-local` value; empty means real time. */
  readonly now: string
  readonly frozen: boolean
}

export const newDraft: WorldDraft = {
  id: '',
  persona: 'anonymous',
  site: 'public',
  seed: '',
  latency: '0',
  extensions: '',
  abuse: false,
  partner: true,
  strictOwnership: false,
  now: '',
  frozen: false,
}

export const draftOf = (world: World): WorldDraft => ({
  ...newDraft,
  id: world.id,
  persona: world.persona,
  site: world.site,
  seed: world.seed ?? '',
  latency: [world.latencyMs].flat().join('-'),
  extensions: world.allowFileExt.join(', '),
  abuse: world.abuse,
  partner: world.partner,
  strictOwnership: world.strictOwnership,
})

/** An invalid value is sent as typed, and the control plane reports the error. */
const latencyOf = (typed: string) => {
  const [least = '', most] = typed.split('-').map((part) => part.trim())
  const number = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text)
  return (most === undefined ? number(least) : [number(least), number(most)]) as number | [number, number]
}

const extensionsOf = (typed: string) => typed.split(/[\s,]+/).filter(Boolean)

/** Converts the form to the settings of a new world. */
export const toWorldSettings = (draft: WorldDraft): NewWorld => ({
  ...(draft.id.trim() && { id: draft.id.trim() }),
  persona: draft.persona as Persona,
  site: draft.site as Site,
  ...(draft.seed && { seed: draft.seed }),
  latencyMs: latencyOf(draft.latency),
  ...(draft.extensions.trim() && { allowFileExt: extensionsOf(draft.extensions) }),
  abuse: draft.abuse,
  partner: draft.partner,
  strictOwnership: draft.strictOwnership,
  ...(draft.now && { now: fromKorea(draft.now) }),
  frozen: draft.frozen,
})

/** The settings that differ from the world's; the clock has its own controls. */
export const changesOf = (draft: WorldDraft, world: World): WorldSettings => {
  const previous = draftOf(world)
  return {
    ...(draft.persona !== previous.persona && { persona: draft.persona as Persona }),
    ...(draft.site !== previous.site && { site: draft.site as Site }),
    ...(draft.seed !== previous.seed && { seed: draft.seed }),
    ...(draft.latency !== previous.latency && { latencyMs: latencyOf(draft.latency) }),
    ...(draft.extensions !== previous.extensions && { allowFileExt: extensionsOf(draft.extensions) }),
    ...(draft.abuse !== previous.abuse && { abuse: draft.abuse }),
    ...(draft.partner !== previous.partner && { partner: draft.partner }),
    ...(draft.strictOwnership !== previous.strictOwnership && { strictOwnership: draft.strictOwnership }),
  }
}
