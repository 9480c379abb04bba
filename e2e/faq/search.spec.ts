import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { item } from './item.ts'

test(...clausesOfSteps(), async ({ faq, page, shell, world, guard }) => {
  guard.allowStatuses(500)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await clauseStep('faq.search.field', 'before the scripts have loaded', async () => {
    const started = faq.goto('')
    await faq.field.fill('환')
    resolve()
    await started
    await expect(faq.chips).toHaveCount(7)
    await expect(faq.field).toHaveValue('환')
    await expect(faq.field).toBeFocused()
    await page.keyboard.type('불')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=%ED%99%98%EB%B6%88$/)
  })
  await faq.openInApp('/all?searchKeyword=환불')
  for (const id of ['faq.address.search-keyword', 'landing.hero.search'] as const)
    await clauseStep(id, 'from a link', async () => {
      await expect(shell.h1).toHaveText('“환불” 검색')
      await expect(faq.field).toHaveValue('환불')
      await expect(faq.total).toHaveText('“환불” 검색 결과 1건')
    })
  await faq.search(' \u3000')
  await clauseStep('faq.search.empty-leaves-address', 'and nothing else', () =>
    expect(page).toHaveURL(/\/support\/faq\/all$/),
  )
  await clauseStep('faq.search.empty-clears', 'all items', async () => {
    await expect(faq.total).toHaveText('질문 131개')
    await expect(faq.field).toHaveValue('')
    await expect(faq.marks).toHaveCount(0)
    await expect(faq.paths).toHaveCount(0)
  })
  await page.goBack()
  await expect(faq.total).toHaveText('“환불” 검색 결과 1건')
  await expect(faq.field).toHaveValue('환불')
  await clauseStep('faq.search.empty-clears', 'with the button', async () => {
    await page.getByRole('button', { name: '검색어 지우기' }).click()
    await expect(page).toHaveURL(/\/support\/faq\/all$/)
    await expect(faq.total).toHaveText('질문 131개')
  })
  await world.faults({ operationId: 'faqCodes', status: 500, times: 1 })
  await clauseStep('faq.search.category-paths', 'after they failed to load', async () => {
    await faq.openInApp('/all?searchKeyword=서브')
    await expect(page.getByRole('alert')).toContainText('내용을 불러오지 못했습니다.')
    await expect(faq.questions.first()).toBeVisible()
    await faq.retry.click()
    await expect(faq.paths.getByRole('link').first()).toBeVisible()
  })
  await faq.openInApp('/bill?page=2')
  await clauseStep('faq.search.field', 'from another category', async () => {
    await faq.search('  비밀번호 ')
    await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=%EB%B9%84%EB%B0%80%EB%B2%88%ED%98%B8$/)
    await expect(faq.questions).toHaveCount(7)
    await expect(faq.field).toBeFocused()
  })
  await clauseStep('faq.search.field', 'sent once', async () => {
    const sent = (await world.journal('faqs')).filter(
      ({ query }) => new URLSearchParams(query).get('searchKeyword') === '비밀번호',
    )
    expect(sent).toHaveLength(1)
  })
  await clauseStep('faq.search.total', 'announced', async () => {
    await expect(page.getByRole('status').filter({ hasText: '“비밀번호” 검색 결과 7건' })).toHaveCount(1)
  })
  await clauseStep('faq.search.highlight-shown', 'in a title and in an answer', async () => {
    const first = faq.questions.first()
    await expect(first.locator('mark')).toHaveText(['비밀번호'])
    await first.click()
    await expect(faq.answer('비밀번호를 잊었습니다').locator('.html-content mark').first()).toHaveText('비밀번호')
  })
  await clauseStep('faq.address.search-keyword', 'kept by the tabs', () =>
    expect(faq.tabs.nth(2)).toHaveAttribute('href', /^\/support\/faq\/bill\?searchKeyword=%EB%B9%84%EB%B0%80/),
  )
  const links = faq.paths.getByRole('link')
  await clauseStep('faq.search.paths-before-toggle', 'of five', async () => {
    await expect(links).toHaveText(['회원 › 로그인·비밀번호', '회원 › 서브 계정', '기타'])
    await expect(faq.paths.getByRole('listitem')).toHaveCount(3)
  })
  await clauseStep('faq.search.view-more', 'two more', async () => {
    await expect(faq.pathsToggle).toHaveText('분류 2개 더 보기')
    await faq.pathsToggle.click()
    await expect(links).toHaveText(['회원 › 로그인·비밀번호', '회원 › 서브 계정', '기타', '장애·오류', '솔루션'])
    await expect(faq.pathsToggle).toHaveAttribute('aria-expanded', 'true')
  })
  await clauseStep('faq.search.category-paths', 'the codes of the same keyword', async () => {
    const exchange = (await world.journal('faqCodes')).at(-1)
    expect(new URLSearchParams(exchange!.query).get('searchKeyword')).toBe('비밀번호')
    expect((JSON.parse(exchange!.response!) as unknown[]).length).toBe(5)
  })
  await clauseStep('faq.search.view-less', 'three again', async () => {
    await page.reload()
    await expect(links).toHaveCount(5)
    await faq.pathsToggle.press('Enter')
    await expect(faq.pathsToggle).toHaveText('분류 2개 더 보기')
    await expect(links).toHaveCount(3)
  })
  await clauseStep('faq.search.category-paths', 'each leads to its matches', async () => {
    await links.nth(1).click()
    await expect(page).toHaveURL(/\/support\/faq\/mbr\?categoryCode2=SUB&searchKeyword=/)
    await expect(faq.total).toHaveText('“비밀번호” 검색 결과 1건')
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
    // It is no change of page.
    await expect(shell.h1).not.toBeFocused()
  })
  await faq.openInApp('/all?searchKeyword=qqqq')
  for (const [locale, from, message, total, ask] of [
    [
      ...(['ko', null] as const),
      '“qqqq”에 관한 질문을 찾지 못했습니다. 더 짧은 단어나 다른 표현으로 검색해 보세요.',
      ...(['“qqqq” 검색 결과 0건', '문의하기'] as const),
    ],
    [
      ...(['en', 'ko'] as const),
      'No questions match “qqqq”. Try a shorter word or different words.',
      ...(['0 results for “qqqq”', 'Send an inquiry'] as const),
    ],
    [
      ...(['ja', 'en'] as const),
      '「qqqq」に一致するご質問は見つかりませんでした。短い言葉や別の表現でお試しください。',
      ...(['「qqqq」の検索結果 0件', 'お問い合わせ'] as const),
    ],
  ] as const)
    await clauseStep('faq.search.nothing-found', locale, async () => {
      if (from) await shell.changeLanguage(from, locale)
      await expect(page.getByText(message)).toBeVisible()
      await expect(faq.total).toHaveText(total)
      await expect(faq.paths).toHaveCount(0)
      await expect(shell.main.getByRole('link', { name: ask })).toHaveAttribute('href', '/support/question')
    })
})

