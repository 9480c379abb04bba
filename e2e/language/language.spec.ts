import type { Page } from '@playwright/test'
import { openInApp } from '../pages/open-in-app.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

const h1 = { ko: '무엇을 도와드릴까요?', en: 'How can we help?', ja: 'どのようなご用件でしょうか？' } as const
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('locale'))

const titles = { ko: '홈 | 하늘 클라우드', en: 'Home | Haneul Cloud', ja: 'ホーム | ハヌルクラウド' } as const

test(
  ...clausesOf(
    ['language.interface.ko', 'language.interface.en', 'language.interface.ja'],
    'each language after another one',
  ),
  async ({ page, shell }) => {
    await page.goto('/?keep=1#here')
    for (const [from, to] of [
      ['ko', 'en'],
      ['en', 'ja'],
      ['ja', 'ko'],
    ] as const) {
      await shell.changeLanguage(from, to)
      await clauseStep(`language.interface.${to}`, 'the heading', () => expect(shell.h1).toHaveText(h1[to]))
      await clauseStep('language.document.lang', to, () => expect(page.locator('html')).toHaveAttribute('lang', to))
      await clauseStep('shell.access.title', to, () => expect(page).toHaveTitle(titles[to]))
      await clauseStep('language.choice.keeps-page', `the same address in ${to}`, () =>
        expect(page).toHaveURL(/:\d+\/\?keep=1#here$/),
      )
      await clauseStep('language.choice.kept', `${to}: stored, and after a reload`, async () => {
        expect(await stored(page)).toBe(to)
        await page.reload()
        await expect(shell.h1).toHaveText(h1[to])
      })
    }
  },
)

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

test(...clausesOfSteps('three languages after each other'), async ({ page, shell }) => {
  for (const requested of ['en', 'ko', 'ja'] as const) {
    await page.goto(`/?a=1&lang=${requested}&b=2#c`)
    await clauseStep('language.choice.parameter', requested, async () => {
      await expect(shell.h1).toHaveText(h1[requested])
      await expect(page).toHaveURL(/\/\?a=1&b=2#c$/)
    })
    await clauseStep('language.choice.kept', requested, async () => expect(await stored(page)).toBe(requested))
  }
  await page.goto('/')
  await clauseStep('language.choice.kept', 'the last one', () => expect(shell.h1).toHaveText(h1.ja))
})

test.describe('in English', () => {
  test.use({ language: 'en' })
  test(...clause('language.choice.parameter', 'five invalid values'), async ({ page, shell }) => {
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
  test(...clause('language.choice.from-browser', 'five browser settings'), async ({ page, shell }) => {
    for (const [languages, expected] of [
      [['ja-JP', 'en'], 'ja'],
      [['fr', 'en-GB', 'ko'], 'en'],
      [['KO-kr'], 'ko'],
      [['la', 'eo'], 'ko'],
      [[], 'ko'],
    ] as const)
      await softStep(`browser languages: ${languages.join(', ') || 'none'}`, async () => {
        await page.addInitScript((list) => {
          Object.defineProperty(navigator, 'languages', { get: () => list, configurable: true })
          Object.defineProperty(navigator, 'language', { get: () => list[0] ?? '', configurable: true })
        }, languages)
        await page.goto('/')
        await expect(shell.h1).toHaveText(h1[expected])
        await expect(page.locator('html')).toHaveAttribute('lang', expected)
        // Nothing is stored, so the page follows later changes of the browser language.
        expect(await stored(page)).toBeNull()
      })
  })
})

test(...clause('language.choice.kept', 'regardless of the browser language'), async ({ page, shell }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { get: () => ['ja'] })
  })
  await page.goto('/')
  await expect(shell.h1).toHaveText(h1.ko)
})

test.describe('a partner', () => {
  test.use({ language: 'en', settings: { persona: 'partner' } })
  test(...clause('member.name.language', 'follows the language of the page'), async ({ page, shell, login }) => {
    await page.goto('/mypage/manage')
    for (const [locale, name, company, partner] of [
      ['en', 'Haneul Seo', 'Seo Haneul Consulting', 'Gureumdari Partners'],
      ['ja', 'ソ・ハヌル', 'ソ・ハヌル コンサルティング', 'クルムダリ・パートナーズ'],
      ['ko', '서하늘', '서하늘 컨설팅', '구름다리 파트너스'],
    ] as const)
      await clauseStep('member.name.language', locale, async () => {
        if (locale !== 'en') await shell.changeLanguage(locale === 'ja' ? 'en' : 'ja', locale)
        await expect(shell.userMenu(name)).toBeVisible()
        for (const text of [name, company, partner])
          await expect(shell.main.locator('dd', { hasText: text }).first()).toBeVisible()
      })
    await openInApp(page, '/login')
    await expect(login.account('minseo.kim@example.com')).toContainText('김민서')
  })
})

test.describe('with content in several languages', () => {
  test.use({ language: 'en', settings: { persona: 'main', member: { name: '김가람' } } })
  test(...clause('language.document.lang', 'a text in another language'), async ({ page, shell, inquiry }) => {
    await inquiry.visit()
    await expect(shell.userMenu('김가람').getByText('김가람')).toHaveAttribute('lang', 'ko')
    await shell.languageMenu('en').click()
    await expect(shell.language('ja')).toHaveAttribute('lang', 'ja')
    await expect(shell.language('ko')).toHaveAttribute('lang', 'ko')
    await openInApp(page, '/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // A name in the middle of a sentence.
    await expect(page.locator('p', { hasText: 'You are signed in as' }).getByText('김가람')).toHaveAttribute(
      'lang',
      'ko',
    )
    await openInApp(page, '/chatbot')
    await expect(page.locator('p', { hasText: 'What would you like to know?' }).getByText('김가람')).toHaveAttribute(
      'lang',
      'ko',
    )
  })

  test.describe('with an FAQ item without an English translation', () => {
    test.use({
      settings: {
        data: { faqs: { 1101: { title: { ko: '한국어만 있습니다' }, content: { ko: '<p>한국어 답변</p>' } } } },
      },
    })
    test(...clause('language.document.lang', 'a related FAQ item'), async ({ inquiry }) => {
      await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_001')
      const title = inquiry.related.getByText('한국어만 있습니다')
      expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ko')
      await title.click()
      const answer = inquiry.related.getByText('한국어 답변')
      expect(await answer.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ko')
    })
  })
})

test(...clause('language.choice.kept', 'the cookie disagrees'), async ({ page, shell, context, baseURL }) => {
  await context.addCookies([{ name: 'locale-public', value: 'ja', url: baseURL! }])
  await page.goto('/')
  await expect(shell.h1).toHaveText(h1.ja)
  expect(await stored(page)).toBe('ko')
})
