import type { Page } from '@playwright/test'
import { alsoProves, clause, clauseStep, expect, softStep, test } from '../pages/test.ts'

const h1 = { ko: '무엇을 도와드릴까요?', en: 'How can we help?', ja: 'どのようなご用件でしょうか？' } as const
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'))

for (const [from, to] of [
  ['ko', 'en'],
  ['en', 'ja'],
  ['ja', 'ko'],
] as const)
  test.describe(`${from} to ${to}`, () => {
    test.use({ language: from })
    test(
      ...alsoProves(
        clause('language.choice.kept', `${from} to ${to}`),
        `language.interface.${to}`,
        'language.choice.keeps-page',
        'language.choice.no-path',
        'language.document.lang',
        'shell.access.title',
      ),
      async ({ page, shell }) => {
        await page.goto('/?keep=1#here')
        await shell.changeLanguage(from, to)
        await clauseStep(`language.interface.${to}`, 'the heading', () => expect(shell.h1).toHaveText(h1[to]))
        await clauseStep('language.document.lang', to, () => expect(page.locator('html')).toHaveAttribute('lang', to))
        await clauseStep('shell.access.title', to, () =>
          expect(page).toHaveTitle(
            { ko: '홈 | 하늘 클라우드', en: 'Home | Haneul Cloud', ja: 'ホーム | ハヌルクラウド' }[to],
          ),
        )
        for (const id of ['language.choice.keeps-page', 'language.choice.no-path'] as const)
          await clauseStep(id, 'the same address', () => expect(page).toHaveURL(/:\d+\/\?keep=1#here$/))
        await clauseStep('language.choice.kept', 'stored, and after a reload', async () => {
          expect(await stored(page)).toBe(to)
          await page.reload()
          await expect(shell.h1).toHaveText(h1[to])
        })
      },
    )
  })

test(...clause('language.calls.accept-language', 'after a change of language'), async ({ inquiry, page, shell }) => {
  await inquiry.open()
  const languages = new Set<string | undefined>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) languages.add(request.headers()['accept-language'])
  })
  await shell.changeLanguage('ko', 'ja')
  await expect(inquiry.in('ja').primary).toHaveText('会員・アカウント')
  expect([...languages]).toEqual(['ja'])
})

for (const requested of ['ko', 'en', 'ja'] as const)
  test.describe(`?lang=${requested}`, () => {
    test.use({ language: requested === 'en' ? 'ja' : 'en' })
    test(
      ...alsoProves(
        clause('language.choice.parameter', requested),
        'language.choice.leaves-address',
        'language.choice.kept',
      ),
      async ({ page, shell }) => {
        await page.goto(`/?a=1&lang=${requested}&b=2#c`)
        await expect(shell.h1).toHaveText(h1[requested])
        await expect(page).toHaveURL(/\/\?a=1&b=2#c$/)
        expect(await stored(page)).toBe(requested)
        await page.goto('/')
        await expect(shell.h1).toHaveText(h1[requested])
      },
    )
  })

test.describe('in English', () => {
  test.use({ language: 'en' })
  test(...clause('language.choice.unknown-parameter', 'five invalid values'), async ({ page, shell }) => {
    for (const requested of ['fr', 'EN', 'ko-KR', '', '__proto__'])
      await softStep(`?lang=${requested}`, async () => {
        await page.goto(`/?lang=${requested}`)
        await expect(shell.h1).toHaveText(h1.en)
        await expect(page).not.toHaveURL(/lang/)
        expect(await stored(page)).toBe('en')
      })
  })
})

test.describe('on a first visit', () => {
  test.use({ hasChosenLocale: false })
  test(
    ...alsoProves(clause('language.choice.from-browser', 'five browser settings'), 'language.choice.else-korean'),
    async ({ page }) => {
      for (const [languages, expected] of [
        [['ja-JP', 'en'], 'ja'],
        [['fr', 'en-GB', 'ko'], 'en'],
        [['KO-kr'], 'ko'],
        [['fr', 'de-CH'], 'ko'],
        [[], 'ko'],
      ] as const)
        await softStep(`browser languages: ${languages.join(', ') || 'none'}`, async () => {
          const tab = await page.context().newPage()
          await tab.addInitScript((list) => {
            Object.defineProperty(navigator, 'languages', { get: () => list })
            Object.defineProperty(navigator, 'language', { get: () => list[0] ?? '' })
          }, languages)
          await tab.goto('/')
          await expect(tab.getByRole('heading', { level: 1 })).toHaveText(h1[expected])
          await expect(tab.locator('html')).toHaveAttribute('lang', expected)
          // Nothing is stored, so the page follows later changes of the browser language.
          expect(await stored(tab)).toBeNull()
          await tab.close()
        })
    },
  )
})

test(...clause('language.choice.kept', 'regardless of the browser language'), async ({ page, shell }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['ja'] })
  })
  await page.goto('/')
  await expect(shell.h1).toHaveText(h1.ko)
})

