import { MyQuestionsPage } from '../pages/my-questions-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main' } })

/** None of the inquiries of main is about a solution. */
const solution = {
  inquiryId: 61_001,
  persona: 'main',
  sites: ['public'],
  inquiryTypeCode: 'SOLUT',
  bbsArticleTypeDetailCode: 'SOLUT_SOLUQ_010',
  title: '그룹웨어 설치 문의',
  content: '설치 방법을 알고 싶습니다.',
  regYmdt: '2026-11-19 10:00:00',
  status: 'RECEIVED',
}

test(...clausesOfSteps(), async ({ page, questions, shell, world }) => {
  const total = page.getByRole('main').getByRole('status').first()
  await questions.open('?page=2')
  await expect(questions.rows).toHaveCount(10)
  await clauseStep('my-page.questions.filter-status-control', 'answered', async () => {
    await questions.filter({ status: '답변 완료' })
    await expect(page).toHaveURL(/\/all\?status=ANSWERED$/)
    await expect(total).toHaveText('총 7건')
    await expect(questions.rows.getByRole('cell', { name: '답변 완료', exact: true })).toHaveCount(7)
  })
  await clauseStep('my-page.questions.filter-status-control', 'the text, in the content', async () => {
    await questions.filter({ text: ' 도메인 ' })
    await expect(page).toHaveURL(/\/all\?status=ANSWERED&searchKeyword=%EB%8F%84%EB%A9%94%EC%9D%B8$/)
    await expect(questions.rows.getByRole('rowheader')).toHaveText(['Work Suite 도메인 추가 문의'])
  })
  for (const [example, values, search] of [
    ['the text', { text: '도메인' }, 'searchKeyword=%EB%8F%84%EB%A9%94%EC%9D%B8'],
    ['the period', { from: '2026-01-01', to: '2026-12-31' }, 'startYmd=2026-01-01&endYmd=2026-12-31'],
  ] as const)
    await clauseStep('my-page.questions.filter-status-control', `${example}, begun on page 2`, async () => {
      await questions.open('?page=2')
      await expect(questions.rows).toHaveCount(10)
      await questions.filter(values)
      await expect(page).toHaveURL(new RegExp(`/all\\?${search}$`))
      await expect(questions.rows).not.toHaveCount(0)
    })
  await questions.open('?status=ANSWERED')
  await clauseStep('my-page.questions.no-match', 'and clear the filters', async () => {
    await questions.filter({ text: '없는 말' })
    await expect(page.getByRole('main')).toContainText('조건에 맞는 문의가 없습니다.')
    await shell.changeLanguage('ko', 'en')
    await expect(page.getByRole('main')).toContainText('No inquiries match your filters.')
    await shell.changeLanguage('en', 'ja')
    await expect(page.getByRole('main')).toContainText('条件に一致するお問い合わせはありません。')
    await expect(questions.rows).toHaveCount(0)
    await shell.changeLanguage('ja', 'ko')
    await page.getByRole('main').getByRole('button', { name: '조건 지우기' }).last().click()
    await expect(page).toHaveURL(/\/all$/)
    await expect(total).toHaveText('총 22건')
    await expect(questions.filters.getByLabel('제목·내용·번호')).toHaveValue('')
  })
  await clauseStep('my-page.questions.filter-status-control', 'the period, both days included', async () => {
    await questions.filter({ from: '2026-11-02', to: '2026-11-07' })
    await expect(page).toHaveURL(/\/all\?startYmd=2026-11-02&endYmd=2026-11-07$/)
    await expect(questions.rows.getByRole('cell', { name: /^2026-11-02 / })).toHaveCount(1)
    await expect(questions.rows).toHaveCount(1)
  })
  await clauseStep('my-page.questions.filter-status-control', 'kept for another type', async () => {
    await questions.types.filter({ hasText: '도입' }).click()
    await expect(page).toHaveURL(/\/sales\?startYmd=2026-11-02&endYmd=2026-11-07$/)
    await expect(page.getByRole('main')).toContainText('조건에 맞는 문의가 없습니다.')
    await page.goBack()
    await expect(questions.rows).toHaveCount(1)
  })
  await clauseStep('my-page.questions.period-order', 'one day before', async () => {
    const to = questions.filters.getByLabel('접수 종료일')
    await questions.filter({ to: '2026-11-01' })
    await expect(to).toHaveAccessibleDescription('종료일이 시작일보다 빠릅니다. 시작일 이후의 날짜를 입력해 주세요.')
    await expect(to).toBeFocused()
    await expect(page).toHaveURL(/endYmd=2026-11-07$/)
    await expect(questions.rows).toHaveCount(1)
    await questions.filter({ to: '2026-11-02' })
    await expect(page).toHaveURL(/startYmd=2026-11-02&endYmd=2026-11-02$/)
    await expect(questions.rows).toHaveCount(1)
  })
  await clauseStep('my-page.questions.period-order', 'in an address', async () => {
    await openInApp(page, `${MyQuestionsPage.path}?startYmd=2026-11-07&endYmd=2026-11-01`)
    const to = questions.filters.getByLabel('접수 종료일')
    await expect(to).toHaveAccessibleDescription('종료일이 시작일보다 빠릅니다. 시작일 이후의 날짜를 입력해 주세요.')
    await expect(page.getByRole('main')).not.toContainText('조건에 맞는 문의가 없습니다.')
  })
  await clauseStep('my-page.questions.period-order', 'one part of a date alone', async () => {
    await openInApp(page, MyQuestionsPage.path)
    for (const label of ['접수 시작일', '접수 종료일']) {
      const field = questions.filters.getByLabel(label)
      await field.focus()
      await page.keyboard.type('1')
      await questions.filters.getByRole('button', { name: '조회' }).click()
      await expect(field).toHaveAccessibleDescription('연도, 월, 일을 모두 입력하거나 비워 두세요.')
      await expect(field).toBeFocused()
      await expect(page).toHaveURL(/\/all$/)
      await field.fill('2026-11-02')
      await expect(field).toHaveAccessibleDescription('')
      await field.fill('')
    }
  })
  await clauseStep('my-page.questions.filter-status-control', 'in the URL', async () => {
    await questions.open('?status=CLOSED&startYmd=2026-01-01&endYmd=2026-06-30&searchKeyword=+web-01+')
    await expect(questions.rows.getByRole('rowheader')).toHaveText(['서버 사양을 올릴 때 공인 IP가 바뀌나요?'])
    await expect(questions.filters.getByRole('combobox')).toHaveText('종료')
    await expect(questions.filters.getByLabel('접수 시작일')).toHaveValue('2026-01-01')
    await expect(questions.filters.getByLabel('접수 종료일')).toHaveValue('2026-06-30')
    await expect(questions.filters.getByLabel('제목·내용·번호')).toHaveValue('web-01')
  })
  await clauseStep('my-page.questions.filter-status-control', 'in the URL: invalid values and a page', async () => {
    await openInApp(page, `${MyQuestionsPage.path}?status=OPEN&startYmd=2026-02-30&endYmd=x`)
    await expect(total).toHaveText('총 22건')
    await openInApp(page, `${MyQuestionsPage.path}?status=CLOSED`)
    await expect(total).toHaveText('총 12건')
    await questions.pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/\?status=CLOSED&page=2$/)
    await expect(questions.rows).toHaveCount(2)
  })
  await world.patch({ data: { inquiries: { 61001: solution } } })
  await page.goto('/mypage/myquestion')
  for (const [id, path, title, type, total] of [
    ['my-page.questions.route-bare', '', '내 문의', '전체', '총 23건'],
    ['my-page.questions.route-all', '/all', '내 문의', '전체', '총 23건'],
    ['my-page.questions.route-service', '/service', '내 서비스 이용 문의', '서비스', '총 10건'],
    ['my-page.questions.route-solution', '/solution', '내 솔루션 문의', '솔루션', '총 1건'],
    ['my-page.questions.route-trouble', '/trouble', '내 장애 문의', '장애', '총 4건'],
    ['my-page.questions.route-general', '/general', '내 일반 문의', '일반', '총 7건'],
    ['my-page.questions.route-sales', '/sales', '내 도입 문의', '도입', '총 1건'],
  ] as const)
    await clauseStep(id, path, async () => {
      if (path !== '') await openInApp(page, `/mypage/myquestion${path}`)
      await expect(page.getByText(total, { exact: true })).toBeVisible()
      await expect(shell.h1).toHaveText(title)
      await expect(questions.types.and(page.locator('[aria-current=page]'))).toHaveText(type)
      const types = new Set(await page.locator('tbody td:nth-child(2)').allTextContents())
      if (type !== '전체') expect([...types]).toEqual([type])
      else expect(types.size).toBe(4)
    })
  await softStep('an unknown type', async () => {
    for (const unknown of ['experience', 'nothing']) {
      await openInApp(page, `/mypage/myquestion/${unknown}`)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      await openInApp(page, '/mypage/myquestion/all')
      await expect(shell.h1).toHaveText('내 문의')
    }
  })
})
