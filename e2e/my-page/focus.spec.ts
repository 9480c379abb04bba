import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })

test(...clausesOfSteps(), async ({ myPage, page, questions }) => {
  const { keyboard } = page
  await clauseStep('shell.access.focus-not-lost', 'the step to the newest and to the oldest month', async () => {
    for (const [month, name, step, reached] of [
      ['2026-10', '2026년 10월', '다음 달', '2026년 11월'],
      ['2026-01', '2026년 1월', '이전 달', '2025년 12월'],
    ] as const) {
      if (month === '2026-10') await myPage.open(`/status?month=${month}`)
      else await myPage.go(`/status?month=${month}`)
      await expect(myPage.months).toHaveText(name)
      await myPage.main.getByRole('link', { name: step }).focus()
      await keyboard.press('Enter')
      await expect(myPage.months).toHaveText(reached)
      await expect(myPage.months).toBeFocused()
    }
  })
  await clauseStep('shell.access.keyboard', 'Enter follows the link of a month', async () => {
    await myPage.main.getByRole('link', { name: '다음 달' }).focus()
    await keyboard.press('Enter')
    await expect(myPage.months).toHaveText('2026년 1월')
  })
  await clauseStep('shell.access.focus-not-lost', 'filters that are applied and cleared', async () => {
    await myPage.go('/myquestion/all')
    await expect(questions.rows).toHaveCount(10)
    const field = (name: string) => questions.filters.getByLabel(name)
    const status = questions.filters.getByRole('combobox', { name: '상태' })
    const press = (name: string) => questions.filters.getByRole('button', { name, exact: true })
    await field('접수 시작일').fill('2026-11-02')
    await press('조회').focus()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/startYmd=2026-11-02$/)
    await expect(press('조회')).toBeFocused()
    await press('조건 지우기').focus()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/all$/)
    await expect(field('접수 시작일')).toHaveValue('')
    await expect(status).toBeFocused()
    await field('제목·내용·번호').fill('없는 말')
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText('조건에 맞는 문의가 없습니다.')
    await expect(field('제목·내용·번호')).toBeFocused()
    await page.getByRole('main').getByRole('button', { name: '조건 지우기' }).last().focus()
    await keyboard.press('Enter')
    await expect(questions.rows).toHaveCount(10)
    await expect(status).toBeFocused()
  })
})
