import type { World } from '#specs/contract/control-world.ts'
import type { Locale } from '#specs/model/locale.ts'
import { initialExtensions } from '#specs/rules/initial-extensions.ts'

/**
 * Path of a link that brings anybody to a state: a world with its settings and its generated records, a language and a
 * path; with its faults only if asked, because they would surprise those who only want to see the page.
 */
export const worldLink = (
  world: World | undefined,
  id: string,
  lang: Locale,
  to: string,
  hasFaults = false,
): string => {
  const settings: Partial<World> = world ?? {}
  const { persona = 'anonymous', memberOverrides, now, frozen, abuse, partner, strictOwnership } = settings
  const { allowFileExt, latencyMs = 0, seed, volume, defect, faults = [] } = settings
  const query = new URLSearchParams({
    world: id,
    persona,
    ...(memberOverrides && { member: JSON.stringify(memberOverrides) }),
    // A clock that runs would be wrong as soon as the link is opened.
    ...(now !== undefined && frozen && { now, frozen: 'true' }),
    ...(abuse && { abuse: 'true' }),
    ...(partner === false && { partner: 'false' }),
    ...(strictOwnership && { strictOwnership: 'true' }),
    // An empty value would count as absent.
    ...(allowFileExt &&
      String(allowFileExt) !== String(initialExtensions) && { allowFileExt: String(allowFileExt) || ',' }),
    ...(latencyMs !== 0 && { latencyMs: [latencyMs].flat().join('-') }),
    ...(seed && { seed }),
    ...(volume && { volume: JSON.stringify(volume) }),
    ...(hasFaults && faults.length > 0 && { faults: JSON.stringify(faults.map(({ id: _id, ...fault }) => fault)) }),
    ...(defect && { defect }),
    lang,
    to,
  })
  return `/__mock/enter?${query}`
}