for (const [language, keyword, heading, total, question, answer] of [
  [
    ...(['ko', '두 번 결제됐어요', '“두 번 결제됐어요” 검색'] as const),
    /^“두 번 결제됐어요” 검색 결과 \d+건$/,
    ...(['잘못 결제된 금액은 언제 환불되나요?', '환불이 확정되면 카드는 3~5영업일'] as const),
  ],
  [
    ...(['en', 'charged twice', 'Search for “charged twice”'] as const),
    /^\d+ results for “charged twice”$/,
    ...(['When is an incorrect payment refunded?', 'Once a refund is approved, it takes'] as const),
  ],
  [
    ...(['ja', '二重請求', '「二重請求」の検索'] as const),
    /^「二重請求」の検索結果 \d+件$/,
    ...(['誤って支払われた金額はいつ返金されますか。', '返金が確定すると、カードは3～5営業日'] as const),
  ],
] as const)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 375, height: 667 } })
    test(...clausesOfSteps(language), async ({ faq, page, shell }) => {
      await faq.open(`/all?searchKeyword=${keyword}`)
      const first = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first()
      await clauseStep('faq.search.nothing-found', 'names the keyword', async () => {
        await expect(shell.h1).toHaveText(heading)
        expect(await page.title()).toContain(`${heading} | `)
        await expect(faq.total).toHaveText(total)
      })
      await clauseStep('faq.search.highlight-shown', 'two at most', async () => {
        await expect(faq.questions.first()).toHaveAccessibleName(question)
        const lines = first.getByText(answer)
        await expect(lines).toBeVisible()
        const lineHeight = await lines.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
        expect((await lines.boundingBox())!.height).toBeLessThanOrEqual(2 * lineHeight + 1)
      })
      await clauseStep('faq.search.highlight-shown', 'the first result as a whole', async () => {
        const { y, height } = (await first.boundingBox())!
        expect(y + height).toBeLessThanOrEqual(667)
      })
      await clauseStep('faq.search.highlight-shown', 'instead of the categories, too', async () => {
        await faq.open(`?searchKeyword=${keyword}`)
        await expect(faq.total).toHaveText(total)
        const { y, height } = (await first.boundingBox())!
        expect(y + height).toBeLessThanOrEqual(667)
      })
      await clauseStep('faq.search.highlight-shown', 'not above an open answer', async () => {
        await faq.questions.first().click()
        await expect(first.locator('.html-content')).toContainText(answer)
        await expect(first.getByText(answer)).toHaveCount(1)
      })
    })
  })

