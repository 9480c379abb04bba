import { test as base } from '../support/test.ts'
import { AdditionalPage } from './additional-page.ts'
import { Captcha } from './captcha.ts'
import { ChatbotPage } from './chatbot-page.ts'
import { ConsolePage } from './console-page.ts'
import { EventLogPage } from './event-log-page.ts'
import { FaqPage } from './faq-page.ts'
import { InquiryPage } from './inquiry-page.ts'
import { LibraryPage } from './library-page.ts'
import { LandingPage } from './landing-page.ts'
import { LoginPage } from './login-page.ts'
import { MyQuestionsPage } from './my-questions-page.ts'
import { MyPage } from './my-page.ts'
import { NewsPage } from './news-page.ts'
import { NoticePage } from './notice-page.ts'
import { scenarioIn } from './scenario.ts'
import { Shell } from './shell.ts'
import { SurveyPage } from './survey-page.ts'
import { leaveButton, leaveDialog } from './leave-dialog.ts'
import { wordsOf } from './words.ts'

export { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep } from '../support/test.ts'

interface Pages {
  inquiry: InquiryPage
  captcha: Captcha
  chatbot: ChatbotPage
  landing: LandingPage
  faq: FaqPage
  incidents: EventLogPage
  login: LoginPage
  questions: MyQuestionsPage
  notices: NoticePage
  myPage: MyPage
  news: NewsPage
  library: LibraryPage
  shell: Shell
  survey: SurveyPage
  additional: AdditionalPage
  mockConsole: ConsolePage
  /** Opens the scenario with a name, and follows its steps. Returns its row. */
  scenario: ReturnType<typeof scenarioIn>
}

/** `test` with page objects for the site and language of the test. */
export const test = base.extend<Pages>({
  page: async ({ page }, use) => {
    await page.addLocatorHandler(leaveDialog(page), (dialog) => leaveButton(dialog).click())
    await use(page)
  },
  inquiry: ({ page, language }, use) => use(new InquiryPage(page, language)),
  captcha: ({ page, language, world }, use) => use(new Captcha(page, language, world)),
  chatbot: ({ page, language }, use) => use(new ChatbotPage(page, language)),
  incidents: ({ page, language }, use) => use(new EventLogPage(page, language)),
  additional: ({ page, language }, use) => use(new AdditionalPage(page, language)),
  survey: ({ page, language }, use) => use(new SurveyPage(page, language)),
  landing: ({ page, language }, use) => use(new LandingPage(page, language)),
  faq: ({ page, language }, use) => use(new FaqPage(page, language)),
  login: ({ page, language }, use) => use(new LoginPage(page, language)),
  questions: ({ page, language }, use) => use(new MyQuestionsPage(page, language)),
  library: ({ page, language }, use) => use(new LibraryPage(page, language)),
  myPage: ({ page, language }, use) => use(new MyPage(page, language)),
  news: ({ page, language }, use) => use(new NewsPage(page, language)),
  notices: ({ page, language }, use) => use(new NoticePage(page, language)),
  scenario: ({ page, world, guard, language }, use) => use(scenarioIn(page, world, guard, wordsOf(language))),
  mockConsole: ({ page, world }, use) => use(new ConsolePage(page, world.id)),
  shell: ({ page, language, site }, use) => use(new Shell(page, language, site)),
})
