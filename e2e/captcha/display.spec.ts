import { axeFindings } from '../shell/axe.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true }, hasTouch: true })

test(...clausesOfSteps(), async ({ inquiry, captcha, page, shell }) => {
  await inquiry.open()
  const dialog = page.getByRole('dialog')
  const image = dialog.getByRole('img')
  for (const [language, enlarge, title] of [
    ['ko', '영수증 이미지 크게 보기', '영수증 이미지'],
    ['en', 'Enlarge the image of the receipt', 'Image of the receipt'],
  ] as const) {
    const { receipt, answer, group } = captcha.in(language)
    if (language === 'en') await shell.changeLanguage('ko', 'en')
    await clauseStep('captcha.receipt.enlarged', language, async () => {
      await page.setViewportSize({ width: 375, height: 800 })
      await expect(receipt).toBeVisible()
      const question = await answer.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent)
      const source = await receipt.getAttribute('src')
      await receipt.tap({ force: true })
      await expect(image).toHaveAttribute('src', source!)
      expect((await image.boundingBox())!.width).toBeGreaterThanOrEqual(560)
      await expect(dialog).toContainText(question)
      if (language === 'ko') expect(await axeFindings(page)).toEqual([])
      // All of it can be reached, also by keyboard, and the page does not scroll sideways.
      await expect(dialog.getByRole('group', { name: title, exact: true })).toHaveAttribute('tabindex', '0')
      await image.evaluate((element) => element.scrollIntoView({ inline: 'end' }))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      // The same by keyboard; the focus returns.
      const button = group.getByRole('button', { name: enlarge, exact: true })
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(image).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await page.setViewportSize({ width: 1280, height: 720 })
  }
  await shell.changeLanguage('en', 'ko')
  let asked = ''
  await page.route('**/api-rcapt/rcaptUi?*', async (route) => {
    const response = await route.fetch()
    const { receiptData } = (await response.json()) as { receiptData: { image: string } }
    await route.fulfill({ response, json: { rtn_cd: 200, receiptData: { ...receiptData, question: asked } } })
  })
  for (const [question, inputMode] of [
    ['영수증의 합계 금액은 얼마인가요? 숫자만 입력해 주세요.', 'numeric'],
    ['영수증 번호의 마지막 네 자리를 입력해 주세요.', 'numeric'],
    ['What are the last four digits of the card used?', 'numeric'],
    ['영수증에 적힌 가게의 이름은 무엇인가요?', 'text'],
    ['What is the name of the shop?', 'text'],
  ] as const)
    await clauseStep('captcha.answer.keyboard', question, async () => {
      await inquiry.leave()
      asked = question
      await inquiry.comeBack()
      await expect(captcha.answer).toHaveAccessibleName(question)
      await expect(captcha.answer).toHaveAttribute('inputmode', inputMode)
    })
  await clauseStep('captcha.answer.keyboard', 'audio', async () => {
    await captcha.audioButton.click()
    await expect(captcha.player).toBeVisible()
    await expect(captcha.answer).toHaveAttribute('inputmode', 'numeric')
  })
})