/** A text, a keyword, and the parts of the text that the keyword marks. */
const highlights = [
  ['faq.search.highlight-ignores-case', 'Zebra와 zEBRA', 'ZEBRA', ['Zebra', 'zEBRA']],
  ['faq.search.highlight-ignores-case', 'ＺＥＢＲＡ 오류', 'zebra', ['ＺＥＢＲＡ']],
  ['faq.search.highlight-shown', '꽃바람 C++ 예제', 'c++', ['C++']],
  ['faq.search.highlight-shown', '함수 g(x) 호출', '(', ['(']],
  ['faq.search.highlight-shown', '배열 a[0]', '[', ['[']],
  ['faq.search.highlight-shown', 'C:\\꽃바람', '\\', ['\\']],
  ['faq.search.highlight-shown', '태그 <b>은 굵게', '<B>', ['<b>']],
  ['faq.search.highlight-shown', 'GROẞE 그리고 große', 'große', ['GROẞE', 'große']],
  ['faq.search.highlight-shown', 'İİİ zebra', 'zebra', ['zebra']],
  ['faq.search.highlight-shown', 'İzmir 리전', 'i\u0307ZMIR', ['İzmir']],
  ['faq.search.highlight-shown', '꽃바람 환불', '꽃바람 돈 돌려주세요', ['꽃바람']],
] as const

/** Items with a word, each in another category: the number of paths of its result. */
const inCategories = (faqId: number, word: string, count: number) =>
  Object.fromEntries(
    ['MBR', 'BILL', 'EDU', 'ETC']
      .slice(0, count)
      .map((categoryCode1, i) => [faqId + i, item(faqId + i, { categoryCode1, title: { ko: `${word} 안내` } })]),
  )

const matches = Object.fromEntries(
  Array.from({ length: 23 }, (_, i) => [9700 + i, item(9700 + i, { title: { ko: `구름별 ${i}` } })]),
)

const escaped = (text: string) => text.replaceAll('<', '&lt;')

test.describe('with any characters', () => {
  const faqs = Object.fromEntries(
    highlights.map(([, title], i) => [
      9000 + i,
      item(9000 + i, { title: { ko: title }, content: { ko: `<p>답: <em>${escaped(title)}</em></p>` } }),
    ]),
  )
  test.use({
    settings: {
      data: {
        faqs: { ...faqs, ...inCategories(9500, '하늘별', 3), ...inCategories(9600, '바다별', 4), ...matches },
      },
    },
  })

  test(...clause('faq.search.highlight-shown', 'in titles and answers'), async ({ faq, page }) => {
    await faq.open('/etc')
    for (const [id, title, keyword, parts] of highlights) {
      const ignoresCase = id === 'faq.search.highlight-ignores-case'
      const ids = ignoresCase ? ([id, 'faq.search.filter-ignores-case'] as const) : id
      await clauseStep(ids, `${keyword} in ${title}`, async () => {
        await faq.search(keyword)
        const question = faq.question(title)
        await expect(faq.total).toContainText(`“${keyword}” 검색 결과`)
        await expect(question.locator('mark')).toHaveText([...parts])
        await expect(question).toHaveAccessibleName(title)
        await question.click()
        await expect(faq.answer(title).locator('.html-content')).toHaveText(`답: ${title}`)
        await expect(faq.answer(title).locator('.html-content mark')).toHaveText([...parts])
      })
    }
    for (const [word, toggle] of [
      ['하늘별', null],
      ['바다별', '분류 1개 더 보기'],
    ] as const)
      await clauseStep('faq.search.paths-before-toggle', `of ${word}`, async () => {
        await faq.openInApp(`/all?searchKeyword=${word}`)
        await expect(faq.total).toContainText(`“${word}” 검색 결과`)
        await expect(faq.paths.getByRole('link')).toHaveText(['회원', '요금·결제', '교육'])
        if (toggle === null) await expect(faq.pathsToggle).toHaveCount(0)
        else await expect(faq.pathsToggle).toHaveText(toggle)
      })
    for (const [number, shown] of [
      [1, 10],
      [3, 3],
    ] as const)
      await clauseStep('faq.search.total', 'more than the page shows', async () => {
        await faq.openInApp(`/all?searchKeyword=구름별&page=${number}`)
        await expect(faq.questions).toHaveCount(shown)
        await expect(faq.total).toHaveText('“구름별” 검색 결과 23건')
      })
    await clauseStep('hardening.markup.keyword', 'in the field, the total and the message', async () => {
      const hostile = '<img src=x onerror="document.title=1">"><script>document.title=2</script>'
      await faq.search(hostile)
      await expect(page.getByText(`“${hostile}”에 관한 질문을 찾지 못했습니다.`)).toBeVisible()
      await expect(faq.field).toHaveValue(hostile)
      await expect(page.getByRole('main').locator('img, script')).toHaveCount(0)
      await expect(page).toHaveTitle(`“${hostile}” 검색 | 하늘 클라우드`)
    })
  })
})
