import type { Locale } from '../literals/sites.ts'
import { FaqPage } from '../pages/faq-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

// Axes: each site has its tabs, searches and an unknown category, in a language of its own. What does not depend on the site is looked at on
// public, and its messages in three languages.

test(
  ...clausesOf(
    [
      'faq.category.mbr',
      'faq.category.bill',
      'faq.category.edu',
      'faq.category.etc',
      'faq.category.trbl',
      'faq.category.solut',
      'faq.category.prod',
    ],
    'each category of public',
  ),
  async ({ faq, page, shell, world }) => {
    await faq.open('/all')
    await clauseStep('faq.page.route-all', 'all items', async () => {
      await expect(shell.h1).toHaveText('전체 질문')
      await expect(page).toHaveTitle('전체 질문 | 하늘 클라우드')
      await expect(faq.total).toHaveText('질문 131개')
      await expect(faq.questions.first()).toHaveAccessibleName('회원 가입에는 무엇이 필요한가요?')
    })
    const [exchange] = await world.journal('faqs')
    await clauseStep('call.faq.list.empty-values-omitted', 'of the list of all items', async () =>
      expect(exchange!.query).toBe('page=0&size=10'),
    )
    await clauseStep('faq.list.size-ten', 'in the request', async () =>
      expect(new URLSearchParams(exchange!.query).get('size')).toBe('10'),
    )
    await clauseStep('faq.list.page-size', 'of 131 items', () => expect(faq.questions).toHaveCount(10))
    await clauseStep('member.anonymous.may-browse-faq', 'without signing in', () => expect(shell.signIn).toBeVisible())
    for (const [tab, heading, first, total] of [
      ['mbr', '회원 관련 질문', '회원 가입에는 무엇이 필요한가요?', 18],
      ['bill', '요금·결제 관련 질문', '요금은 언제 청구되고 언제 결제되나요?', 33],
      ['edu', '교육 관련 질문', '어떤 교육 과정이 있나요?', 8],
      ['etc', '기타 질문', '문의하면 답변은 언제 받을 수 있나요?', 12],
      ['trbl', '장애·오류 관련 질문', '서버에 갑자기 접속되지 않습니다.', 16],
      ['solut', '솔루션 관련 질문', '솔루션은 어떻게 설치하나요?', 8],
      ['prod', '상품 관련 질문', '운영 중인 서버의 사양을 바꿀 수 있나요?', 36],
    ] as const)
      await clauseStep(`faq.category.${tab}`, 'with its tab', async () => {
        const link = faq.tabs.and(page.locator(`[href="/support/faq/${tab}"]`))
        await link.click()
        await expect(shell.h1).toHaveText(heading)
        await expect(page).toHaveURL(new RegExp(`/support/faq/${tab}$`))
        await expect(faq.questions.first()).toHaveAccessibleName(first)
        await expect(faq.total).toHaveText(`질문 ${total}개`)
        await expect(link).toHaveAttribute('aria-current', 'page')
      })
    await clauseStep('faq.page.route-lower-case', 'the code is sent in upper case', async () => {
      const codes = (await world.journal('faqs')).map(({ query }) => new URLSearchParams(query).get('categoryCode1'))
      expect(codes).toEqual([null, 'MBR', 'BILL', 'EDU', 'ETC', 'TRBL', 'SOLUT', 'PROD'])
    })

    const queries = async () => (await world.journal('faqs')).map(({ query }) => query)
    await faq.openInApp('/bill?categoryCode2=TAX')
    await clauseStep('faq.address.category-code2', 'two items, and in the request', async () => {
      await expect(faq.total).toHaveText('질문 2개')
      await expect(faq.questions).toHaveCount(2)
      expect((await queries()).at(-1)).toBe('categoryCode1=BILL&categoryCode2=TAX&page=0&size=10')
      // The filter has a name and can be removed.
      await page.getByRole('link', { name: '세금계산서 조건 해제' }).click()
      await expect(page).toHaveURL(/\/support\/faq\/bill$/)
      await expect(faq.total).toHaveText('질문 33개')
      await expect(faq.total).toBeFocused()
    })
    await faq.openInApp('/all?categoryCode3=Server')
    await clauseStep('faq.address.category-code3', 'three items', async () => {
      await expect(faq.questions).toHaveCount(3)
      expect((await queries()).at(-1)).toBe('categoryCode3=Server&page=0&size=10')
    })
    await faq.openInApp('/bill?page=4')
    await clauseStep('faq.address.page', 'the last page', async () => {
      await expect(page).toHaveTitle('요금·결제 관련 질문 4페이지 | 하늘 클라우드')
      await expect(shell.h1).toHaveText('요금·결제 관련 질문')
      await expect(faq.pages.locator('[aria-current]')).toHaveText('4')
      await expect(faq.questions).toHaveCount(3)
    })
    await clauseStep('notice.list.page-in-address', 'page 4 in the URL', async () =>
      expect((await queries()).at(-1)).toBe('categoryCode1=BILL&page=3&size=10'),
    )
    await clauseStep(['faq.list.pagination', 'shell.list.past-end'], 'page numbers and past the last one', async () => {
      await faq.openInApp('/bill')
      await expect(faq.pages.getByRole('link')).toHaveText(['1', '2', '3', '4', ''])
      await faq.pages.getByRole('link', { name: '2', exact: true }).click()
      await expect(page).toHaveURL(/\/support\/faq\/bill\?page=2$/)
      await expect(faq.pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(faq.questions).toHaveCount(10)
      await expect(shell.h1).toBeFocused()
      await expect(shell.announcement('요금·결제 관련 질문 2페이지 | 하늘 클라우드')).toHaveCount(1)
      await faq.openInApp('/bill?page=9')
      await expect(page.getByText('이 페이지에는 항목이 없습니다. 첫 페이지부터 확인해 주세요.')).toBeVisible()
      await page.getByRole('link', { name: '처음부터 보기' }).click()
      await expect(page).toHaveURL(/\/support\/faq\/bill$/)
      await expect(faq.questions).toHaveCount(10)
    })

    const exchanges = async () => [...(await world.journal('faqs')), ...(await world.journal('faqCodes'))]
    const before = new Set((await exchanges()).map(({ number }) => number))
    await faq.openInApp('/bill?categoryCode2=%20&categoryCode3=+&searchKeyword=%EA%B3%84%EC%82%B0%EC%84%9C')
    await clauseStep('faq.codes.blank-ignored', 'in filters, requests, links and category paths', async () => {
      await expect(faq.total).toHaveText(/“계산서” 검색 결과 \d+건/)
      await expect(page.getByRole('link', { name: /조건 해제/ })).toHaveCount(0)
      const sent = (await exchanges()).filter(({ number }) => !before.has(number))
      expect(sent.length).toBeGreaterThan(1)
      for (const { query } of sent)
        for (const [name, value] of new URLSearchParams(query)) expect(`${name}=${value}`).not.toMatch(/=\s*$/)
      await expect(faq.paths.getByRole('link').first()).toBeVisible()
      const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
      expect(links.filter((href) => /categoryCode\d=(\+|%20|&|$)/.test(href))).toEqual([])
      for (const path of await faq.paths.getByRole('link').allTextContents()) expect(path).not.toMatch(/›\s*(›|$)/)
    })
  },
)

/** The tabs of public and the message of an empty list, after a change of language. */
const translated = [
  [
    ...(['ko', 'en'] as const),
    ['All', 'Account', 'Billing', 'Training', 'Other', 'Troubleshooting', 'Solutions', 'Products'],
    'There are no questions in this category. Send us an inquiry instead.',
  ],
  [
    ...(['en', 'ja'] as const),
    ['すべて', '会員', '料金・お支払い', 'トレーニング', 'その他', '障害・エラー', 'ソリューション', 'サービス'],
    'このカテゴリーにはご質問がありません。ご不明な点はお問い合わせください。',
  ],
] as const

for (const { site, language, heading, tabs, products, total, all, unknown, chips, found } of [
  {
    site: 'public',
    language: 'ko',
    heading: '자주 묻는 질문',
    tabs: ['전체', '회원', '요금·결제', '교육', '기타', '장애·오류', '솔루션', '상품'],
    products: '상품',
    total: '질문 131개',
    all: '전체 질문',
    unknown: '/nothing',
    chips: ['비밀번호', '세금계산서', '환불', '공인 IP', '서브 계정', '백업', '교육'],
    found: '“공인 IP” 검색 결과',
  },
  {
    site: 'gov',
    language: 'en',
    heading: 'FAQ',
    tabs: ['All', 'Account', 'Billing', 'Other', 'Troubleshooting', 'Products'],
    products: 'Products',
    total: '113 questions',
    all: 'All questions',
    unknown: '/edu',
    chips: ['password', 'tax invoice', 'refund', 'public IP', 'sub account', 'backup', 'certificate'],
    found: 'for “public IP”',
  },
  {
    site: 'fin',
    language: 'ja',
    heading: 'よくあるご質問',
    tabs: ['すべて', '会員', '料金・お支払い', 'その他', '障害・エラー', 'ソリューション', 'サービス'],
    products: 'サービス',
    total: 'ご質問 116件',
    all: 'すべてのご質問',
    unknown: '/edu?page=2',
    chips: ['パスワード', '税金計算書', '返金', 'パブリックIP', 'サブアカウント', 'バックアップ', '証明書'],
    found: '「パブリックIP」の検索結果',
  },
] as const)
  test.describe(`on ${site} in ${language}`, () => {
    test.use({ site, language })
    test(...clausesOfSteps(site), async ({ faq, page, shell }) => {
      await faq.goto('')
      await clauseStep('faq.page.route-bare', `on ${site}`, async () => {
        await expect(shell.h1).toHaveText(heading)
        await expect(page).toHaveTitle(new RegExp(`^${heading} \\| `))
      })
      const cards = faq.cards.getByRole('heading', { level: 2 })
      await clauseStep('faq.page.category-list-route', `the categories of ${site}`, async () => {
        await expect(cards).toHaveText([...tabs])
        await expect(faq.cards.getByRole('link', { name: products, exact: true })).toHaveAttribute(
          'href',
          '/support/faq/prod',
        )
        // Above the list of all items.
        await expect(faq.total).toHaveText(total)
        const [last, head] = [(await cards.last().boundingBox())!, (await faq.total.boundingBox())!]
        expect(head.y).toBeGreaterThan(last.y + last.height)
      })
      await clauseStep('layout.faq-cards.columns', `992 and 1440 px on ${site}`, async () => {
        for (const [width, columns] of [
          [991, 2],
          [992, 3],
          [1440, 3],
        ] as const) {
          await page.setViewportSize({ width, height: 900 })
          const boxes = await Promise.all((await cards.all()).slice(0, 4).map((card) => card.boundingBox()))
          expect({ width, columns: boxes.filter((box) => box!.y === boxes[0]!.y).length }).toEqual({ width, columns })
        }
      })
      await cards.first().getByRole('link').click()
      await clauseStep('site.differs.faq-tabs', `${tabs.length} tabs`, () => expect(faq.tabs).toHaveText([...tabs]))
      await clauseStep('faq.search.chips', `${site}, ${language}`, async () => {
        await expect(faq.chips).toHaveText([...chips])
        await faq.chips.nth(3).click()
        await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=/)
        await expect(faq.total).toContainText(found)
        await expect(faq.field).toHaveValue(chips[3])
        await expect(faq.chips.nth(3)).toHaveAttribute('aria-current', 'true')
        await faq.chips.first().click()
        await expect(faq.field).toHaveValue(chips[0])
      })
      await clauseStep('faq.page.unknown-category', unknown, async () => {
        await openInApp(page, '/login')
        await expect(shell.h1).toHaveText(shell.words('login.title'))
        // gov shows what the server sends for such a path, the others how the app goes there.
        if (site === 'gov') await faq.goto(unknown)
        else await faq.openInApp(unknown)
        await expect(page).toHaveURL(/\/support\/faq\/all$/)
        await expect(shell.h1).toHaveText(all)
        await page.goBack()
        await expect(page).toHaveURL(/\/login$/)
      })
      if (site !== 'public') return
      await faq.openInApp('/bill?categoryCode2=NOTHING')
      const expectEmpty = (locale: Locale, message: string) =>
        clauseStep(['faq.list.empty', 'shell.list.way-on'], locale, async () => {
          await expect(page.getByText(message)).toBeVisible()
          await expect(shell.main.locator('a[href="/support/question"]')).toBeVisible()
        })
      await expectEmpty('ko', '이 분류에는 등록된 질문이 없습니다. 궁금한 점은 문의해 주세요.')
      for (const [from, to, texts, message] of translated) {
        await shell.changeLanguage(from, to)
        await clauseStep('site.differs.faq-tabs', to, () => expect(new FaqPage(page, to).tabs).toHaveText([...texts]))
        await expectEmpty(to, message)
      }
    })
  })

test.describe('with 200 generated questions', () => {
  test.use({ settings: { volume: { faqs: 200 } } })
  test(...clause('faq.list.pagination', 'gaps between page numbers'), async ({ faq }) => {
    const numbers = faq.pages.locator('li').filter({ hasText: /./ })
    await faq.open('/all')
    for (const [current, shown] of [
      [1, ['1', '2', '3', '4', '5', '…', '34']],
      [4, ['1', '2', '3', '4', '5', '…', '34']],
      [5, ['1', '…', '4', '5', '6', '…', '34']],
      [30, ['1', '…', '29', '30', '31', '…', '34']],
      [31, ['1', '…', '30', '31', '32', '33', '34']],
      [34, ['1', '…', '30', '31', '32', '33', '34']],
    ] as const)
      await softStep(`page ${current}`, async () => {
        await faq.openInApp(`/all?page=${current}`)
        // First, because the numbers of the page before may be the same.
        await expect(faq.pages.locator('[aria-current]')).toHaveText(String(current))
        await expect(numbers).toHaveText([...shown])
      })
  })
})
