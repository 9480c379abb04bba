import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'
import { item } from './item.ts'

test(...clausesOfSteps(), async ({ faq, page, world }) => {
  await faq.open('/bill?page=2')
  await clauseStep('faq.search.field', 'from another category', async () => {
    await faq.search('  비밀번호 ')
    await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=%EB%B9%84%EB%B0%80%EB%B2%88%ED%98%B8$/)
    await expect(faq.questions).toHaveCount(7)
    await expect(faq.field).toBeFocused()
  })
  await clauseStep('faq.search.field', 'sent once', async () => {
    const sent = (await world.journal('faqs')).filter(({ query }) => query.includes('searchKeyword='))
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
  const links = faq.paths.getByRole('link')
  await clauseStep('faq.search.paths-before-toggle', 'of five', () =>
    expect(links).toHaveText(['회원 › 로그인·비밀번호', '회원 › 서브 계정', '기타']),
  )
  await clauseStep('faq.search.view-more', 'two more', async () => {
    await expect(faq.pathsToggle).toHaveText('분류 2개 더 보기')
    await faq.pathsToggle.click()
    await expect(links).toHaveText(['회원 › 로그인·비밀번호', '회원 › 서브 계정', '기타', '장애·오류', '솔루션'])
    await expect(faq.pathsToggle).toHaveAttribute('aria-expanded', 'true')
  })
  await clauseStep('faq.search.category-paths', 'the codes of the same keyword', async () => {
    const [exchange] = await world.journal('faqCodes')
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
  })
})

/** Items with the word "하늘별", each in another category: the number of paths of its result. */
const inCategories = (count: number) =>
  ['MBR', 'BILL', 'EDU', 'ETC']
    .slice(0, count)
    .map((categoryCode1, index) => item(9500 + index, { categoryCode1, title: { ko: '하늘별 안내' } }))

for (const [count, toggle] of [
  [3, null],
  [4, '분류 1개 더 보기'],
] as const)
  test.describe(`with matches in ${count} categories`, () => {
    test.use({ settings: { data: { faqs: Object.fromEntries(inCategories(count).map((row) => [row.faqId, row])) } } })
    test(...clause('faq.search.paths-before-toggle', `of ${count}`), async ({ faq }) => {
      await faq.open('/all?searchKeyword=하늘별')
      await expect(faq.paths.getByRole('link')).toHaveText(['회원', '요금·결제', '교육'])
      if (toggle === null) await expect(faq.pathsToggle).toHaveCount(0)
      else await expect(faq.pathsToggle).toHaveText(toggle)
    })
  })

test.describe('with 23 matches', () => {
  const rows = Array.from({ length: 23 }, (_, index) => item(9500 + index, { title: { ko: `하늘별 ${index}` } }))
  test.use({ settings: { data: { faqs: Object.fromEntries(rows.map((row) => [row.faqId, row])) } } })
  test(...clause('faq.search.total', 'more than the page shows'), async ({ faq }) => {
    await faq.open('/all')
    for (const [page, shown] of [
      [1, 10],
      [3, 3],
    ] as const) {
      await faq.openInApp(`/all?searchKeyword=하늘별&page=${page}`)
      await expect(faq.questions).toHaveCount(shown)
      await expect(faq.total).toHaveText('“하늘별” 검색 결과 23건')
    }
  })
})

test(...clausesOfSteps('a blank keyword'), async ({ faq, page, shell }) => {
  await faq.open('/all?searchKeyword=환불')
  for (const id of ['faq.address.search-keyword', 'landing.hero.search'] as const)
    await clauseStep(id, 'from a link', async () => {
      await expect(shell.h1).toHaveText('전체 질문')
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
})

for (const [site, locale, keywords, total] of [
  ['public', 'ko', ['비밀번호', '세금계산서', '환불', '공인 IP', '서브 계정', '백업', '교육'], '“공인 IP” 검색 결과'],
  [
    'gov',
    'en',
    ['password', 'tax invoice', 'refund', 'public IP', 'sub account', 'backup', 'certificate'],
    'for “public IP”',
  ],
  [
    'fin',
    'ja',
    ['パスワード', '税金計算書', '返金', 'パブリックIP', 'サブアカウント', 'バックアップ', '証明書'],
    '「パブリックIP」の検索結果',
  ],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale })
    test(...clause('faq.search.chips', `${site}, ${locale}`), async ({ faq, page }) => {
      await faq.goto('')
      await expect(faq.chips).toHaveText([...keywords])
      await faq.chips.nth(3).click()
      await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=/)
      await expect(faq.total).toContainText(total)
      await expect(faq.field).toHaveValue(keywords[3])
      await expect(faq.chips.nth(3)).toHaveAttribute('aria-current', 'true')
      await faq.chips.first().click()
      await expect(faq.field).toHaveValue(keywords[0])
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
] as const

const escaped = (text: string) => text.replaceAll('<', '&lt;')

test.describe('with any characters', () => {
  const faqs = Object.fromEntries(
    highlights.map(([, title], i) => [
      9000 + i,
      item(9000 + i, { title: { ko: title }, content: { ko: `<p>답: <em>${escaped(title)}</em></p>` } }),
    ]),
  )
  test.use({ settings: { data: { faqs } } })

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
    await clauseStep('hardening.markup.keyword', 'in the field, the total and the message', async () => {
      const hostile = '<img src=x onerror="document.title=1">"><script>document.title=2</script>'
      await faq.search(hostile)
      await expect(page.getByText(`“${hostile}”에 관한 질문을 찾지 못했습니다.`)).toBeVisible()
      await expect(faq.field).toHaveValue(hostile)
      await expect(page.getByRole('main').locator('img, script')).toHaveCount(0)
      await expect(page).toHaveTitle('전체 질문 | 하늘 클라우드')
    })
  })
})

test(...clause('faq.search.nothing-found', 'in three languages'), async ({ faq, page, shell }) => {
  await faq.goto('/all?searchKeyword=qqqq')
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
    await softStep(locale, async () => {
      if (from) await shell.changeLanguage(from, locale)
      await expect(page.getByText(message)).toBeVisible()
      await expect(faq.total).toHaveText(total)
      await expect(faq.paths).toHaveCount(0)
      await expect(shell.main.getByRole('link', { name: ask })).toHaveAttribute('href', '/support/question')
    })
})

test(...clause('faq.search.category-paths', 'after they failed to load'), async ({ faq, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'faqCodes', status: 500, times: 1 })
  await faq.open('/all?searchKeyword=비밀번호')
  await expect(faq.questions).toHaveCount(7)
  await expect(page.getByRole('alert')).toContainText('내용을 불러오지 못했습니다.')
  await faq.retry.click()
  await expect(faq.paths.getByRole('link')).toHaveCount(3)
})

test(...clause('faq.search.field', 'before the scripts have loaded'), async ({ faq, page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
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
