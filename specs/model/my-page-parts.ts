import type { Site } from './site.ts'

/** The conditions for access to a part. An omitted condition always holds. */
export interface AccessRule {
  /** Prefix of a role that the user must have. */
  readonly role?: string
  readonly country?: string
  readonly site?: Site
  readonly isMainAccount?: true
}

/** The access rules of my page, for both the menu and the endpoints. */
export const myPageParts = {
  usage: { role: 'ROLE_PATH_USAGE' },
  taxBill: { role: 'ROLE_PATH_TAXBILL', country: 'KR' },
  billing: { role: 'ROLE_PATH_BILLING' },
  trainHistory: { role: 'ROLE_PATH_TRAIN_HISTORY', site: 'fin' },
  alarm: { role: 'ROLE_PATH_ALARM' },
  solution: { role: 'ROLE_PATH_SOLUTION' },
  questions: {},
  account: {},
  password: {},
  subAccounts: { isMainAccount: true },
} as const satisfies { readonly [part: string]: AccessRule }

export type MyPagePart = keyof typeof myPageParts
