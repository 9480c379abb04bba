import type { Page } from '@playwright/test'
import { expect } from '../support/limits.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import type { Site } from '../literals/sites.ts'
import type { OperationId } from '../mock-client/operations.ts'
import type { Localized } from './words.ts'

/** One screen of the sites, as the suites that concern every screen open it. */
export interface ScreenRow {
  /** The path in the route table of the app. */
  readonly route: string
  /** A path that matches the route. */
  readonly path: string
  /** A message, or a text that is no message, such as the title of an article. */
  readonly title: MessageKey | Localized
  /** The breadcrumb from home to the screen; empty if the screen has none. */
  readonly crumbs: readonly MessageKey[]
  /** Title and breadcrumb on a site where they differ. */
  readonly on?: { readonly [S in Site]?: Partial<Pick<ScreenRow, 'title' | 'crumbs'>> }
  /** Opens in a window of its own, without header and footer. */
  readonly isPopup?: true
  /** Where the screen goes when the member signs out; undefined if it stays. */
  readonly afterSignOut?: RegExp
  /** Resolves when the screen shows its data to the persona `main`. */
  readonly ready: (page: Page) => Promise<void>
  /** The operations without which the screen cannot be shown: each offers another try when it fails. */
  readonly needs?: readonly OperationId[]
}

/** The settings of a world in which every row is ready: the surveys and additional inquiries of the fixtures are open. */
export const screenSettings = { persona: 'main', now: '2026-11-20T00:00:00Z' } as const

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

const keywordChips = (page: Page) =>
  page.getByRole('list', { name: /인기 검색어|Popular searches|人気のキーワード/ }).getByRole('link')

/** The usage of the current month, with the totals of its two tables. */
const usageTables = async (page: Page) => {
  await expect(page.getByRole('table')).toHaveCount(2)
  await expect(page.getByRole('rowheader', { name: /^(합계|Total|合計)$/ })).toHaveCount(2)
}

/** What a site shows that does not have the page. */
const notFound = { title: 'notFound.title', crumbs: [] } as const