test.describe('with content in several languages', () => {
  test.use({ language: 'en', settings: { persona: 'main' } })
  test(...clause('language.document.mixed'), async ({ page, shell, inquiry, login }) => {
    await inquiry.visit()
    await expect(shell.userMenu('김민서').getByText('김민서')).toHaveAttribute('lang', 'ko')
    await shell.languageMenu('en').click()
    await expect(shell.language('ja')).toHaveAttribute('lang', 'ja')
    await expect(shell.language('ko')).toHaveAttribute('lang', 'ko')
    await login.open()
    await expect(login.account('minseo.kim@example.com').getByText('김민서')).toHaveAttribute('lang', 'ko')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // A name in the middle of a sentence.
    await expect(page.getByText('You are signed in as').getByText('김민서')).toHaveAttribute('lang', 'ko')
    await page.goto('/chatbot')
    await expect(page.getByText('What would you like to know?').getByText('김민서')).toHaveAttribute('lang', 'ko')
  })

  test.describe('with an FAQ item without an English translation', () => {
    test.use({
      settings: {
        data: { faqs: { 1101: { title: { ko: '한국어만 있습니다' }, content: { ko: '<p>한국어 답변</p>' } } } },
      },
    })
    test(...clause('language.document.mixed', 'a related FAQ item'), async ({ inquiry }) => {
      await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_001')
      const title = inquiry.related.getByText('한국어만 있습니다')
      expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ko')
      await title.click()
      const answer = inquiry.related.getByText('한국어 답변')
      expect(await answer.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ko')
    })
  })
})

for (const [site, chosen] of [
  ['public', 'en'],
  ['gov', 'ja'],
  ['fin', 'en'],
] as const)
  test.describe(site, () => {
    test.use({ site, language: 'ko' })
    test(...clause('language.choice.cookie', `${site}, ${chosen}`), async ({ page, shell, context, baseURL }) => {
      await page.goto('/')
      await shell.changeLanguage('ko', chosen)
      await expect(shell.h1).toHaveText(h1[chosen])
      const cookies = await context.cookies(baseURL)
      expect(cookies.find(({ name }) => name === `locale-${site}`)).toMatchObject({
        value: chosen,
        sameSite: 'Lax',
        path: '/',
      })
      const others = ['public', 'gov', 'fin'].filter((each) => each !== site)
      for (const other of others) expect(cookies.find(({ name }) => name === `locale-${other}`)?.value).toBe('ko')
    })
  })

test(...clause('language.choice.cookie-first'), async ({ page, shell, context, baseURL }) => {
  await context.addCookies([{ name: 'locale-public', value: 'ja', url: baseURL! }])
  await page.goto('/')
  await expect(shell.h1).toHaveText(h1.ja)
  expect(await stored(page)).toBe('ko')
})
