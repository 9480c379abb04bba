import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { locales } from '../literals/sites.ts'

const latest = '서버 사양을 낮출 때의 주의점'
const received = '대용량 파일 업로드가 중간에 끊깁니다'
/** A question in each of the four states. */
const withStatus = [
  received,
  '영수증 OCR의 금액 인식률이 낮습니다',
  '10월 세금계산서를 다시 받고 싶습니다',
  '암호 키 교체 주기',
]
/** The first row, with the additional inquiry that it hides, and the four states in each language. */
const texts = {
  ko: {
    row: [
      '51245',
      '서비스',
      `${latest} 추가 문의 1건 · 2026-11-19추가 문의 12026-11-19 09:40 UTC +9접수`,
      '2026-11-16 09:02 UTC +9',
      '처리 중',
    ],
    statuses: ['접수', '처리 중', '답변 완료', '종료'],
  },
  en: {
    row: [
      '51245',
      'Service',
      `${latest} 1 follow-up · 2026-11-19Follow-up inquiry 12026-11-19 09:40 UTC +9Received`,
      '2026-11-16 09:02 UTC +9',
      'In progress',
    ],
    statuses: ['Received', 'In progress', 'Answered', 'Closed'],
  },
  ja: {
    row: [
      '51245',
      'サービス',
      `${latest} 追加のお問い合わせ 1件 · 2026-11-19追加のお問い合わせ 12026-11-19 09:40 UTC +9受付済み`,
      '2026-11-16 09:02 UTC +9',
      '対応中',
    ],
    statuses: ['受付済み', '対応中', '回答済み', '終了'],
  },
} as const
/** The last question of the second page. */
const twentieth = '1월 청구 금액에서 Load Balancer 요금이 늘었습니다'
const taxInvoice = '10월 세금계산서를 다시 받고 싶습니다'

