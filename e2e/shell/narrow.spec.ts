import { changeWorld } from '../pages/change-world.ts'
import { framedScreens, screenSettings } from '../pages/screens.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'
import { sampleFile } from '../inquiry/sample-files.ts'
import { horizontalOverflow, invisibleContent, smallTargets } from './visibility.ts'

// Some tests open every screen.
test.describe.configure({ timeout: 60_000 })

for (const locale of ['ko', 'en', 'ja'] as const)
  test.describe(`at 320 px in ${locale}`, () => {
    test.use({ language: locale, viewport: { width: 320, height: 640 } })

    test.describe('signed in', () => {
      test.use({ settings: screenSettings })
      test(...clause('shell.access.narrow', `every page in ${locale}`), async ({ page, shell }) => {
        for (const { path, ready } of framedScreens)
          await softStep(path, async () => {
            await page.goto(path)
            await ready(page)
            expect(await horizontalOverflow(page)).toBe(0)
            expect(await invisibleContent(page)).toEqual([])
            await shell.phoneMenu.click()
            expect(await horizontalOverflow(page)).toBe(0)
          })
      })
    })

    test(...clause('shell.access.narrow', `the gallery in ${locale}`), async ({ page }) => {
      await page.goto('/gallery')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await invisibleContent(page)).toEqual([])
    })

    test(
      ...clause('shell.access.narrow', `every other form with errors in ${locale}`),
      async ({ inquiry, page, world }) => {
        for (const [type, search, persona] of [
          ['service', '?code=O2O_BI_004', 'partner'],
          ['trouble', '?code=TRBL_BI_002', 'biz'],
          ['solution', '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060', 'anonymous'],
          ['sales', '?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'anonymous'],
          ['experience', '?parentCode=EXPER_TRIAL&code=EXPER_TRIAL_001', 'anonymous'],
        ] as const)
          await softStep(type, async () => {
            await changeWorld(page, world, { persona })
            await inquiry.open(search, type)
            if (persona === 'partner') await inquiry.checkRadio('isPartnerSharingAgreement', 'share')
            await inquiry.send()
            if (type === 'sales' || type === 'solution') await inquiry.closeConsentAlert()
            await inquiry.expectError('title', 'form.noTitle')
            expect(await horizontalOverflow(page)).toBe(0)
            expect(await invisibleContent(page)).toEqual([])
          })
      },
    )

    test.describe('with the chatbot', () => {
      test.use({ settings: { persona: 'main' } })
      test(...clause('shell.access.narrow', `the chatbot in ${locale}`), async ({ chatbot, page }) => {
        await chatbot.open()
        await chatbot.quickReplies.first().click()
        await expect(chatbot.titles).toHaveCount(5)
        await chatbot.titles.first().click()
        await chatbot.ask('x'.repeat(120))
        await expect(chatbot.formLink).toHaveCount(2)
        expect(await horizontalOverflow(page)).toBe(0)
        expect(await invisibleContent(page)).toEqual([])
      })
    })

    test.describe('with abuse protection', () => {
      test.use({ settings: { abuse: true } })
      test(
        ...clause('shell.access.narrow', `the form with errors, files and a captcha in ${locale}`),
        async ({ inquiry, captcha, page }) => {
          await inquiry.visit('?parentCode=GNRL_BILL')
          await expect(captcha.receipt.or(captcha.digits)).toBeVisible()
          await inquiry.dropFiles(
            sampleFile(`${'long-name-'.repeat(9)}.txt`),
            sampleFile('b.exe'),
            sampleFile(`${'가'.repeat(97)}.txt`),
          )
          await inquiry.title.fill('x'.repeat(300))
          await inquiry.content.fill('y'.repeat(5001))
          await inquiry.send()
          await inquiry.expectError('content', 'form.contentLimit')
          expect(await horizontalOverflow(page)).toBe(0)
          expect(await invisibleContent(page)).toEqual([])
          await inquiry.country.click()
          await expect(page.getByRole('option').first()).toBeVisible()
          expect(await horizontalOverflow(page)).toBe(0)
        },
      )
    })
  })

test.describe('signed in', () => {
  test.use({ settings: screenSettings })
  test(...clause('shell.access.target-size', 'every page at 375 px'), async ({ page, shell }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    for (const { path, ready } of framedScreens)
      await softStep(path, async () => {
        await page.goto(path)
        await ready(page)
        await shell.phoneMenu.click()
        expect(await smallTargets(page)).toEqual([])
      })
  })
})
