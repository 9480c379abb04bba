import { changeWorld } from '../pages/change-world.ts'
import type { InquiryType } from '../pages/inquiry-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { sampleFile } from '../inquiry/files/sample-files.ts'
import { horizontalOverflow, invisibleContent } from './visibility.ts'
import { locales } from '../literals/sites.ts'

// Long texts and errors of the forms. The pages themselves and their other states are checked where they are loaded
// anyway: in every-screen.spec.ts and for each scenario.

test.describe.configure({ timeout: 60_000 })

for (const locale of locales)
  test.describe(`at 320 px in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 320, height: 640 } })
    test(
      ...clause('shell.access.narrow', `forms with errors, chatbot and gallery in ${locale}`),
      async ({ inquiry, captcha, chatbot, page, world }) => {
        const check = (state: string, reach: () => Promise<unknown>) =>
          softStep(state, async () => {
            await reach()
            await expect.poll(() => horizontalOverflow(page)).toBe(0)
            await expect.poll(() => invisibleContent(page)).toEqual([])
          })
        const checkForm = (type: InquiryType, search: string, isFirst = false) =>
          check(type, async () => {
            await (isFirst ? inquiry.open(search, type) : inquiry.reopen(search, type))
            if (type === 'service') await inquiry.checkRadio('isPartnerSharingAgreement', 'share')
            await inquiry.send()
            if (type === 'sales' || type === 'solution') await inquiry.closeConsentAlert()
            await inquiry.expectError('title', 'form.noTitle')
          })
        // The forms of a visitor share a page, those of members have their own.
        await checkForm('solution', '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060', true)
        await checkForm('sales', '?parentCode=SALES_INVOC&code=SALES_INVOC_003')
        await checkForm('experience', '?parentCode=EXPER_TRIAL&code=EXPER_TRIAL_001')
        await check('the general form with files and a captcha', async () => {
          await world.patch({ abuse: true })
          await inquiry.revisit('?parentCode=GNRL_BILL')
          await expect(captcha.receipt.or(captcha.legacy)).toBeVisible()
          await inquiry.dropFiles(
            sampleFile(`${'long-name-'.repeat(9)}.txt`),
            sampleFile('b.exe'),
            sampleFile(`${'가'.repeat(97)}.txt`),
          )
          await inquiry.title.fill('x'.repeat(300))
          await inquiry.content.fill('y'.repeat(5001))
          await inquiry.send()
          await inquiry.expectError('content', 'form.contentLimit')
        })
        await softStep('an open list of countries', async () => {
          await inquiry.country.click()
          await expect(page.getByRole('option').first()).toBeVisible()
          await expect.poll(() => horizontalOverflow(page)).toBe(0)
        })
        await changeWorld(page, world, { persona: 'partner', abuse: false })
        await checkForm('service', '?code=O2O_BI_004', true)
        await changeWorld(page, world, { persona: 'biz' })
        await checkForm('trouble', '?code=TRBL_BI_002', true)
        await check('the chatbot', async () => {
          await openInApp(page, '/chatbot')
          await expect(chatbot.log).toBeVisible()
          await chatbot.quickReplies.first().click()
          await expect(chatbot.titles).toHaveCount(5)
          await chatbot.titles.first().click()
          await chatbot.ask('x'.repeat(120))
          await expect(chatbot.formLink).toHaveCount(2)
        })
        await check('the gallery', async () => {
          await page.goto('/gallery')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
        })
      },
    )
  })