test.use({ settings: { persona: 'main' } })

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test(...clausesOfSteps('newest first'), async ({ questions, page, world, shell }) => {
    await questions.open()
    await clauseStep('my-page.questions.route-all', 'ten rows, newest first', async () => {
      await expect(shell.h1).toHaveText('내 문의')
      await expect(page.getByRole('columnheader')).toHaveText(['번호', '유형', '제목', '접수일', '상태'])
      await expect(questions.rows.first().getByRole('rowheader')).toHaveAccessibleName(latest)
      const cells = page.getByRole('cell', { name: /^\d{5}$/ })
      await expect(cells).toHaveCount(10)
      const numbers = await cells.allTextContents()
      // The first case has the newest additional inquiry.
      expect(numbers[0]).toBe('51245')
      expect(numbers.slice(1)).toEqual(numbers.slice(1).toSorted((a, b) => Number(b) - Number(a)))
    })
    await clauseStep('my-page.questions.case-row', 'its additional inquiries, on demand', async () => {
      const additional = questions.rows.first().getByRole('listitem')
      await expect(additional).toHaveCount(0)
      await questions.rows.first().getByText('추가 문의 1건').click()
      await expect(additional).toHaveText(['추가 문의 12026-11-19 09:40 UTC +9접수'])
      await additional.getByRole('link').click()
      await expect(page).toHaveURL(/\/mypage\/myquestion\/service\/51250$/)
      await page.goBack()
      await expect(questions.rows).toHaveCount(10)
    })
    await clauseStep('my-page.questions.case-row', 'a back end that sends them apart', async () => {
      const item = { inquiryTypeCode: 'O2O', title: latest, regYmdt: '2026-11-19 09:40:12', answerCount: 0 }
      const content = [
        { ...item, inquiryId: 51_250, parentInquiryId: 51_245, status: 'RECEIVED' },
        { ...item, inquiryId: 51_245, parentInquiryId: null, status: 'IN_PROGRESS' },
      ]
      const rest = { totalElements: 2, totalPages: 1, number: 0, size: 10, first: true, last: true, empty: false }
      await world.faults({ operationId: 'myInquiries', status: 200, body: { content, ...rest } })
      await page.reload()
      await expect(questions.rows.getByRole('rowheader')).toHaveText([`${latest} 추가 문의`, latest])
      await world.faults()
      await page.reload()
      await expect(questions.rows).toHaveCount(10)
    })
    await clauseStep('shell.time.not-shifted', 'in New York', async () => {
      await expect(questions.cells(questions.rows.first())).toHaveText([...texts.ko.row])
      await expect(questions.cell(received, '2026-11-13 19:46 UTC +9')).toBeVisible()
    })
    await clauseStep('my-page.questions.route-all', '22 cases of main', () =>
      expect(page.getByText('총 22건')).toBeVisible(),
    )
    await clauseStep('site.gov.general-label-by-language', 'my inquiries, not on public', () =>
      expect(questions.cell(taxInvoice, '일반')).toBeVisible(),
    )
    for (const language of locales)
      await clauseStep('my-page.questions.status-shown', language, async () => {
        if (language !== 'ko') await shell.changeLanguage(language === 'en' ? 'ko' : 'en', language)
        await expect(questions.cells(questions.rows.first())).toHaveText([...texts[language].row])
        for (const [index, status] of texts[language].statuses.entries())
          await expect(questions.cell(withStatus[index]!, status)).toBeVisible()
      })
    await shell.changeLanguage('ja', 'ko')
    const title = '<b onclick="window.hit=1">굵게</b><script>window.hit=1</script>{{email}}&amp;'
    await world.patch({ data: { inquiries: { 51243: { title } } } })
    const before = (await world.journal('myInquiries')).length
    await page.setViewportSize({ width: 1000, height: 420 })
    await questions.open()
    await expect(questions.rows).toHaveCount(10)
    await clauseStep('hardening.markup.inquiry', 'in a title', async () => {
      await expect(questions.row(title)).toBeVisible()
      await expect(questions.rows.locator('b, script')).toHaveCount(0)
      expect(await page.evaluate(() => 'hit' in window)).toBe(false)
    })
    const second = questions.pages.getByRole('link', { name: '2', exact: true })
    await clauseStep('notice.list.page-in-address', 'with the page links', async () => {
      await second.click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(questions.rows.last()).toContainText(twentieth)
      await expect(questions.rows).toHaveCount(10)
      await expect(second).toHaveAttribute('aria-current', 'page')
    })
    await clauseStep('shell.article.back-to-list', 'page and scroll position', async () => {
      await questions.rows.last().scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
      await shell.footer.getByRole('link', { name: '문의하기' }).click()
      await expect(shell.h1).toHaveText('문의하기')
      await page.goBack()
      await expect(questions.rows.last()).toContainText(twentieth)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    })
    await clauseStep('notice.list.page-in-address', 'back', async () => {
      await questions.pages.getByRole('link', { name: '이전' }).click()
      await expect(page).toHaveURL(/\/all$/)
      await expect(questions.rows.first()).toContainText(latest)
      await page.goBack()
      await expect(questions.rows.last()).toContainText(twentieth)
      expect((await world.journal('myInquiries')).map(({ query }) => query).slice(before, before + 2)).toEqual([
        'page=0&size=10',
        'page=1&size=10',
      ])
    })
    await clauseStep('notice.list.page-in-address', 'after the last page', async () => {
      await openInApp(page, '/mypage/myquestion/all?page=99')
      await expect(questions.rows).toHaveCount(0)
      // The list is not empty, so the page links are shown.
      await expect(page.getByRole('main')).toContainText('총 22건')
      await expect(questions.pages.getByRole('link', { name: '1', exact: true })).toBeVisible()
    })
    await clauseStep('shell.list.past-end', 'my questions', async () => {
      await expect(page.getByText('이 페이지에는 항목이 없습니다. 첫 페이지부터 확인해 주세요.')).toBeVisible()
      await page.getByRole('link', { name: '처음부터 보기' }).click()
      await expect(page).toHaveURL(/\/all$/)
      await expect(questions.rows).toHaveCount(10)
    })
    await clauseStep('notice.list.page-in-address', 'invalid page numbers', async () => {
      for (const number of ['0', '-1', 'x', '1.5', ''])
        await softStep(number, async () => {
          await openInApp(page, '/mypage/myquestion/all?page=2')
          await expect(questions.rows.last()).toContainText(twentieth)
          await openInApp(page, `/mypage/myquestion/all?page=${number}`)
          await expect(questions.rows.first()).toContainText(latest)
        })
    })
    await clauseStep('my-page.questions.route-all', 'seven questions of sub', async () => {
      await world.patch({ persona: 'sub' })
      await returnToTab(page)
      await expect(questions.rows).toHaveCount(7)
      await expect(questions.row('알림 수신자를 그룹으로 관리할 수 있나요?')).toHaveCount(1)
      await expect(page.getByText('총 7건')).toBeVisible()
      // A single page needs no page links.
      await expect(questions.pages).toHaveCount(0)
    })
  })
})

test.describe('on gov', () => {
  test.use({ site: 'gov' })
  test(...clausesOfSteps('on gov'), async ({ questions, page, shell, world }) => {
    for (const [language, label, title] of [
      ['ko', '공공기관', '내 공공기관 이용 문의'],
      ['en', 'Public sector', 'My public-sector inquiries'],
      ['ja', '公共機関', '公共機関向けお問い合わせ履歴'],
    ] as const)
      await clauseStep('site.gov.general-label-by-language', `my inquiries in ${language}`, async () => {
        if (language === 'ko') await questions.open()
        else await shell.changeLanguage(language === 'en' ? 'ko' : 'en', language)
        await expect(questions.cell(taxInvoice, label)).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).click()
        await expect(shell.h1).toHaveText(title)
        await expect(questions.cell(taxInvoice, label)).toBeVisible()
      })
    await shell.changeLanguage('ja', 'ko')
    await world.patch({ persona: 'main-overseas' })
    await returnToTab(page)
    await openInApp(page, '/mypage/myquestion/all')
    await clauseStep('my-page.questions.empty', 'no questions on gov', async () => {
      await expect(page.getByRole('main')).toContainText('보낸 문의가 없습니다.')
      await expect(page.getByRole('table')).toHaveCount(0)
    })
    await clauseStep('shell.list.way-on', 'to the forms', async () => {
      await page.getByRole('main').getByRole('link', { name: '문의하기' }).click()
      await expect(page).toHaveURL(/\/support\/question$/)
      await expect(shell.h1).toHaveText('문의하기')
    })
  })
})
