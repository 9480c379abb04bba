import { alsoProves, clause, clauseStep, expect, softStep, test } from '../pages/test.ts'

const latest = '서버 사양을 낮출 때의 주의점'
const received = '대용량 파일 업로드가 중간에 끊깁니다'
/** A question in each of the four states. */
const withStatus = [
  received,
  '영수증 OCR의 금액 인식률이 낮습니다',
  '10월 세금계산서를 다시 받고 싶습니다',
  '암호 키 교체 주기',
]
/** The last question of the second page. */
const twentieth = '버킷을 특정 서버에서만 읽게 하려면'

test(
  ...alsoProves(clause('my-page.access.anonymous-to-login'), 'member.login.return-url', 'my-page.questions.route-all'),
  async ({ questions, login, page }) => {
    await questions.open('?page=2')
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fmypage%2Fmyquestion%2Fall%3Fpage%3D2$/)
    await login.signIn('minseo.kim@example.com')
    await expect(page).toHaveURL(/\/mypage\/myquestion\/all\?page=2$/)
    await expect(questions.rows.last()).toContainText(twentieth)
  },
)

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(
    ...alsoProves(
      clause('my-page.questions.route-all', 'newest first'),
      'my-page.questions.status-shown',
      'my-page.questions.own-only',
      'my-page.role.none-for-questions',
      'shell.time.label',
      'call.my-page.inquiries',
    ),
    async ({ questions, page, world, shell }) => {
      await questions.open()
      await clauseStep('my-page.questions.route-all', 'ten rows, newest first', async () => {
        await expect(shell.h1).toHaveText('내 문의')
        await expect(page.getByRole('columnheader')).toHaveText(['번호', '유형', '제목', '접수일', '상태'])
        await expect(questions.rows).toHaveCount(10)
        await expect(questions.rows.first().getByRole('rowheader')).toHaveText(`${latest} 추가 문의`)
        const numbers = await page.getByRole('cell', { name: /^\d{5}$/ }).allTextContents()
        expect(numbers).toHaveLength(10)
        expect(numbers).toEqual(numbers.toSorted((a, b) => Number(b) - Number(a)))
      })
      await clauseStep('shell.time.label', 'in the first row', () =>
        expect(questions.cells(questions.rows.first())).toHaveText([
          '51250',
          '서비스',
          `${latest} 추가 문의`,
          '2026-11-19 09:40 UTC +9',
          '접수',
        ]),
      )
      await clauseStep('my-page.questions.status-shown', 'each of the four', async () => {
        for (const [index, status] of ['접수', '처리 중', '답변 완료', '종료'].entries())
          await expect(questions.cell(withStatus[index]!, status)).toBeVisible()
      })
      for (const id of ['my-page.questions.own-only', 'my-page.role.none-for-questions'] as const)
        await clauseStep(id, '24 questions of main', () => expect(page.getByText('총 24건')).toBeVisible())
      await clauseStep('call.my-page.inquiries', 'one GET', async () =>
        expect(await world.journal('myInquiries')).toMatchObject([
          { method: 'GET', path: '/api/mypage/inquiry', query: 'page=0&size=10', status: 200 },
        ]),
      )
    },
  )

  test(...clause('my-page.questions.page-in-address', 'with the page links'), async ({ questions, page, world }) => {
    await questions.open()
    await expect(questions.rows).toHaveCount(10)
    await questions.pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(questions.rows.last()).toContainText(twentieth)
    await expect(questions.rows).toHaveCount(10)
    await expect(questions.pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
    await questions.pages.getByRole('link', { name: '이전' }).click()
    await expect(page).toHaveURL(/\/all$/)
    await expect(questions.rows.first()).toContainText(latest)
    await page.goBack()
    await expect(questions.rows.last()).toContainText(twentieth)
    expect((await world.journal('myInquiries')).map(({ query }) => query).slice(0, 2)).toEqual([
      'page=0&size=10',
      'page=1&size=10',
    ])
  })

  test(...clause('my-page.questions.page-in-address', 'invalid page numbers'), async ({ questions }) => {
    for (const search of ['?page=0', '?page=-1', '?page=x', '?page=1.5', '?page='])
      await softStep(search, async () => {
        await questions.open(search)
        await expect(questions.rows.first()).toContainText(latest)
      })
  })

  test(...clause('my-page.questions.page-in-address', 'after the last page'), async ({ questions, page }) => {
    await questions.open('?page=99')
    // The list is not empty, so the page links are shown.
    await expect(page.getByRole('main')).toContainText('총 24건')
    await expect(questions.pages.getByRole('link', { name: '1', exact: true })).toBeVisible()
  })

  test(
    ...alsoProves(clause('error.page.retry', 'my questions'), 'my-page.questions.route-all'),
    async ({ questions, page, world, guard }) => {
      guard.allowStatuses(500)
      await world.faults({ operationId: 'myInquiries', status: 500, times: 1 })
      await questions.open()
      await expect(
        page.getByRole('alert').filter({ hasText: '내용을 불러오지 못했습니다. 다시 시도해 주세요.' }),
      ).toBeVisible()
      await questions.retry.click()
      await expect(questions.rows).toHaveCount(10)
      await expect(questions.retry).toHaveCount(0)
    },
  )

  test(...clause('shell.back.restores', 'page and scroll position'), async ({ questions, page, shell }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await questions.open('?page=2')
    await expect(questions.rows.last()).toContainText(twentieth)
    const last = questions.rows.last()
    await last.scrollIntoViewIfNeeded()
    const scrollY = await page.evaluate(() => window.scrollY)
    expect(scrollY).toBeGreaterThan(100)
    await shell.footer.getByRole('link', { name: '문의하기' }).click()
    await expect(shell.h1).toHaveText('문의하기')
    await page.goBack()
    await expect(questions.rows.last()).toContainText(twentieth)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  })

  test.describe('in New York', () => {
    test.use({ timezoneId: 'America/New_York' })
    test(...clause('shell.time.not-shifted'), async ({ questions }) => {
      await questions.open()
      await expect(questions.cell(received, '2026-11-13 19:46 UTC +9')).toBeVisible()
    })
  })

  for (const site of ['gov', 'fin'] as const)
    test.describe(`on ${site}`, () => {
      test.use({ site })
      test(...clause('site.content.by-site', `no public questions on ${site}`), async ({ questions, page }) => {
        await questions.open('?page=2')
        await expect(questions.row('입문 과정 신청을 취소할 수 있나요?')).toHaveCount(1)
        await expect(questions.row('백업을 다른 리전으로 복사하는 방법')).toHaveCount(0)
        await expect(page.getByText(site === 'gov' ? '총 23건' : '총 22건')).toBeVisible()
      })
    })

  test(...clause('site.content.by-site', 'public questions on public'), async ({ questions }) => {
    await questions.open('?page=2')
    await expect(questions.row('백업을 다른 리전으로 복사하는 방법')).toHaveCount(1)
  })
})

