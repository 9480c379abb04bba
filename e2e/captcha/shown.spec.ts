import { axeFindings } from '../shell/axe.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'

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
  for (const [question, inputMode] of [
    ['영수증의 합계 금액은 얼마인가요? 숫자만 입력해 주세요.', 'numeric'],
    ['영수증 번호의 마지막 네 자리를 입력해 주세요.', 'numeric'],
    ['What are the last four digits of the card used?', 'numeric'],
    ['영수증에 적힌 가게의 이름은 무엇인가요?', 'text'],
    ['What is the name of the shop?', 'text'],
  ] as const)
    await softStep(question, async () => {
      asked = question
      await inquiry.open()
      await expect(captcha.answer).toHaveAccessibleName(question)
      await expect(captcha.answer).toHaveAttribute('inputmode', inputMode)
    })
  await captcha.audioButton.click()
  await expect(captcha.player).toBeVisible()
  await expect(captcha.answer).toHaveAttribute('inputmode', 'numeric')
})

for (const [locale, operationId] of [
  ['ko', 'captchaUi'],
  ['ja', 'oldCaptcha'],
] as const)
  test.describe(`${operationId} in ${locale}`, () => {
    test.use({ language: locale })
    test(
      ...alsoProves(clause('captcha.failure.no-question', operationId), 'captcha.refresh.offered'),
      async ({ inquiry, captcha, world, guard }) => {
        guard.allowStatuses(500)
        await world.faults({ operationId, status: 500, times: 1 })
        await inquiry.goto()
        await captcha.closeAlert()
        await expect(captcha.group).toContainText(inquiry.words('captcha.failed'))
        await expect(captcha.answer).toHaveCount(0)
        await expect(captcha.group).not.toContainText(inquiry.words('captcha.old.question'))
        await captcha.refreshButton.click()
        await expect(captcha.answer).not.toHaveAccessibleName('')
      },
    )
  })

test.describe('the image of digits', () => {
  test.use({ language: 'ja' })
  test(
    ...clause('captcha.failure.no-question', 'an image that does not arrive'),
    async ({ inquiry, captcha, page, guard }) => {
      guard.allowCutConnections()
      await page.route('**/api/security/captcha/image?*', (route) => route.abort(), { times: 1 })
      await inquiry.open()
      await expect(captcha.group).toContainText(inquiry.words('captcha.failed'))
      await expect(captcha.answer).toHaveCount(0)
      await captcha.refreshButton.click()
      await expect(captcha.digits).toBeVisible()
      await expect(captcha.answer).toHaveAccessibleName('画像に表示されている数字を入力してください。')
    },
  )
})

for (const language of ['ko', 'en', 'ja'] as const)
  test.describe(`the sound in ${language}`, () => {
    test.use({ language })
    test(
      ...clause('captcha.failure.no-question', `a sound that does not arrive, ${language}`),
      async ({ inquiry, captcha, page, guard }) => {
        guard.allowCutConnections()
        const address = '**/api/security/audio-captcha/sound?*'
        await page.route(address, (route) => route.abort())
        await inquiry.open()
        await captcha.audioButton.click()
        await expect(captcha.group).toContainText(inquiry.words('captcha.failed'))
        await expect(captcha.answer).toHaveCount(0)
        await page.unroute(address)
        await captcha.refreshButton.click()
        await expect(captcha.group.locator('audio')).toBeVisible()
        await expect(captcha.answer).toBeVisible()
      },
    )
  })