/** Every screen. `tools/pages/screens.test.ts` compares this table with the route table of the app. */
export const screens: readonly ScreenRow[] = [
  { route: '/', path: '/', title: 'shell.home', crumbs: [], ready: heading },
  {
    route: '/login',
    path: '/login',
    title: 'login.title',
    crumbs: ['shell.home', 'login.title'],
    ready: (page) => expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(9),
  },
  {
    route: '/support',
    path: '/support',
    title: 'area.support',
    crumbs: [],
    ready: async (page) => {
      // Every block with data has arrived: words, notices, incidents, questions and products.
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: /^(비밀번호|password|パスワード)$/ })).toBeVisible()
      await expect(main.locator('a[href^="/support/notice/all/"]')).toHaveCount(3)
      await expect(main.locator('a[href^="/support/faq/all/"]')).toHaveCount(6)
      await expect(main.locator('a[href="/support/event-log/33"]')).toBeVisible()
      await expect(main.getByRole('link', { name: 'GPU Server' })).toBeAttached()
    },
  },
  {
    route: '/support/question',
    path: '/support/question',
    title: 'menu.question',
    crumbs: ['shell.home', 'area.support', 'menu.question'],
    // The ongoing incident in the strip.
    ready: (page) => expect(page.getByRole('main').locator('a[href="/support/event-log/33"]')).toBeVisible(),
  },
  {
    route: '/support/question/:type',
    path: '/support/question/general',
    title: 'inquiry.general',
    crumbs: ['shell.home', 'area.support', 'menu.question', 'inquiry.general'],
    on: {
      gov: {
        title: 'inquiry.general.gov',
        crumbs: ['shell.home', 'area.support', 'menu.question', 'inquiry.general.gov'],
      },
    },
    ready: async (page) => {
      // On phones, the list is closed.
      await expect(page.getByRole('complementary').locator('summary')).toHaveCount(5)
      await expect(page.getByRole('textbox', { name: /^(휴대전화 번호|Mobile number|携帯電話番号)$/ })).toHaveValue(
        '1000000010',
      )
    },
  },
  {
    route: '/support/question/additional/:code',
    path: '/support/question/additional/O2O_CP_011?parentInquiryId=51245',
    title: 'additional.title',
    crumbs: ['shell.home', 'area.support', 'menu.question', 'additional.title'],
    ready: async (page) => {
      await expect(page.locator('form').getByRole('textbox')).toBeVisible()
      await expect(page.getByRole('definition').nth(1)).toContainText('›')
    },
    needs: ['additionalCondition'],
  },
  {
    route: '/support/satisfaction',
    path: '/support/satisfaction?inquiryId=51245&answerId=71245',
    title: 'survey.title',
    crumbs: [],
    isPopup: true,
    ready: (page) => expect(page.getByRole('radio')).toHaveCount(5),
  },
  {
    route: '/support/faq',
    path: '/support/faq',
    title: 'menu.faq',
    crumbs: ['shell.home', 'area.support', 'menu.faq'],
    ready: async (page) => {
      await expect(keywordChips(page)).toHaveCount(7)
      await expect(page.getByRole('heading', { level: 2 }).getByRole('button').first()).toBeVisible()
    },
  },
  {
    route: '/support/faq/:category',
    path: '/support/faq/prod',
    title: 'faq.title.PROD',
    crumbs: ['shell.home', 'area.support', 'menu.faq', 'faq.title.PROD'],
    ready: async (page) => {
      await expect(keywordChips(page)).toHaveCount(7)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.getByRole('combobox', { name: /상품 선택|Choose a product|サービスを選択/ })).toBeEnabled()
    },
  },
  {
    route: '/support/faq/all/:faqId',
    path: '/support/faq/all/1004',
    title: {
      ko: '비밀번호를 잊었습니다. 어떻게 해야 하나요?',
      en: 'I forgot my password. What should I do?',
      ja: 'パスワードを忘れました。どうすればよいですか。',
    },
    crumbs: ['shell.home', 'area.support', 'menu.faq'],
    ready: (page) => expect(page.getByRole('article').locator('p').first()).toBeVisible(),
  },
  {
    route: '/support/event-log',
    path: '/support/event-log',
    title: 'menu.incidents',
    crumbs: ['shell.home', 'area.support', 'menu.incidents'],
    ready: (page) => expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0),
  },
  {
    route: '/support/event-log/:id',
    path: '/support/event-log/33',
    title: {
      ko: '콘솔 일부 메뉴 지연',
      en: 'Delays in some console menus',
      ja: 'コンソールの一部メニューの遅延',
    },
    crumbs: ['shell.home', 'area.support', 'menu.incidents'],
    ready: (page) => expect(page.getByRole('main').locator('time')).toHaveCount(4),
  },
  {
    route: '/support/notice',
    path: '/support/notice',
    title: 'notice.title',
    crumbs: ['shell.home', 'area.support', 'notice.title'],
    ready: (page) => expect(page.getByRole('main').locator('time')).toHaveCount(10),
    needs: ['notices'],
  },
  {
    route: '/support/notice/:category',
    path: '/support/notice/work',
    title: 'notice.work.title',
    crumbs: ['shell.home', 'area.support', 'notice.work.title'],
    ready: (page) => expect(page.getByRole('main').locator('time')).toHaveCount(10),
  },
  {
    route: '/support/notice/all/:noticeId',
    path: '/support/notice/all/1057',
    title: {
      ko: '[점검] DB for MySQL 점검 안내 (11월 19일)',
      en: '[Maintenance] DB for MySQL, 19 November',
      ja: '【メンテナンス】DB for MySQLのメンテナンスのお知らせ（11月19日）',
    },
    crumbs: ['shell.home', 'area.support', 'notice.title'],
    // The sub-notice, and the buttons of the attachment.
    ready: async (page) => {
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
      await expect(page.getByRole('button', { name: /점검 대상 서버 목록\.xlsx/ })).toBeVisible()
    },
    needs: ['notice'],
  },
  {
    route: '/support/library',
    path: '/support/library',
    title: 'library.title',
    crumbs: ['shell.home', 'area.support', 'library.title'],
    ready: (page) => expect(page.getByRole('main').locator('[data-file-type]').nth(20)).toBeVisible(),
    needs: ['library'],
  },
  {
    route: '/intro/news',
    path: '/intro/news',
    title: 'news.title',
    crumbs: ['shell.home', 'area.support', 'news.title'],
    ready: (page) => expect(page.getByRole('main').locator('time')).toHaveCount(9),
    needs: ['latestNews'],
  },
  {
    route: '/intro/news/:serviceNewsNo',
    path: '/intro/news/740',
    title: {
      ko: 'Kubernetes Service, 버전 1.36 지원',
      en: 'Kubernetes Service: version 1.36 support',
      ja: 'Kubernetes Service：バージョン1.36に対応',
    },
    crumbs: ['shell.home', 'area.support', 'news.title'],
    ready: (page) => expect(page.getByRole('region').getByRole('link', { name: /^Container Registry/ })).toBeVisible(),
    needs: ['newsItem'],
  },
  {
    route: '/support/edu',
    path: '/support/edu',
    title: 'site.edu',
    crumbs: ['shell.home', 'area.support', 'site.edu'],
    on: { gov: notFound },
    ready: heading,
  },
  {
    route: '/support/greenHouse',
    path: '/support/greenHouse',
    title: 'landing.cards.greenHouse',
    crumbs: ['shell.home', 'area.support', 'landing.cards.greenHouse'],
    on: { gov: notFound },
    ready: heading,
  },
  {
    route: '/support/greenRookie',
    path: '/support/greenRookie',
    title: 'landing.cards.greenRookie',
    crumbs: ['shell.home', 'area.support', 'landing.cards.greenRookie'],
    on: { gov: notFound },
    ready: heading,
  },
  {
    route: '/support/greenDevelopers',
    path: '/support/greenDevelopers',
    title: 'landing.cards.greenDevelopers',
    crumbs: ['shell.home', 'area.support', 'landing.cards.greenDevelopers'],
    on: { gov: notFound, fin: notFound },
    ready: heading,
  },
  {
    route: '/policy/terms',
    path: '/policy/terms',
    title: 'policy.terms',
    crumbs: ['shell.home', 'policy.terms'],
    ready: heading,
  },
  {
    route: '/policy/privacy',
    path: '/policy/privacy',
    title: 'policy.privacy',
    crumbs: ['shell.home', 'policy.privacy'],
    ready: heading,
  },
  {
    route: '/userEnvDiagTool',
    path: '/userEnvDiagTool',
    title: 'diagnosis.title',
    crumbs: [],
    isPopup: true,
    ready: (page) => expect(page.getByRole('textbox')).toHaveValue(/Mbit/),
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
    // Leads to the first item that the member sees.
    route: '/mypage',
    path: '/mypage',
    title: 'menu.status',
    crumbs: ['shell.home', 'area.myPage', 'menu.status'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fstatus$/,
    // The products and the discounts, each with a head and a total.
    ready: usageTables,
  },
  {
    route: '/mypage/status',
    path: '/mypage/status',
    title: 'menu.status',
    crumbs: ['shell.home', 'area.myPage', 'menu.status'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fstatus$/,
    ready: usageTables,
    needs: ['usage'],
  },
  {
    route: '/mypage/billing',
    path: '/mypage/billing',
    title: 'menu.billing',
    crumbs: ['shell.home', 'area.myPage', 'menu.billing'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fbilling$/,
    // Twelve months with their head, and the payment methods.
    ready: async (page) => {
      await expect(page.getByRole('row')).toHaveCount(13)
      await expect(page.getByRole('main').getByText('7731')).toBeVisible()
    },
    needs: ['billing'],
  },
  {
    route: '/mypage/solution',
    path: '/mypage/solution',
    title: 'menu.solution',
    crumbs: ['shell.home', 'area.myPage', 'menu.solution'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fsolution$/,
    ready: (page) => expect(page.getByRole('row')).toHaveCount(5),
    needs: ['solution'],
  },
  {
    route: '/mypage/myquestion',
    path: '/mypage/myquestion',
    title: 'myQuestion.title',
    crumbs: ['shell.home', 'area.myPage', 'myQuestion.title'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fmyquestion$/,
    ready: (page) => expect(page.getByRole('row')).toHaveCount(11),
  },
  {
    route: '/mypage/myquestion/:type',
    path: '/mypage/myquestion/all',
    title: 'myQuestion.title',
    crumbs: ['shell.home', 'area.myPage', 'myQuestion.title'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall$/,
    // The head of the table and ten rows.
    ready: (page) => expect(page.getByRole('row')).toHaveCount(11),
    needs: ['myInquiries'],
  },
  {
    route: '/mypage/myquestion/:type/:inquiryId',
    path: '/mypage/myquestion/service/51245',
    title: {
      ko: '서버 사양을 낮출 때의 주의점',
      en: '서버 사양을 낮출 때의 주의점',
      ja: '서버 사양을 낮출 때의 주의점',
    },
    crumbs: ['shell.home', 'area.myPage', 'myQuestion.title'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fservice%2F51245$/,
    ready: (page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6),
    needs: ['myInquiry'],
  },
  {
    route: '/mypage/manage',
    path: '/mypage/manage',
    title: 'menu.manage',
    crumbs: ['shell.home', 'area.myPage', 'menu.manage'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fmanage$/,
    ready: (page) => expect(page.getByRole('rowheader')).toHaveCount(7),
    needs: ['account', 'subAccounts'],
  },
  {
    route: '/mypage/manage/password',
    path: '/mypage/manage/password',
    title: 'password.title',
    crumbs: ['shell.home', 'area.myPage', 'menu.manage', 'password.title'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Fmanage%2Fpassword$/,
    ready: (page) => expect(page.locator('#newPassword')).toBeVisible(),
  },
  {
    route: '/mypage/trainHistory',
    path: '/mypage/trainHistory',
    // Only fin has it; elsewhere the page says so.
    title: 'myPage.noAccess.title',
    crumbs: ['shell.home', 'area.myPage', 'myPage.noAccess.title'],
    on: { fin: { title: 'menu.trainHistory', crumbs: ['shell.home', 'area.myPage', 'menu.trainHistory'] } },
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2FtrainHistory$/,
    ready: heading,
  },
  {
    route: '/mypage/alarm',
    path: '/mypage/alarm',
    title: 'menu.alarm',
    crumbs: ['shell.home', 'area.myPage', 'menu.alarm'],
    afterSignOut: /\/login\?returnUrl=%2Fmypage%2Falarm$/,
    ready: (page) => expect(page.getByRole('checkbox')).toHaveCount(8),
    needs: ['alarm'],
  },
  { route: '*', path: '/no/such/page', title: 'notFound.title', crumbs: [], ready: heading },
]

/** Screens with header and footer. */
export const framedScreens = screens.filter(({ isPopup }) => !isPopup)
