import type { User } from '#specs/contract/member.ts'
import { canView, type MyPagePart } from '#specs/rules/my-page.ts'
import type { Site } from '#specs/sites/index.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../worlds/world.ts'
import { required } from './member.ts'

/** The signed-in user, if they may see this part of my page. Throws the refusal `UNAUTHORIZED` or `FORBIDDEN`. */
export const requireAccess = (world: World, site: Site, part: MyPagePart): User => {
  const member = required(world)
  if (!canView(part, { site, member })) throw new Refusal('FORBIDDEN', { clause: 'my-page.access.forbidden' })
  return member
}

/** The account whose usage, bills and settings the user sees: for a sub account, its main account. */
export const ownerOf = ({ tables, settings: { persona } }: World): string =>
  tables.accounts.get(persona)?.owner ?? persona
