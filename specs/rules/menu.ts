import type { User } from '../contract/member.ts'
import type { MessageKey } from '../messages/index.ts'
import type { Site } from '../sites/index.ts'
import { paths } from './paths.ts'

/** The areas of the site, in menu order. */
export const areas = ['support', 'myPage'] as const
export type Area = (typeof areas)[number]

/** The properties of a visitor that decide which rows of the menu are shown. */
export interface Visitor {
  readonly site: Site
  readonly member: User | null
}

export interface MenuRow {
  readonly area: Area
  readonly path: string
  readonly label: (visitor: Visitor) => MessageKey
  readonly shown: (visitor: Visitor) => boolean
}

const always = () => true

/** All pages in the menus. Anonymous visitors see my page too; its links lead to the login page. */
export const menu: readonly MenuRow[] = [
  { area: 'support', path: paths.inquiryEntry(), label: () => 'menu.question', shown: always },
  { area: 'myPage', path: paths.myInquiriesOfType({ type: 'all' }), label: () => 'menu.myQuestions', shown: always },
]

/** The path prefix of each area. */
const areaPaths: { readonly [A in Area]: string } = { support: '/support', myPage: '/mypage' }

/** The area of a path; undefined if it belongs to none. */
export const areaOf = (path: string): Area | undefined =>
  areas.find((area) => path === areaPaths[area] || path.startsWith(`${areaPaths[area]}/`))
