import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'

// Axes: 375, 991 and 992 px in Korean, on public; the number of questions in the other languages at 375 px.

test(...clausesOfSteps('375 to 1280 px'), async ({ inquiry, page, shell, world }) => {
  const category = '?parentCode=GNRL_BILL&code=GNRL_BILL_001'
  await page.setViewportSize({ width: 375, height: 800 })
  await inquiry.open(category)
  for (const width of [375, 991])
    await clauseStep('inquiry.related.disclosure-below-992', `${width} px`, async () => {
      if (width === 991) {
        await page.setViewportSize({ width, height: 800 })
        await inquiry.reopen(category)
      }
      const opener = page.getByRole('button', { name: '관련 질문 5개', exact: true })
      const questions = page.getByRole('complementary').getByRole('listitem')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(questions).toHaveCount(0)
      const top = async (element: typeof opener) => (await element.boundingBox())!.y
      expect(await top(opener)).toBeGreaterThan(await top(inquiry.detail))
      expect(await top(opener)).toBeLessThan(await top(inquiry.control('inquiryPersonName')))
      await inquiry.detail.focus()
      await page.keyboard.press('Tab')
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await expect(questions).toHaveCount(5)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText('매달 1일 0시부터 말일 24시까지')).toBeVisible()
      await opener.click()
      await expect(questions).toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(inquiry.control('inquiryPersonName')).toBeFocused()
    })
  await page.setViewportSize({ width: 992, height: 800 })
  const questions = inquiry.related.getByRole('listitem')
  await expect(questions).toHaveCount(5)
  await expect(page.getByRole('button', { name: /관련 질문/ })).toHaveCount(0)
  await clauseStep('inquiry.related.stays-in-view', 'while the form is scrolled', async () => {
    for (const control of [inquiry.title, inquiry.addFiles, inquiry.sendButton]) {
      await control.scrollIntoViewIfNeeded()
      await expect(questions.first()).toBeInViewport({ ratio: 1 })
      await expect(questions.last()).toBeInViewport({ ratio: 1 })
    }
  })
  await clauseStep('inquiry.related.beside-form', 'at 992 px', async () => {
    const [form, list] = [await inquiry.sendButton.boundingBox(), await inquiry.related.boundingBox()]
    expect(list!.x).toBeGreaterThan(form!.x + form!.width)
  })
  await clauseStep('inquiry.related.stays-in-view', 'at 992 px', async () => {
    await inquiry.detail.focus()
    await page.keyboard.press('Tab')
    await expect(inquiry.control('inquiryPersonName')).toBeFocused()
    await inquiry.sendButton.focus()
    await page.keyboard.press('Tab')
    await expect(questions.first().locator('summary')).toBeFocused()
  })
  await world.faults({ operationId: 'relatedFaqs', status: 200, body: [] })
  await Promise.all([page.waitForResponse('**/api/support/faq/inquiry?*'), inquiry.revisit('', 'experience')])
  for (const width of [375, 1280])
    await clauseStep('inquiry.related.hidden-before-category', `${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('complementary')).toHaveCount(0)
    })
  await clauseStep('inquiry.related.hidden-before-category', 'until a choice, also of an empty one', async () => {
    // The answer to a choice is shown, even if it is empty.
    await inquiry.selectOption(inquiry.primary, '서비스 체험')
    await expect(inquiry.related).toContainText('관련된 질문이 없습니다.')
  })
  await world.faults()
  await inquiry.revisit()
  for (const [language, name] of [
    ['en', 'Related FAQs (5)'],
    ['ja', '関連するご質問（5件）'],
  ] as const)
    await clauseStep('inquiry.related.disclosure-below-992', `its number, ${language}`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await shell.changeLanguage(language === 'en' ? 'ko' : 'en', language)
      await page.setViewportSize({ width: 375, height: 800 })
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    })
  await page.setViewportSize({ width: 1280, height: 800 })
  await shell.changeLanguage('ja', 'ko')
  await page.setViewportSize({ width: 375, height: 800 })
  await clauseStep('inquiry.related.disclosure-below-992', 'its number follows the category', async () => {
    await expect(page.getByRole('button', { name: '관련 질문 5개', exact: true })).toBeVisible()
    await world.faults({ operationId: 'relatedFaqs', status: 200, body: [] })
    await inquiry.selectOption(inquiry.primary, '교육')
    await page.getByRole('button', { name: '관련 질문', exact: true }).click()
    await expect(page.getByRole('complementary')).toContainText('관련된 질문이 없습니다.')
  })
})
