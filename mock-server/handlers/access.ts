import { canView } from '#specs/rules/my-page.ts'
import type { MyPagePart } from '#specs/model/my-page-parts.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { nameIn } from './localized.ts'
import { Refusal } from '../http/refusal.ts'
import { memberRecord } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'
import { required } from './member.ts'
import type { InquiryRecord } from '../worlds/model.ts'

/** Throws the refusal `UNAUTHORIZED` or `FORBIDDEN` if the signed-in user may not see this part of my page. */
export const requireAccess = (world: World, site: Site, part: MyPagePart): void => {
  if (!canView(part, { site, member: required(world) }))
    throw new Refusal('FORBIDDEN', { clause: 'my-page.access.forbidden' })
}

/** The account whose usage, bills and settings the user sees: for a sub account, its main account. */
export const ownerOf = ({ tables, settings: { persona } }: World): string =>
  tables.accounts.get(persona)?.owner ?? persona

/** The name of that account in a language. */
export const ownerName = (world: World, locale: Locale): string => {
  const owner = ownerOf(world)
  const { name } = required(world)
  return nameIn(owner === world.settings.persona ? name : (memberRecord(owner)?.name ?? name), locale)
}

/**
 * An inquiry that a link in an email names. Such links work without signing in, so its number is enough, unless the world
 * demands the owner. Throws the refusal `NOT_FOUND`, the same one for an inquiry of somebody else.
 */
export const linkedInquiry = ({ tables, settings }: World, site: Site, id: number): InquiryRecord => {
  const record = tables.inquiries.get(id)
  // The sender of an anonymous inquiry cannot be recognized, so nobody owns it.
  const isOwner = settings.persona !== 'anonymous' && record?.persona === settings.persona
  if (!record?.sites.includes(site) || (settings.strictOwnership && !isOwner)) throw new Refusal('NOT_FOUND')
  return record
}
