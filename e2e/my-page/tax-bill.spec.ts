import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true } })
const list = '발행 내역'

test(
  ...clausesOfSteps('and what each user sees of the two parts, and why one is missing'),
  async ({ myPage, page, shell, world }) => {
    await myPage.open('/status?month=2026-09')
    await myPage.main.getByRole('link', { name: '세금계산서', exact: true }).click()
    const invoice = myPage.main.getByRole('region', { name: '전자세금계산서' })
    await clauseStep('my-page.status.tax-bill', 'the newest invoice, and all of them', async () => {
      await expect(invoice).toContainText('20261103-41000012-31204610')
      await expect(invoice).toContainText('하늘 클라우드 주식회사')
      await expect(invoice).toContainText('민서상회')
      await expect(invoice).toContainText('클라우드 서비스 이용료(2026년 10월)')
      for (const amount of ['797,790원', '79,779원', '877,569원']) await expect(invoice).toContainText(amount)
      await expect(myPage.rows(list)).toHaveCount(8)
      await expect(myPage.rows(list).first()).toContainText('2026-11-03')
      await expect(myPage.rows(list).nth(3)).toContainText('수정 발행')
    })
    await clauseStep('my-page.status.month-choice', 'from the table and from the list, in the URL', async () => {
      await myPage.rows(list).nth(3).getByRole('link').click()
      await expect(invoice).toContainText('2026-08-03')
      await expect(invoice).toContainText('수정 발행')
      await myPage.chooseMonth('2026년 6월')
      await expect(invoice).toContainText('923,307원')
      await expect(page).toHaveURL(/\/mypage\/status\?view=taxBill&month=2026-06$/)
      await page.reload()
      await expect(invoice).toContainText('923,307원')
      await expect(myPage.main.getByRole('link', { name: '세금계산서', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })
    await clauseStep('my-page.status.tax-bill-print', 'the invoice alone', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await myPage.main.getByRole('button', { name: '세금계산서 인쇄' }).click()
      await expect(page.locator('body[data-printed]')).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(invoice).toBeVisible()
      await expect(invoice.getByRole('cell', { name: '923,307원' })).toBeVisible()
      for (const [name, texts] of [
        [
          '공급자',
          ['등록 번호123-45-67890', '상호하늘 클라우드 주식회사', '대표자한하늘', '주소하늘시 구름구 바람로 1'],
        ],
        ['공급받는 자', ['등록 번호214-05-50712', '상호민서상회', '대표자김민서', '주소하늘시 노을구 은행나무길 27']],
      ] as const)
        for (const text of texts) await expect(invoice.getByRole('region', { name })).toContainText(text)
      for (const hidden of [
        shell.banner,
        shell.footer,
        shell.h1,
        myPage.items.first(),
        myPage.months,
        myPage.table(list),
        myPage.main.getByRole('link', { name: '이용 내역', exact: true }),
        myPage.main.getByRole('button'),
      ])
        await expect(hidden).toBeHidden()
    })
    await page.emulateMedia({ media: 'screen' })
    await myPage.leave()
    await world.patch({ persona: 'sub' })
    await myPage.comeBack()
    // Each user asks for the part that they may not see.
    await myPage.go('/status?view=taxBill')
    for (const { persona, id, shown, hidden, reason } of [
      {
        persona: 'sub',
        id: 'my-page.menu.tax-bill-role',
        shown: { role: 'table', name: '상품별 이용 내역' },
        hidden: '전자세금계산서',
        reason: '이 계정에는 세금계산서 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      },
      {
        persona: 'main-overseas',
        id: 'my-page.access.no-access-page',
        shown: { role: 'table', name: '상품별 이용 내역' },
        hidden: '전자세금계산서',
        reason: '세금계산서 메뉴는 한국 계정에만 제공합니다.',
      },
      {
        persona: 'main-limited',
        id: 'my-page.menu.usage-role',
        shown: { role: 'region', name: '전자세금계산서' },
        hidden: '상품별 이용 내역',
        reason: '이 계정에는 이용 내역 권한이 없습니다. 계정 관리자에게 권한을 요청해 주세요.',
      },
    ] as const)
      await clauseStep(id, persona, async () => {
        const operationId = persona === 'main-limited' ? 'usage' : 'taxBill'
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const { length } = await world.journal(operationId)
        if (persona === 'main-limited') await myPage.go('/status')
        await world.patch({ persona })
        await myPage.comeBack()
        await expect(myPage.main.getByText(reason, { exact: true })).toBeVisible()
        await expect(myPage.main.getByRole(shown.role, { name: shown.name, exact: true })).toBeVisible()
        await expect(myPage.main.getByText(hidden, { exact: true })).toHaveCount(0)
        expect(await world.journal(operationId)).toHaveLength(length)
      })
    await clauseStep('my-page.status.tax-bill-empty', 'with a way on', async () => {
      await world.faults({ operationId: 'taxBill', status: 200, body: [] })
      await page.reload()
      await expect(myPage.main).toContainText(
        '발행된 세금계산서가 없습니다. 계좌 이체로 결제하면 다음 달 3일에 발행됩니다.',
      )
      await expect(myPage.main.getByRole('table')).toHaveCount(0)
      await expect(myPage.main.getByRole('link', { name: '자주 묻는 질문' })).toBeVisible()
    })
  },
)
