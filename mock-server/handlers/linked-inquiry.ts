import type { Site } from '#specs/model/site.ts'
import { Refusal } from '../refusal.ts'
import type { InquiryRecord } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'

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
