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
    title: () => 'area.myPage',
    crumbs: [],
    load: async () => (await import('../screens/my-page/first-item.tsx')).FirstItemScreen,
  },
  {
    ...ofMyPage,
    path: paths.status.pattern,
    item: 'status',
    title: () => 'menu.status',
    description: () => 'status.lead',
    load: async () => (await import('../screens/my-page/status.tsx')).StatusScreen,
  },
  {
    ...ofMyPage,
    path: paths.billing.pattern,
    item: 'billing',
    title: () => 'menu.billing',
    description: () => 'billing.lead',
    load: async () => (await import('../screens/my-page/billing.tsx')).BillingScreen,
  },
  {
    ...ofMyPage,
    path: paths.solution.pattern,
    item: 'solution',
    title: () => 'menu.solution',
    description: () => 'solution.lead',
    load: async () => (await import('../screens/my-page/solutions.tsx')).SolutionsScreen,
  },
  {
    ...ofMyPage,
    path: paths.myInquiries.pattern,
    item: 'questions',
    title: () => 'myQuestion.title',
    load: async () => (await import('../screens/my-page/my-inquiries.tsx')).MyInquiriesScreen,
  },
  {
    ...ofMyPage,
    path: paths.myInquiriesOfType.pattern,
    item: 'questions',
    title: ({ type }, site) => (isMyInquiryList(type) ? myInquiriesTitle(type, site) : undefined),
    values: () => ({ type: myInquiryLists }),
    load: async () => (await import('../screens/my-page/my-inquiries.tsx')).MyInquiriesScreen,
  },
  {
    ...ofMyPage,
    path: paths.myInquiry.pattern,
    item: 'questions',
    title: ({ type }) => (isInquiryType(type) ? 'myQuestion.title' : undefined),
    values: () => ({ type: Object.keys(inquiryTypes) }),
    crumbs: [...ofMyPage.crumbs, { text: 'myQuestion.title', to: paths.myInquiriesOfType({ type: 'all' }) }],
    load: async () => (await import('../screens/my-page/inquiry.tsx')).MyInquiryScreen,
  },
  {
    ...ofMyPage,
    path: paths.manage.pattern,
    item: 'manage',
    title: () => 'menu.manage',
    description: () => 'manage.lead',
    load: async () => (await import('../screens/my-page/manage.tsx')).ManageScreen,
  },
  {
    ...ofMyPage,
    path: paths.password.pattern,
    item: 'manage',
    title: () => 'password.title',
    description: () => 'password.lead',
    crumbs: [...ofMyPage.crumbs, { text: 'menu.manage', to: paths.manage() }],
    staysWhenExpired: true,
    load: async () => (await import('../screens/my-page/password.tsx')).PasswordScreen,
  },
  {
    ...ofMyPage,
    path: paths.trainHistory.pattern,
    item: 'trainHistory',
    title: () => 'menu.trainHistory',
    description: () => 'train.lead',
    load: async () => (await import('../screens/my-page/train-history.tsx')).TrainHistoryScreen,
  },
  {
    ...ofMyPage,
    path: paths.alarm.pattern,
    item: 'alarm',
    title: () => 'menu.alarm',
    description: () => 'alarm.lead',
    staysWhenExpired: true,
    load: async () => (await import('../screens/my-page/alarm.tsx')).AlarmScreen,
  },
]
