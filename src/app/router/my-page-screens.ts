import { inquiryTypes, isInquiryType } from '#specs/model/inquiry-types.ts'
import { isMyInquiryList, myInquiryLists, myInquiriesTitle } from '#specs/rules/my-inquiries.ts'
import { paths } from '#specs/rules/paths.ts'
import type { ScreenRow } from './screen-row.ts'

/** What the screens of my page have in common. */
const ofMyPage = {
  crumbs: [{ text: 'area.myPage', to: paths.myPage() }],
  access: 'member',
  description: () => 'myPage.lead',
} as const satisfies Partial<ScreenRow>

export const myPageScreens: readonly ScreenRow[] = [
  {
    ...ofMyPage,
    path: paths.myPage.pattern,
    file: 'my-page/first-item',
    title: () => 'area.myPage',
    crumbs: [],
  },
  {
    ...ofMyPage,
    path: paths.status.pattern,
    file: 'my-page/status',
    item: 'status',
    title: () => 'menu.status',
    description: () => 'status.lead',
  },
  {
    ...ofMyPage,
    path: paths.billing.pattern,
    file: 'my-page/billing',
    item: 'billing',
    title: () => 'menu.billing',
    description: () => 'billing.lead',
  },
  {
    ...ofMyPage,
    path: paths.solution.pattern,
    file: 'my-page/solutions',
    item: 'solution',
    title: () => 'menu.solution',
    description: () => 'solution.lead',
  },
  {
    ...ofMyPage,
    path: paths.myInquiries.pattern,
    file: 'my-page/my-inquiries',
    item: 'questions',
    title: () => 'myQuestion.title',
  },
  {
    ...ofMyPage,
    path: paths.myInquiriesOfType.pattern,
    file: 'my-page/my-inquiries',
    item: 'questions',
    title: ({ type }, site) => (isMyInquiryList(type) ? myInquiriesTitle(type, site) : undefined),
    values: () => ({ type: myInquiryLists }),
  },
  {
    ...ofMyPage,
    path: paths.myInquiry.pattern,
    file: 'my-page/inquiry',
    item: 'questions',
    title: ({ type }) => (isInquiryType(type) ? 'myQuestion.title' : undefined),
    values: () => ({ type: Object.keys(inquiryTypes) }),
    crumbs: [...ofMyPage.crumbs, { text: 'myQuestion.title', to: paths.myInquiriesOfType({ type: 'all' }) }],
  },
  {
    ...ofMyPage,
    path: paths.manage.pattern,
    file: 'my-page/manage',
    item: 'manage',
    title: () => 'menu.manage',
    description: () => 'manage.lead',
  },
  {
    ...ofMyPage,
    path: paths.password.pattern,
    file: 'my-page/password',
    item: 'manage',
    title: () => 'password.title',
    description: () => 'password.lead',
    crumbs: [...ofMyPage.crumbs, { text: 'menu.manage', to: paths.manage() }],
    staysWhenExpired: true,
  },
  {
    ...ofMyPage,
    path: paths.trainHistory.pattern,
    file: 'my-page/train-history',
    item: 'trainHistory',
    title: () => 'menu.trainHistory',
    description: () => 'train.lead',
  },
  {
    ...ofMyPage,
    path: paths.alarm.pattern,
    file: 'my-page/alarm',
    item: 'alarm',
    title: () => 'menu.alarm',
    description: () => 'alarm.lead',
    staysWhenExpired: true,
  },
]
