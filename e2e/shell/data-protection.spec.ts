import type { Page } from '@playwright/test'
import { fontsLoaded } from '../pages/fonts-loaded.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main-eea', now: '2026-11-20T00:00:00Z' } })

test.describe.configure({ timeout: 120_000 })

/** Each site in another language. */
const places = [
  ['public', 'ko'],
  ['gov', 'en'],
  ['fin', 'ja'],
] as const

const eea = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT'],
  ...['NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'IS', 'LI', 'NO'],
]

const texts = {
  ko: ['개인정보 보호 안내', '고객님의 개인정보를 GDPR에 따라 보호합니다.', '개인정보 처리방침', '닫기'],
  en: ['Data protection', 'We protect your personal information under the GDPR.', 'Privacy policy', 'Close'],
  ja: ['個人データ保護のお知らせ', 'お客様の個人データをGDPRに基づいて保護します。', 'プライバシーポリシー', '閉じる'],
} as const

const noticeIn = (page: Page, language: keyof typeof texts) => {
  const [title, text, policy, close] = texts[language]
  const bar = page.getByRole('region', { name: title, exact: true })
  return {
    bar,
    text: bar.getByText(text, { exact: true }),
    policy: bar.getByRole('link', { name: policy, exact: true }),
    close: bar.getByRole('button', { name: close, exact: true }),
  }
}

/** The popups, a page that does not exist, and a page of each area. */
const paths = [
  ...['/chatbot', '/userEnvDiagTool', '/support/satisfaction?inquiryId=51245', '/no/such/page', '/'],
  ...['/support/question/general', '/support/faq/all', '/intro/news', '/mypage/status', '/support'],
]

for (const [site, language] of places)
  test.describe(`${site} in ${language}`, () => {
    test.use({ site, language, viewport: { width: 1440, height: 900 } })
    test(...clausesOfSteps(`every kind of page on ${site}, ${language}`), async ({ page, shell, world }) => {
      const { bar, text, policy, close } = noticeIn(page, language)
      await page.goto('/policy/terms')
      for (const path of paths) {
        const before = await shell.h1.innerText()
        await openInApp(page, path)
        await expect(shell.h1).not.toHaveText(before)
        await clauseStep('shell.data-protection.eea-only', path, async () => {
          await expect(text).toBeVisible()
          const { y, height } = (await bar.boundingBox())!
          expect(y + height).toBe(892)
        })
      }
      for (const [window, expected] of [
        [1440, 1215],
        [1260, 1215],
        [1100, 1068],
        [800, 768],
      ] as const) {
        await page.setViewportSize({ width: window, height: 900 })
        const { width, height } = (await bar.boundingBox())!
        await clauseStep('layout.gdbr-bar.height', `at ${window} px`, async () => expect(height).toBe(55))
        await clauseStep('layout.gdbr-bar.max-width', `at ${window} px`, async () => expect(width).toBe(expected))
      }
      await policy.click()
      await clauseStep('shell.data-protection.eea-only', 'the link to /policy/privacy', async () => {
        await expect(page).toHaveURL(/\/policy\/privacy$/)
        await expect(shell.h1).toHaveText(shell.words('policy.privacy'))
        await expect(bar).toBeVisible()
      })
      await close.focus()
      await page.keyboard.press('Enter')
      await clauseStep('shell.data-protection.closed', 'at once, after a reload, and on other pages', async () => {
        await expect(bar).toHaveCount(0)
        await expect(shell.main).toBeFocused()
        await page.reload()
        for (const path of ['/policy/privacy', '/support']) {
          await openInApp(page, path)
          await expect(shell.userMenu('Lukas Weber')).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          await expect(bar).toHaveCount(0)
        }
      })
      await world.patch({ persona: 'sub', member: { cntryCd: 'FR' } })
      await returnToTab(page)
      await clauseStep('shell.data-protection.closed', 'not for another person', () => expect(text).toBeVisible())
    })
  })

