import { axeFindings } from '../shell/axe.ts'
import { clause, expect, softStep, test } from '../pages/test.ts'

test.use({ settings: { abuse: true } })

const enlarge = { ko: '영수증 이미지 크게 보기', en: 'Enlarge the image of the receipt' } as const

for (const language of ['ko', 'en'] as const)
  test.describe(language, () => {
    test.use({ language, viewport: { width: 375, height: 800 }, hasTouch: true })
    test(...clause('captcha.receipt.enlarged', language), async ({ inquiry, captcha, page }) => {
      await inquiry.open()
      const question = await captcha.answer.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent)
      const source = await captcha.receipt.getAttribute('src')
      await captcha.receipt.tap({ force: true })
      const dialog = page.getByRole('dialog')
      const image = dialog.getByRole('img')
      await expect(image).toHaveAttribute('src', source!)
      expect((await image.boundingBox())!.width).toBeGreaterThanOrEqual(560)
      await expect(dialog).toContainText(question)
      expect(await axeFindings(page)).toEqual([])
      // All of it can be reached, and the page does not scroll sideways.
      await image.evaluate((element) => element.scrollIntoView({ inline: 'end' }))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      // The same by keyboard; the focus returns.
      const button = captcha.group.getByRole('button', { name: enlarge[language], exact: true })
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(image).toBeVisible()
    })
  })

test(...clause('captcha.answer.keyboard'), async ({ inquiry, captcha, page }) => {
  let asked = ''
  await page.route('**/api-rcapt/rcaptUi?*', async (route) => {
    const response = await route.fetch()
    const { receiptData } = (await response.json()) as { receiptData: { image: string } }
    await route.fulfill({ response, json: { rtn_cd: 200, receiptData: { ...receiptData, question: asked } } })
  })
  await inquiry.visit()
  for (const [question, inputMode] of [
    ['영수증의 합계 금액은 얼마인가요? 숫자만 입력해 주세요.', 'numeric'],
    ['영수증 번호의 마지막 네 자리를 입력해 주세요.', 'numeric'],
    ['What are the last four digits of the card used?', 'numeric'],
    ['영수증에 적힌 가게의 이름은 무엇인가요?', 'text'],
    ['What is the name of the shop?', 'text'],
  ] as const)
    await softStep(question, async () => {
      await inquiry.leave()
      asked = question
      await inquiry.comeBack()
      await expect(captcha.answer).toHaveAccessibleName(question)
      await expect(captcha.answer).toHaveAttribute('inputmode', inputMode)
    })
  await captcha.audioButton.click()
  await expect(captcha.player).toBeVisible()
  await expect(captcha.answer).toHaveAttribute('inputmode', 'numeric')
})
