import type { MessageKey } from '../messages/i18n.ts'
import { myPageParts, type AccessRule, type MyPagePart } from '../model/my-page-parts.ts'
import { paths } from './paths.ts'
import type { Visitor } from '../model/visitor.ts'

const hasRole = (roles: readonly string[], role: string): boolean => roles.some((each) => each.startsWith(role))

/** Why a user may not see a part, in the order of the checks: a role does not help on a site that lacks the part. */
export type AccessDenial = 'site' | 'country' | 'subAccount' | 'role'

/** Why the user may not see a part; undefined if they may. */
export const denialReason = (part: MyPagePart, { site, member }: Visitor): AccessDenial | undefined => {
  const rule: AccessRule = myPageParts[part]
  if (rule.site !== undefined && rule.site !== site) return 'site'
  if (rule.country !== undefined && rule.country !== member?.cntryCd) return 'country'
  if (rule.isMainAccount && member?.userType === 'Sub') return 'subAccount'
  return rule.role === undefined || hasRole(member?.roles ?? [], rule.role) ? undefined : 'role'
}

/** Whether the user may see a part. Sub accounts are checked by their own roles. */
export const canView = (part: MyPagePart, visitor: Visitor): boolean =>
  visitor.member !== null && denialReason(part, visitor) === undefined

interface MenuItem {
  readonly path: string
  readonly label: MessageKey<'common'>
  /** The item is shown if the user may see at least one of these. */
  readonly parts: readonly MyPagePart[]
  /** Users with this role do not see the item, but can still open its page. */
  readonly hiddenFrom?: string
}

/** The items of the my page menu, in display order. */
const myPageMenu = {
  status: { path: paths.status(), label: 'menu.status', parts: ['usage', 'taxBill'] },
  manage: { path: paths.manage(), label: 'menu.manage', parts: ['account'], hiddenFrom: 'ROLE_SUB_ROLE_USER' },
  billing: { path: paths.billing(), label: 'menu.billing', parts: ['billing'] },
  questions: { path: paths.myInquiriesOfType({ type: 'all' }), label: 'menu.myQuestions', parts: ['questions'] },
  trainHistory: { path: paths.trainHistory(), label: 'menu.trainHistory', parts: ['trainHistory'] },
  alarm: { path: paths.alarm(), label: 'menu.alarm', parts: ['alarm'] },
  solution: { path: paths.solution(), label: 'menu.solution', parts: ['solution'] },
} as const satisfies { readonly [item: string]: MenuItem }

export type MyPageItem = keyof typeof myPageMenu
export const myPageItems = Object.keys(myPageMenu) as MyPageItem[]

export const myPageItem = (item: MyPageItem): MenuItem => myPageMenu[item]

/** Whether the user may open the page of an item. */
export const canOpen = (item: MyPageItem, visitor: Visitor): boolean =>
  myPageMenu[item].parts.some((part) => canView(part, visitor))

/** Why the menu of the user does not have an item; undefined if it has it. */
export const missingReason = (item: MyPageItem, visitor: Visitor): AccessDenial | 'hidden' | undefined => {
  const { hiddenFrom, parts } = myPageItem(item)
  // Each part of an item that is closed is closed; the first one is the one that the item is named after.
  if (!canOpen(item, visitor)) return denialReason(parts[0]!, visitor) ?? 'role'
  return hiddenFrom !== undefined && hasRole(visitor.member?.roles ?? [], hiddenFrom) ? 'hidden' : undefined
}

/** The items that the user sees, in display order. */
export const visibleMenuItems = (visitor: Visitor): MyPageItem[] =>
  myPageItems.filter((item) => missingReason(item, visitor) === undefined)

/** The items that the menu of the user lacks, with the reason. What the site does not have is not missed. */
export const missingMenuItems = (visitor: Visitor) =>
  myPageItems.flatMap((item) => {
    const reason = missingReason(item, visitor)
    return reason === undefined || reason === 'site' ? [] : [{ item, reason }]
  })

/** Where my page begins for the user; undefined if nobody is signed in. */
export const firstMyPagePath = (visitor: Visitor): string | undefined => {
  const [first] = visibleMenuItems(visitor)
  return first && myPageItem(first).path
}
