import type { User } from '../contract/member.ts'
import type { Site } from '../sites/index.ts'

/** A site and who visits it. They decide which menu items, screens and fields are visible. */
export interface Visitor {
  readonly site: Site
  /** The signed-in user; null for an anonymous visitor. */
  readonly member: User | null
}