test.describe('with hostile markup', () => {
  const title = '<b onclick="window.hit=1">굵게</b><script>window.hit=1</script>{{email}}&amp;'
  test.use({ settings: { persona: 'main', data: { inquiries: { 51243: { title } } } } })
  test(...clause('hardening.markup.inquiry', 'in a title'), async ({ questions, page }) => {
    await questions.open()
    await expect(questions.row(title)).toBeVisible()
    await expect(questions.rows.locator('b, script')).toHaveCount(0)
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  })
})

test.describe('as a sub account', () => {
  test.use({ settings: { persona: 'sub' } })
  test(...clause('my-page.questions.own-only', 'seven questions of sub'), async ({ questions, page }) => {
    await questions.open()
    await expect(questions.rows).toHaveCount(7)
    await expect(questions.row('알림 수신자를 그룹으로 관리할 수 있나요?')).toHaveCount(1)
    await expect(page.getByText('총 7건')).toBeVisible()
    // A single page needs no page links.
    await expect(questions.pages).toHaveCount(0)
  })
})

test.describe('without questions', () => {
  test.use({ settings: { persona: 'main-overseas' }, site: 'gov' })
  test(...alsoProves(clause('my-page.questions.empty'), 'shell.list.way-on'), async ({ questions, page, shell }) => {
    await questions.open()
    await expect(page.getByRole('main')).toContainText('보낸 문의가 없습니다.')
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: '문의하기' }).click()
    await expect(page).toHaveURL(/\/support\/question$/)
    await expect(shell.h1).toHaveText('문의하기')
  })
})

for (const [locale, row, statuses] of [
  [
    'en',
    ['51250', 'Service', `${latest} Follow-up`, '2026-11-19 09:40 UTC +9', 'Received'],
    ['Received', 'In progress', 'Answered', 'Closed'],
  ],
  [
    'ja',
    ['51250', 'サービス', `${latest} 追加`, '2026-11-19 09:40 UTC +9', '受付済み'],
    ['受付済み', '対応中', '回答済み', '終了'],
  ],
] as const)
  test.describe(locale, () => {
    test.use({ language: locale, settings: { persona: 'main' } })
    test(...clause('my-page.questions.status-shown', locale), async ({ questions }) => {
      await questions.open()
      await expect(questions.cells(questions.rows.first())).toHaveText([...row])
      for (const [index, title] of withStatus.entries())
        await expect(questions.cell(title, statuses[index]!)).toBeVisible()
    })
  })

for (const [locale, label, title] of [
  ['ko', '공공기관', '내 공공기관 이용 문의'],
  ['en', 'Public sector', 'My public-sector inquiries'],
  ['ja', '公共機関', '公共機関向けお問い合わせ履歴'],
] as const)
  test.describe(`gov in ${locale}`, () => {
    test.use({ site: 'gov', language: locale, settings: { persona: 'main' } })
    test(...clause('my-page.questions.gov-label', locale), async ({ questions, shell }) => {
      await questions.open()
      await expect(questions.cell('10월 세금계산서를 다시 받고 싶습니다', label)).toBeVisible()
      await questions.types.filter({ hasText: label }).click()
      await expect(shell.h1).toHaveText(title)
      await expect(questions.cell('10월 세금계산서를 다시 받고 싶습니다', label)).toBeVisible()
    })
  })

test.describe('general inquiries on public', () => {
  test.use({ settings: { persona: 'main' } })
  test(...clause('my-page.questions.gov-label', 'not on public'), async ({ questions }) => {
    await questions.open()
    await expect(questions.cell('10월 세금계산서를 다시 받고 싶습니다', '일반')).toBeVisible()
  })
})
