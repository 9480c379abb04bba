import type { User } from '../contract/member.ts'
import type { Site } from '../sites/index.ts'
import { paths } from './paths.ts'

/** Who looks at my page, and where. */
export interface Visitor {
  readonly site: Site
  readonly member: Pick<User, 'roles' | 'userType' | 'cntryCd'>
}

/** What it takes to see a part; what is left out does not matter. */
interface Needs {
  /** A role; one that begins with it counts too. */
  readonly role?: string
  readonly country?: string
  readonly site?: Site
  readonly isMainAccount?: true
}

/** The parts of my page. A menu shows them, and a call answers them, by these rows alone. */
const myPageParts = {
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
} as const satisfies { readonly [part: string]: Needs }

export type MyPagePart = keyof typeof myPageParts

const hasRole = (roles: readonly string[], role: string): boolean => roles.some((own) => own.startsWith(role))

/** Whether somebody may see a part: by the roles of the account itself, sub accounts included. */
export const canView = (part: MyPagePart, { site, member }: Visitor): boolean => {
  const needs: Needs = myPageParts[part]
  return (
    (needs.role === undefined || hasRole(member.roles, needs.role)) &&
    (needs.country === undefined || needs.country === member.cntryCd) &&
    (needs.site === undefined || needs.site === site) &&
    (!needs.isMainAccount || member.userType !== 'Sub')
  )
}

interface MenuItem {
  readonly path: string
  /** One of these is enough. */
  readonly parts: readonly MyPagePart[]
  /** Those with this role do not see the item, though its address still leads somewhere. */
  readonly hiddenFrom?: string
}

/** The menu of my page, in its order. */
export const myPageMenu = {
  status: { path: paths.status(), parts: ['usage', 'taxBill'] },
  manage: { path: paths.manage(), parts: ['account'], hiddenFrom: 'ROLE_SUB_ROLE_USER' },
  billing: { path: paths.billing(), parts: ['billing'] },
  questions: { path: paths.myInquiries(), parts: ['questions'] },
  trainHistory: { path: paths.trainHistory(), parts: ['trainHistory'] },
  alarm: { path: paths.alarm(), parts: ['alarm'] },
  solution: { path: paths.solution(), parts: ['solution'] },
} as const satisfies { readonly [item: string]: MenuItem }

export type MyPageItem = keyof typeof myPageMenu

/** Whether the page of an item may be opened. */
export const canOpen = (item: MyPageItem, visitor: Visitor): boolean =>
  myPageMenu[item].parts.some((part) => canView(part, visitor))

/** The items that somebody sees. */
export const visibleMenuItems = (visitor: Visitor): MyPageItem[] =>
  (Object.keys(myPageMenu) as MyPageItem[]).filter((item) => {
    const { hiddenFrom }: MenuItem = myPageMenu[item]
    return canOpen(item, visitor) && (hiddenFrom === undefined || !hasRole(visitor.member.roles, hiddenFrom))
  })
