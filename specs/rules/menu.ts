import type { User } from '../contract/member.ts'
import type { MessageKey } from '../messages/index.ts'
import type { Site } from '../sites/index.ts'
import { paths } from './paths.ts'

/** The parts of the site, in the order of the menu. */
export const areas = ['support', 'myPage'] as const
export type Area = (typeof areas)[number]

/** What decides whether somebody sees a row of the menu. */
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

/** Every page that the menus lead to. Who is not signed in sees my page too, and is led to login by it. */
export const menu: readonly MenuRow[] = [
  { area: 'support', path: paths.inquiryEntry(), label: () => 'menu.question', shown: always },
  { area: 'myPage', path: paths.myInquiriesOfType({ type: 'all' }), label: () => 'menu.myQuestions', shown: always },
]

/** Where the paths of an area begin. */
const areaPaths: { readonly [A in Area]: string } = { support: '/support', myPage: '/mypage' }

/** The area in which a path lies. */
export const areaOf = (path: string): Area | undefined =>
  areas.find((area) => path === areaPaths[area] || path.startsWith(`${areaPaths[area]}/`))
