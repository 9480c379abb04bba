import { openAnew, openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { axeStep } from '../shell/axe.ts'
import { locales } from '../literals/sites.ts'

const texts = {
  ko: {
    label: '상품',
    nothingFound: '검색 결과가 없습니다. 다른 검색어를 입력해 주세요.',
    empty: '목록이 비어 있습니다.',
    full: '5개까지 선택할 수 있습니다. 다른 항목을 선택하려면 먼저 선택한 항목을 해제해 주세요.',
    remove: 'VPC 선택 해제',
  },
  en: {
    label: 'Products',
    nothingFound: 'No elements found. Consider changing the search query.',
    empty: 'List is empty.',
    full: 'Maximum of 5 options selected. First remove a selected option to select another.',
    remove: 'Remove VPC',
  },
  ja: {
    label: 'サービス',
    nothingFound: '該当する項目がありません。別のキーワードで検索してください。',
    empty: 'リストは空です。',
    full: '選択できるのは5件までです。別の項目を選択するには、先に選択済みの項目を解除してください。',
    remove: 'VPCの選択を解除',
  },
} as const

for (const locale of locales)
  test.describe(locale, () => {
    test.use({ language: locale })
    const { label, nothingFound, empty, full, remove } = texts[locale]
    const texted = [
      'layout.multiselect.text-empty',
      'layout.multiselect.text-nothing-found',
      'layout.multiselect.text-maximum',
    ] as const
    test(...clausesOf([...texted, 'shell.access.axe'], `the news page in ${locale}`), async ({ page, news, world }) => {
      const field = page.getByRole('combobox', { name: label, exact: true })
      const option = (name: string) => page.getByRole('option', { name, exact: true })
      // In Korean, the products are chosen in the list; in the other languages, the URL names them.
      const isChosenInList = locale === 'ko'
      await news.openList(isChosenInList ? '' : '?serviceCodes=VPC,Server,NAS,OCR,WAF')
      await field.fill('qqqq')
      await clauseStep(texted[1], locale, () => expect(page.getByText(nothingFound, { exact: true })).toBeVisible())
      await field.fill('')
      if (isChosenInList) for (const name of ['VPC', 'Server', 'NAS', 'OCR', 'WAF']) await option(name).click()
      await clauseStep(texted[2], locale, () =>
        expect(page.getByRole('status').getByText(full, { exact: true })).toBeVisible(),
      )
      await expect(news.cards).toHaveCount(5)
      await axeStep(page, `the news page with an open multiselect at its maximum in ${locale}`)
      await clauseStep(texted[2], `${locale}, not with four`, async () => {
        await expect(option('Mail')).toBeDisabled()
        await page.getByRole('button', { name: remove }).click()
        await expect(page.getByText(full)).toHaveCount(0)
      })
      if (isChosenInList)
        await clauseStep(texted[2], `${locale}, after another selection`, async () => {
          await field.click()
          await option('Mail').click()
          await expect(page.getByText(full, { exact: true })).toBeVisible()
          await expect(page.getByRole('button', { name: remove })).toHaveCount(0)
        })
      await world.faults({ operationId: 'newsProducts', status: 200, body: [] })
      await page.goto('/intro/news')
      await field.click()
      await clauseStep(texted[0], locale, () => expect(page.getByText(empty, { exact: true })).toBeVisible())
    })
  })

test(...clausesOfSteps(), async ({ news, page, shell, world }) => {
  const lastQuery = async () => (await world.journal('latestNews')).at(-1)!.query
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  await news.openList('?page=3')
  await clauseStep('news.product.filter', 'one, two, and with a type', async () => {
    await news.productFilter.click()
    await option('Kubernetes Service').click()
    await expect(page).toHaveURL(/\/intro\/news\?serviceCodes=KubernetesService$/)
    await expect(shell.main).toContainText('총 2건')
    await expect(news.cards).toHaveCount(2)
    await expect(shell.h1).not.toBeFocused()
    for (const card of await news.cards.all()) await expect(card).toContainText('Kubernetes Service')
    expect(await lastQuery()).toBe('size=9&serviceCodes=KubernetesService&page=0')
    await option('Security Monitoring').click()
    await expect(page).toHaveURL(/serviceCodes=KubernetesService%2CSecurityMonitoring$/)
    await expect(shell.main).toContainText('총 3건')
    await page.keyboard.press('Escape')
    await news.tab('news.RELS').click()
    await expect(page).toHaveURL(/\?serviceNewsTypeCodes=RELS&serviceCodes=KubernetesService%2CSecurityMonitoring$/)
    await expect(news.cards.getByRole('link')).toHaveText(['Security Monitoring 출시: 24시간 보안 관제'])
  })
  await clauseStep('news.product.filter', 'kept by a reload, and by an item and the way back', async () => {
    await page.reload()
    await expect(news.chosenProducts).toHaveText(['Kubernetes Service', 'Security Monitoring'])
    await news.cards.getByRole('link').click()
    await expect(shell.h1).toHaveText('Security Monitoring 출시: 24시간 보안 관제')
    await news.back.click()
    await expect(news.chosenProducts).toHaveCount(2)
    await expect(news.cards).toHaveCount(1)
  })
  await clauseStep('news.product.filter', 'a type without news about them', async () => {
    await openInApp(page, '/intro/news?serviceNewsTypeCodes=RELS&serviceCodes=KubernetesService')
    await expect(shell.main).toContainText('선택한 상품의 소식이 없습니다.')
  })
  await clauseStep(
    ['news.product.filter', 'layout.multiselect.text-maximum'],
    'five of six in an address',
    async () => {
      await openInApp(page, '/intro/news?serviceCodes=VPC,Server,NAS,Nothing,OCR,WAF')
      await expect(news.chosenProducts).toHaveText(['NAS', 'OCR', 'Server', 'VPC', 'Nothing'])
      await expect(shell.main).toContainText('총 4건')
      expect(await lastQuery()).toBe('size=9&serviceCodes=VPC%2CServer%2CNAS%2CNothing%2COCR&page=0')
      await news.productFilter.click()
      await expect(page.getByText(texts.ko.full, { exact: true })).toBeVisible()
    },
  )
  await clauseStep('news.product.filter', 'each can be removed', async () => {
    await page.keyboard.press('Escape')
    for (const name of ['NAS', 'OCR', 'Server', 'VPC', 'Nothing'])
      await page.getByRole('button', { name: `${name} 선택 해제`, exact: true }).click()
    await expect(page).toHaveURL(/\/intro\/news$/)
    await expect(shell.main).toContainText('총 40건')
  })
})

test(...clause('news.product.ignored-by-server'), async ({ news, page, shell }) => {
  const partly = '이 페이지의 소식 중 선택한 상품의 소식만 보여 드립니다.'
  await page.route('**/service-news/page?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/serviceCodes=[^&]*&?/, ''),
    }),
  )
  await news.openList('?serviceCodes=KubernetesService')
  await clauseStep('news.product.ignored-by-server', 'only what matches, and no total', async () => {
    await expect(news.cards.getByRole('link')).toHaveText(['Kubernetes Service, 버전 1.36 지원'])
    await expect(shell.main).toContainText(partly)
    await expect(shell.main).toContainText('이 페이지의 소식 9건 중 1건')
    await expect(shell.main).not.toContainText('총 ')
  })
  await clauseStep('news.product.ignored-by-server', 'a page without any', async () => {
    await news.pages.getByRole('link', { name: '2', exact: true }).click()
    await expect(shell.main).toContainText('이 페이지에는 선택한 상품의 소식이 없습니다.')
    await expect(shell.main).toContainText(partly)
    await expect(news.pages).toBeVisible()
  })
  await clauseStep('news.product.ignored-by-server', 'in every language', async () => {
    await shell.changeLanguage('ko', 'en')
    await expect(shell.main).toContainText('only the matching news on this page is shown')
    await expect(shell.main).toContainText('0 of the 9 items on this page')
    await shell.changeLanguage('en', 'ja')
    await expect(shell.main).toContainText('選択したサービスのものだけを表示しています')
    await expect(shell.main).toContainText('このページの9件中0件')
  })
})

