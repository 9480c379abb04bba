import { test as base } from '../support/test.ts'
import { Captcha } from './captcha.ts'
import { ChatbotPage } from './chatbot-page.ts'
import { ConsolePage } from './console-page.ts'
import { InquiryPage } from './inquiry-page.ts'
import { LoginPage } from './login-page.ts'
import { MyQuestionsPage } from './my-questions-page.ts'
import { Shell } from './shell.ts'

export { alsoProves, clause, expect } from '../support/test.ts'

interface Pages {
  inquiry: InquiryPage
  captcha: Captcha
  chatbot: ChatbotPage
  login: LoginPage
  questions: MyQuestionsPage
  shell: Shell
  mockConsole: ConsolePage
}

/** `test` with page objects for the site and language of the test. */
export const test = base.extend<Pages>({
  inquiry: ({ page, locale }, use) => use(new InquiryPage(page, locale)),
  captcha: ({ page, locale, world }, use) => use(new Captcha(page, locale, world)),
  chatbot: ({ page, locale }, use) => use(new ChatbotPage(page, locale)),
  login: ({ page, locale }, use) => use(new LoginPage(page, locale)),
  questions: ({ page, locale }, use) => use(new MyQuestionsPage(page, locale)),
  mockConsole: ({ page, world }, use) => use(new ConsolePage(page, world.id)),
  shell: ({ page, locale, site }, use) => use(new Shell(page, locale, site)),
})
