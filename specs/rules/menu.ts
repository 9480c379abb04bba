import type { MessageKey } from '../messages/i18n.ts'
import { hasSupportPage } from '../model/support-pages.ts'
import { missingReason, myPageItem, myPageItems, type MyPageItem } from './my-page.ts'
import { paths } from './paths.ts'
import type { Visitor } from '../model/visitor.ts'

/** The areas of the site, in menu order. */
export const areas = ['support', 'myPage'] as const
export type Area = (typeof areas)[number]

export interface MenuRow {
  readonly area: Area
  readonly path: string
  readonly label: (visitor: Visitor) => MessageKey<'common'>
  readonly shown: (visitor: Visitor) => boolean
}

const always = () => true

/** Anonymous visitors see their inquiries only: the link leads to the login page. */
const ofMyPage = (item: MyPageItem): MenuRow => ({
  area: 'myPage',
  path: myPageItem(item).path,
  label: () => myPageItem(item).label,
  shown: (visitor) => (visitor.member ? missingReason(item, visitor) === undefined : item === 'questions'),
})

/** All pages in the menus. */
export const menu: readonly MenuRow[] = [
  { area: 'support', path: paths.landing(), label: () => 'menu.landing', shown: always },
  { area: 'support', path: paths.inquiryEntry(), label: () => 'menu.question', shown: always },
  { area: 'support', path: paths.faqCategories(), label: () => 'menu.faq', shown: always },
  { area: 'support', path: paths.notices(), label: () => 'notice.title', shown: always },
  { area: 'support', path: paths.library(), label: () => 'library.title', shown: always },
  { area: 'support', path: paths.newsList(), label: () => 'news.title', shown: always },
  { area: 'support', path: paths.eventLogs(), label: () => 'menu.incidents', shown: always },
  {
    area: 'support',
    path: paths.edu(),
    label: () => 'site.edu',
    shown: ({ site }) => hasSupportPage(site, 'edu'),
  },
  ...myPageItems.map(ofMyPage),
]

/** The first segments of the paths of each area. */
const areaPaths: { readonly [A in Area]: readonly string[] } = { support: ['support', 'intro'], myPage: ['mypage'] }

/** The area of a path; undefined if it belongs to none. */
export const areaOf = (path: string): Area | undefined =>
  areas.find((area) => areaPaths[area].includes(path.split('/')[1] ?? ''))