test(...clause('shell.data-protection.eea-only', 'by country, and for nobody'), async ({ page, shell, world }) => {
  const { bar } = noticeIn(page, 'ko')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const expectNone = async () => {
    await page.waitForLoadState('networkidle')
    await expect(bar).toHaveCount(0)
    expect(requested.filter((url) => /data-protection|dataProtection/.test(url))).toEqual([])
  }
  await clauseStep('shell.data-protection.eea-only', 'not for an anonymous visitor', async () => {
    await world.patch({ persona: 'anonymous', member: {} })
    await page.goto('/policy/terms')
    await expect(shell.signIn).toBeVisible()
    await expectNone()
  })
  /** The page loads again who is signed in: a member with the name of the country. */
  const moveTo = async (cntryCd: string) => {
    const name = `country ${cntryCd}`.trim()
    await world.patch({ persona: 'main', member: { cntryCd, name } })
    await returnToTab(page)
    await expect(shell.userMenu(name)).toBeVisible()
  }
  for (const cntryCd of ['KR', 'US', 'JP', 'GB', 'CH', 'TR', 'UA', 'RS', ''])
    await clauseStep('shell.data-protection.eea-only', `not in ${cntryCd || 'no country'}`, async () => {
      await moveTo(cntryCd)
      await expectNone()
    })
  expect(new Set(eea).size).toBe(30)
  for (const cntryCd of eea)
    await clauseStep('shell.data-protection.eea-only', `in ${cntryCd}`, async () => {
      await moveTo(cntryCd)
      await expect(bar).toBeVisible()
    })
})

for (const [language, path, fontSize] of [
  ['ko', '/support/question/general', '100%'],
  ['en', '/support/faq/all', '200%'],
  ['ja', '/support', '100%'],
] as const)
  test.describe(`narrow, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } })
    test(...clause('shell.data-protection.covers-no-focus', `every stop of ${path}, ${language}`), async ({ page }) => {
      const { bar, policy, close } = noticeIn(page, language)
      await page.goto(path)
      await expect(bar).toBeVisible()
      for (const size of ['100%', '200%'])
        await clauseStep('shell.data-protection.covers-no-focus', `its controls, text of ${size}`, async () => {
          const style = await page.addStyleTag({ content: `html { font-size: ${size} !important }` })
          for (const control of [policy, close]) {
            await expect(control).toBeInViewport({ ratio: 1 })
            const { width, height } = (await control.boundingBox())!
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
          }
          expect((await bar.boundingBox())!.height).toBeLessThan(400)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
          await style.evaluate((element) => (element as Element).remove())
        })
      await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` })
      await clauseStep('shell.data-protection.covers-no-focus', `${path}, text of ${fontSize}`, async () => {
        const covered: (string | undefined)[] = []
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        for (let stop = 0; stop < 70; stop += 1) {
          await page.keyboard.press('Tab')
          // What moves with the focus may take some frames.
          const hidden = await bar.evaluate(async (element) => {
            const isCovered = () => {
              const focused = document.activeElement!
              if (focused === document.body || element.contains(focused)) return undefined
              const [over, under] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
              // A control that is higher than the free part of the window begins in it.
              return under.top < over.top - 8 && (under.bottom <= over.top || under.height > over.top)
                ? undefined
                : focused.outerHTML.slice(0, 120)
            }
            for (let frame = 0; frame < 60 && isCovered(); frame += 1) await new Promise(requestAnimationFrame)
            return isCovered()
          })
          if (hidden) covered.push(hidden)
        }
        expect(covered).toEqual([])
      })
    })
  })

test(...clause('shell.data-protection.covers-no-focus', 'nothing moves, and paper has none'), async ({ page }) => {
  const { bar, close } = noticeIn(page, 'ko')
  const boxes = () =>
    page.locator('header, main, main *, footer, footer *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.outerHTML.slice(0, 60), x, y, width, height].join(' ')
      }),
    )
  // The second page is shorter than the window.
  for (const path of ['/support/question/general', '/mypage/solution'])
    await softStep(path, async () => {
      await page.goto(path)
      await expect(bar).toBeVisible()
      await fontsLoaded(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // Parts of a page that are loaded once it is used, and so last.
      await page.keyboard.press('Shift')
      await expect(page.locator('[data-stand-in]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      let before = await boxes()
      await expect.poll(async () => before.join() === (before = await boxes()).join()).toBe(true)
      await close.click()
      await expect(bar).toHaveCount(0)
      expect(await boxes()).toEqual(before)
      await page.evaluate(() => localStorage.clear())
    })
  await page.goto('/support/notice/all/1057')
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})
