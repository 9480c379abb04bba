import { expect, type Page } from '@playwright/test'
import type { MessageKey } from '#specs/messages/index.ts'

/** One screen of the sites, as the suites that concern every screen open it. */
export interface ScreenRow {
  /** The path in the route table of the app. */
  readonly route: string
  /** A path that matches the route. */
  readonly path: string
  readonly title: MessageKey
  /** The breadcrumb from home to the screen; empty if the screen has none. */
  readonly crumbs: readonly MessageKey[]
  /** Opens in a window of its own, without header and footer. */
  readonly isPopup?: true
  /** Where the screen goes when the member signs out; undefined if it stays. */
  readonly afterSignOut?: RegExp
  /** Resolves when the screen shows its data to the persona `main`. */
  readonly ready: (page: Page) => Promise<void>
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** Every screen. `tools/screens.test.ts` compares this table with the route table of the app. */
export const screens: readonly ScreenRow[] = [
  { route: '/', path: '/', title: 'shell.home', crumbs: [], ready: heading },
  {
    route: '/login',
    path: '/login',
    title: 'login.title',
    crumbs: ['shell.home', 'login.title'],
    ready: (page) => expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(8),
  },
  {
    route: '/support/question',
    path: '/support/question',
    title: 'menu.question',
    crumbs: ['shell.home', 'area.support', 'menu.question'],
    ready: heading,
  },
  {
    route: '/support/question/:type',
    path: '/support/question/general',
    title: 'inquiry.general',
    crumbs: ['shell.home', 'area.support', 'menu.question', 'inquiry.general'],
    ready: async (page) => {
      await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('textbox', { name: /^(휴대전화 번호|Mobile number|携帯電話番号)$/ })).toHaveValue(
        '1000000010',
      )
    },
  },
  {
    route: '/chatbot',
    path: '/chatbot',
    title: 'chatbot.title',
    crumbs: [],
    isPopup: true,
    afterSignOut: /\/login\?returnUrl=%2Fchatbot$/,
    ready: (page) => expect(page.getByRole('log')).toBeVisible(),
  },
  {
    route: '/mypage/myquestion/:type',
    path: '/mypage/myquestion/all',
    title: 'myQuestion.title',
    crumbs: ['shell.home', 'area.myPage', 'myQuestion.title'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall$/,
    // The head of the table and ten rows.
    ready: (page) => expect(page.getByRole('row')).toHaveCount(11),
  },
  { route: '*', path: '/no/such/page', title: 'notFound.title', crumbs: [], ready: heading },
]

/** Screens with header and footer. */
export const framedScreens = screens.filter(({ isPopup }) => !isPopup)
