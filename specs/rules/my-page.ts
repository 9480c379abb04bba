import type { User } from '../contract/member.ts'
import type { Site } from '../sites/index.ts'
import { paths } from './paths.ts'

/** The signed-in user and the site. */
export interface Visitor {
  readonly site: Site
  readonly member: Pick<User, 'roles' | 'userType' | 'cntryCd'>
}

/** The conditions for access to a part. An omitted condition always holds. */
interface AccessRule {
  /** Prefix of a role that the user must have. */
  readonly role?: string
  readonly country?: string
  readonly site?: Site
  readonly isMainAccount?: true
}

/** The access rules of my page, for both the menu and the endpoints. */
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
} as const satisfies { readonly [part: string]: AccessRule }

export type MyPagePart = keyof typeof myPageParts

const hasRole = (roles: readonly string[], role: string): boolean => roles.some((each) => each.startsWith(role))

/** Whether the user may see a part. Sub accounts are checked by their own roles. */
export const canView = (part: MyPagePart, { site, member }: Visitor): boolean => {
  const rule: AccessRule = myPageParts[part]
  return (
    (rule.role === undefined || hasRole(member.roles, rule.role)) &&
    (rule.country === undefined || rule.country === member.cntryCd) &&
    (rule.site === undefined || rule.site === site) &&
    (!rule.isMainAccount || member.userType !== 'Sub')
  )
}

interface MenuItem {
  readonly path: string
  /** The item is shown if the user may see at least one of these. */
  readonly parts: readonly MyPagePart[]
  /** Users with this role do not see the item, but can still open its page. */
  readonly hiddenFrom?: string
}

/** The items of the my page menu, in display order. */
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

/** Whether the user may open the page of an item. */
export const canOpen = (item: MyPageItem, visitor: Visitor): boolean =>
  myPageMenu[item].parts.some((part) => canView(part, visitor))

/** The items that the user sees, in display order. */
export const visibleMenuItems = (visitor: Visitor): MyPageItem[] =>
  (Object.keys(myPageMenu) as MyPageItem[]).filter((item) => {
    const { hiddenFrom }: MenuItem = myPageMenu[item]
    return canOpen(item, visitor) && (hiddenFrom === undefined || !hasRole(visitor.member.roles, hiddenFrom))
  })
