import type { ComponentType } from 'react'
import type { MessageKey } from '#specs/messages/index.ts'
import { inquiryTitle, isInquiryType } from '#specs/rules/inquiry-types.ts'
import { paths } from '#specs/rules/paths.ts'
import type { Site } from '#specs/sites/index.ts'

type Params = Readonly<Record<string, string | undefined>>

interface Crumb {
  readonly text: MessageKey
  /** Omitted for a level without a page. */
  readonly to?: string
}

/** One screen of the sites. The router, the title, the breadcrumb and the guard all read this row. */
export interface ScreenRow {
  /** As React Router matches it. */
  readonly path: string
  /** Undefined if the screen does not exist with these parameters: the visitor sees the not-found page. */
  readonly title: (params: Params, site: Site) => MessageKey | undefined
  /** Levels between the home page and this screen. */
  readonly crumbs?: readonly Crumb[]
  /** `member`: visitors who are not signed in go to the login page first. */
  readonly access?: 'member'
  /** Opens in a window of its own, without header and footer. */
  readonly isPopup?: true
  readonly load: () => Promise<ComponentType>
}

const support: Crumb = { text: 'area.support' }
const myPage: Crumb = { text: 'area.myPage' }

export const screens: readonly ScreenRow[] = [
  {
    path: paths.home.pattern,
    title: () => 'shell.home',
    load: async () => (await import('../screens/home/home.tsx')).HomeScreen,
  },
  {
    path: paths.login.pattern,
    title: () => 'login.title',
    load: async () => (await import('../screens/member/login.tsx')).LoginScreen,
  },
  {
    path: paths.inquiryEntry.pattern,
    title: () => 'menu.question',
    crumbs: [support],
    load: async () => (await import('../screens/inquiry/entry.tsx')).InquiryEntryScreen,
  },
  {
    path: paths.inquiryForm.pattern,
    title: ({ type }, site) => (isInquiryType(type) ? inquiryTitle(type, site) : undefined),
    crumbs: [support, { text: 'menu.question', to: paths.inquiryEntry() }],
    load: async () => (await import('../screens/inquiry/form.tsx')).InquiryFormScreen,
  },
  {
    path: paths.chatbot.pattern,
    title: () => 'chatbot.title',
    access: 'member',
    isPopup: true,
    load: async () => (await import('../screens/chatbot/chatbot.tsx')).ChatbotScreen,
  },
  {
    path: paths.myInquiriesOfType.pattern,
    title: ({ type }) => (type === 'all' ? 'myQuestion.title' : undefined),
    crumbs: [myPage],
    access: 'member',
    load: async () => (await import('../screens/my-page/my-inquiries.tsx')).MyInquiriesScreen,
  },
]
