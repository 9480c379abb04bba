import type { Site } from './site.ts'

/** A person with an account. */
export interface User {
  readonly email: string
  readonly name: string
  /** For example ROLE_ACCOUNT_BIZ or ROLE_PATH_BILLING; matched by prefix. */
  readonly roles: string[]
  /** `Sub` for a sub account. */
  readonly userType: string
  readonly cntryCd: string
  /** `PATR` for the partner group. */
  readonly mbrGrpCd?: string | undefined
}

/** A site and who visits it. They decide which menu items, screens and fields are visible. */
export interface Visitor {
  readonly site: Site
  /** The signed-in user; null for an anonymous visitor. */
  readonly member: User | null
}
