import type { Locale, Site } from '../literals/sites.ts'
import { emails, type SignedInPersona } from '../literals/personas.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

const search = '?parentCode=GNRL_MBR&code=GNRL_MBR_001'

interface Day {
  readonly persona: SignedInPersona
  readonly site: Site
  readonly language: Locale
  /** The page with what the member has to pay; without the right to see invoices, that of the tax invoices. */
  readonly bill: string
}

const days: readonly Day[] = [
  { persona: 'main', site: 'public', language: 'ko', bill: '/mypage/billing' },
  { persona: 'main-limited', site: 'gov', language: 'en', bill: '/mypage/status?view=taxBill' },
  { persona: 'sub', site: 'fin', language: 'ja', bill: '/mypage/billing' },
]

for (const { persona, site, language, bill } of days)
  test.describe(persona, () => {
    test.use({ site, language, settings: { now: '2026-11-20T00:00:00Z' } })
    test(
      ...clausesOfSteps(`${persona}, ${site}, ${language}`),
      async ({ page, world, api, login, inquiry, survey, additional }) => {
        test.setTimeout(30_000)
        await clauseStep('mail.journey.whole', 'signs in and reads the invoice', async () => {
          await login.open(bill)
          await login.signIn(emails[persona])
          await expect(page).toHaveURL(new RegExp(`${bill.replace('?', '\\?')}$`))
          await expect(page.getByRole('row').nth(1)).toContainText(/\d{2},\d{3}/)
        })
        await clauseStep('mail.journey.whole', 'asks', async () => {
          await openInApp(page, `/support/question/general${search}`)
          await inquiry.waitForCategory(search)
          await inquiry.fillFields({ title: '10월 청구 금액', content: '지난달보다 늘어난 이유가 궁금합니다.' })
          if (persona === 'sub') await inquiry.phone.fill('01000000060')
          await inquiry.send()
          await expect(inquiry.success).toBeVisible()
        })
        const [{ inquiryId } = { inquiryId: 0 }] = await world.inquiries()
        const { answerId } = await world.answer(inquiryId)
        const [receipt, answer] = await world.mails()
        await clauseStep('mail.journey.whole', 'gets both emails in the language of the page', async () => {
          for (const mail of [receipt, answer])
            expect(mail).toMatchObject({ to: emails[persona], locale: language, site, inquiryId })
        })
        const link = (rel: 'questions' | 'survey' | 'additional') =>
          answer!.body.flatMap((block) => ('rel' in block && block.rel === rel ? [block.url] : []))[0]!
        await page.goto(link('survey'))
        await survey.score(5).check()
        await survey.sendButton.click()
        await clauseStep('survey.answer.rates', persona, async () => {
          await expect(page.getByRole('heading', { name: survey.words('survey.thanks.title') })).toBeVisible()
          const { body } = await api.get(`/api/support/inquiry/${inquiryId}/answer/${answerId}`)
          expect(body.isSurvey).toBe('Y')
        })
        const path = `/api/support/inquiry/${inquiryId}/additional`
        const { pathname, search: ids } = new URL(link('additional'))
        const openForm = async () => {
          await openInApp(page, '/support')
          await expect(page.getByRole('main').getByRole('search')).toBeVisible()
          await openInApp(page, pathname + ids)
        }
        const ask = async (content: string) => {
          await additional.content.fill(content)
          await additional.sendButton.click()
          await expect(additional.sent).toBeVisible()
        }
        await page.goto(link('additional'))
        await ask('안내해 주신 화면이 보이지 않습니다.')
        for (const content of ['두 번째', '세 번째', '네 번째'])
          expect((await api.postForm(path, [['content', content]])).status).toBe(201)
        await openForm()
        await ask('마지막으로 한 가지만 더 여쭙니다.')
        await openForm()
        for (const id of ['additional.limit.count', 'mail.journey.whole'] as const)
          await clauseStep(id, 'the sixth', async () => {
            await expect(additional.alert).toContainText(
              additional.words('question.additionalInquiryMsg2', { days: 5, max: 5 }),
            )
            await expect(additional.form).toHaveCount(0)
            expect((await api.postForm(path, [['content', '여섯 번째']])).status).toBe(409)
            expect(await world.inquiries()).toHaveLength(6)
            // A receipt for each, and the answer.
            expect(await world.mails()).toHaveLength(7)
          })
      },
    )
  })
