import type { User } from '#specs/contract/member.ts'
import { canView, type MyPagePart } from '#specs/rules/my-page.ts'
import type { Site } from '#specs/sites/index.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../worlds/world.ts'
import { required } from './member.ts'

/** The signed-in person, who may see this part of my page; else a refusal. */
export const requireAccess = (world: World, site: Site, part: MyPagePart): User => {
  const member = required(world)
  if (!canView(part, { site, member })) throw new Refusal('FORBIDDEN', { clause: 'my-page.access.forbidden' })
  return member
}

/** Whose usage, bills and settings somebody sees: a sub account those of its main account. */
export const ownerOf = ({ tables, settings: { persona } }: World): string =>
  tables.accounts.get(persona)?.owner ?? persona