test(...clause('news.product.filter', 'no filter'), async ({ news, page, shell, world, guard }) => {
  guard.allowStatuses(400, 404, 405, 500, 501)
  await page.goto('/policy/terms')
  for (const fault of [
    ...[400, 404, 405, 500, 501].map((status) => ({ status })),
    { status: 200, body: { serviceNewsNo: 1 } },
    { status: 200, body: ['Server'] },
  ])
    await clauseStep('news.product.filter', `none after ${JSON.stringify(fault)}`, async () => {
      await world.faults({ operationId: 'newsProducts', ...fault })
      await openAnew(page, shell.words, '/intro/news?serviceCodes=Server')
      await expect(shell.main).toContainText('총 40건')
      await expect(news.cards).toHaveCount(9)
      await expect(news.productFilter).toHaveCount(0)
      await expect(page.getByText('상품', { exact: true })).toHaveCount(0)
    })
})

/** Old news about products that the other news do not name, ten products in each. */
const many = Object.fromEntries(
  Array.from({ length: 96 }, (_, i) => [
    8001 + i,
    {
      ...{ serviceNewsNo: 8001 + i, sites: ['public'], serviceNewsTypeCode: 'NEWSP', applyYmd: '2020-01-01' },
      ...{ title: { ko: `지난 소식 ${i}` }, content: { ko: '<p>내용</p>' } },
      products: Array.from({ length: 10 }, (_each, j) => `Z${String(i * 10 + j).padStart(4, '0')}`),
    },
  ]),
)

test.describe('with news about 1,001 products', () => {
  test.use({ settings: { data: { news: many } } })
  test(...clausesOfSteps('on the news page'), async ({ api, news, page }) => {
    expect((await api.get('/service-news/product')).body).toHaveLength(1001)
    await news.openList()
    await news.productFilter.click()
    const list = page.getByRole('listbox')
    const options = page.getByRole('option')
    await clauseStep('layout.multiselect.height', 'an open list', async () => {
      expect((await list.boundingBox())?.height).toBe(240)
    })
    await clauseStep('layout.multiselect.options-limit', 'and the last product by a search', async () => {
      for (let listed = 100; listed <= 1000; listed += 100) {
        await expect(options).toHaveCount(listed)
        await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      }
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      await expect(options).toHaveCount(1000)
      await expect(options.last()).toHaveText('Z0958')
      await news.productFilter.fill('z0959')
      await expect(options).toHaveText(['Z0959'])
    })
  })
})

test(...clause('layout.dropdown.keyboard', 'the multiselect'), async ({ news, page }) => {
  await news.openList()
  await news.productFilter.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Activity Tracer' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await page.keyboard.type('vpc')
  await expect(page.getByRole('option')).toHaveText(['VPC'])
  await expect(page.getByRole('option')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(news.chosenProducts).toHaveText(['Activity Tracer', 'VPC'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // A second Escape does not remove the selection.
  await page.keyboard.press('Escape')
  await expect(news.chosenProducts).toHaveCount(2)
  await page.keyboard.press('Backspace')
  await expect(news.chosenProducts).toHaveCount(1)
  await expect(page).toHaveURL(/\?serviceCodes=ActivityTracer$/)
})
