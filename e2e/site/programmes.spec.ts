import { fontsLoaded } from '../pages/fonts-loaded.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { framedScreens } from '../pages/screens.ts'
import { originOf } from '../mock-client/deployment.ts'
import { locales } from '../literals/sites.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, softStep, test } from '../pages/test.ts'

const proposals = {
  ko: 'https://partner.haneul.example/ko/proposal',
  en: 'https://partner.haneul.example/en/proposal',
  ja: 'https://partner.haneul.example/en/proposal',
} as const
const portal = 'https://edu.haneul.example/'
const headings = {
  edu: { ko: '교육 안내', en: 'Training and courses', ja: 'トレーニングのご案内' },
  greenHouse: { ko: '그린하우스', en: 'Green House', ja: 'グリーンハウス' },
  greenRookie: { ko: '그린 루키', en: 'Green Rookie', ja: 'グリーンルーキー' },
  greenDevelopers: { ko: '그린 디벨로퍼스', en: 'Green Developers', ja: 'グリーンデベロッパーズ' },
} as const
const ids = { edu: 'edu', greenHouse: 'green-house' } as const
const routes = {
  edu: 'site.edu.route',
  greenHouse: 'site.green-house.route',
  greenRookie: 'site.green-rookie.route',
  greenDevelopers: 'site.green-developers.route',
} as const

for (const language of locales)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const address = 'site.partner-proposal.address-ko'
    const own = language === 'ko' ? 'site.partner-proposal.korean' : 'site.partner-proposal.english'
    test(
      ...clausesOf(
        [
          ...([address, own, 'site.edu-portal.public-only', 'site.external.new-tab'] as const),
          ...(['site.edu.partner-proposal', 'site.green-house.partner-proposal', 'site.differs.links'] as const),
          ...(['site.edu.portal-on-public', 'site.green-house.portal-on-public'] as const),
          ...(['site.edu.no-portal-on-fin', 'site.green-house.no-portal-on-fin'] as const),
          ...Object.values(routes),
        ],
        `public and fin in ${language}`,
      ),
      async ({ page, shell }) => {
        for (const site of ['fin', 'public'] as const)
          for (const name of ['edu', 'greenHouse'] as const) {
            if (name === 'edu') await page.goto(`${originOf(site)}/support/edu`)
            else await openInApp(page, '/support/greenHouse')
            await expect(shell.h1).toHaveText(headings[name][language])
            const links = shell.main.locator('a[href^="http"]')
            const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
            const what = `${site}, ${name}`
            const expectProposal = async () => expect(hrefs[0]).toBe(proposals[language])
            for (const id of [address, own, 'site.partner-proposal.link'] as const)
              await clauseStep(id, what, expectProposal)
            await clauseStep(`site.${ids[name]}.partner-proposal`, site, expectProposal)
            const expected = site === 'public' ? [proposals[language], portal] : [proposals[language]]
            const expectLinks = async () => expect(hrefs).toEqual(expected)
            await clauseStep('site.edu-portal.public-only', what, expectLinks)
            await clauseStep('site.differs.links', what, expectLinks)
            if (site === 'public') {
              await clauseStep(address, `the education portal: ${what}`, expectLinks)
              await clauseStep(`site.${ids[name]}.portal-on-public`, language, expectLinks)
            } else await clauseStep(`site.${ids[name]}.no-portal-on-fin`, language, expectLinks)
            await clauseStep('site.external.new-tab', what, async () => {
              for (const link of await links.all()) {
                await expect(link).toHaveAttribute('target', '_blank')
                await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
              }
            })
          }
        for (const name of ['edu', 'greenHouse', 'greenRookie', 'greenDevelopers'] as const)
          await clauseStep(routes[name], 'title, offers, steps and the way to an inquiry', async () => {
            await openInApp(page, `/support/${name}`)
            await expect(shell.h1).toHaveText(headings[name][language])
            await expect(page).toHaveTitle(new RegExp(`^${headings[name][language]} \\|`))
            await expect(page.locator('#offers').getByRole('listitem')).toHaveCount(3)
            await expect(page.locator('#audience').getByRole('listitem')).toHaveCount(3)
            await expect(page.locator('#steps').getByRole('listitem')).toHaveCount(name === 'greenDevelopers' ? 3 : 4)
            await expect(shell.main.getByRole('link', { name: shell.words('menu.question') })).toHaveAttribute(
              'href',
              '/support/question',
            )
          })
      },
    )
  })

test(...clausesOfSteps('every programme, and training'), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/')
  for (const name of ['greenHouse', 'greenRookie', 'greenDevelopers', 'edu'] as const) {
    await openInApp(page, `/support/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[name].ko)
    await page.evaluate(() => window.scrollTo(0, 0))
    const contents = page.getByRole('navigation', { name: '이 페이지의 내용' })
    const bar = contents.locator('..')
    await fontsLoaded(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await clauseStep('layout.sticky-bar.relative', `${name}, at first`, () =>
      expect(bar).toHaveCSS('position', 'relative'),
    )
    const place = (await bar.boundingBox())!.y
    await page.evaluate((y) => window.scrollTo(0, y + 1), place)
    await clauseStep('layout.sticky-bar.fixed', `${name}, past its place, and nothing moves`, async () => {
      await expect(bar).toHaveCSS('position', 'fixed')
      expect((await bar.boundingBox())!.y).toBe(0)
      expect(await height()).toBe(before)
    })
    await clauseStep('layout.sticky-bar.never-covers-focus', `${name}, a link above the window`, async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const link = page.getByRole('navigation', { name: '현재 위치' }).getByRole('link').last()
      await link.focus()
      await expect(link).toBeInViewport()
      const [barBox, linkBox] = [(await bar.boundingBox())!, (await link.boundingBox())!]
      expect(linkBox.y >= barBox.y + barBox.height || linkBox.y + linkBox.height <= barBox.y).toBe(true)
    })
    await page.evaluate((y) => window.scrollTo(0, y - 1), place)
    await clauseStep('layout.sticky-bar.relative', `${name}, scrolled back`, () =>
      expect(bar).toHaveCSS('position', 'relative'),
    )
  }
})

test(...clause('layout.sticky-bar.fixed', 'the contents of a programme'), async ({ page, shell }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/support/greenHouse')
  const contents = page.getByRole('navigation', { name: '이 페이지의 내용' })
  await contents.getByRole('link', { name: '진행 순서' }).click()
  await expect(page).toHaveURL(/#steps$/)
  const heading = page.getByRole('heading', { name: '진행 순서' })
  await expect(heading).toBeInViewport()
  const [bar, title] = [(await contents.boundingBox())!, (await heading.boundingBox())!]
  expect(bar.y).toBe(0)
  expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  await expect(shell.h1).not.toBeInViewport()
})

test(...clause('site.gov.edu-not-found', 'pages that a site does not have'), async ({ page, shell }) => {
  for (const [site, path] of [
    ['gov', '/support/edu'],
    ['gov', '/support/greenHouse'],
    ['gov', '/support/greenRookie'],
    ['gov', '/support/greenDevelopers'],
    ['fin', '/support/greenDevelopers'],
  ] as const)
    await softStep(`${path} of ${site}`, async () => {
      // The first page of each site is loaded.
      if (page.url().startsWith(originOf(site))) {
        await openInApp(page, '/')
        await expect(shell.h1).not.toHaveText('페이지를 찾을 수 없습니다')
        await openInApp(page, path)
      } else await page.goto(originOf(site) + path)
      await expect(page).toHaveURL(originOf(site) + path)
      await expect(shell.h1).toHaveText('페이지를 찾을 수 없습니다')
      expect(await (await fetch(originOf(site) + path)).text()).toContain('<meta name="robots" content="noindex">')
    })
})

const plan = 'https://www.haneul.example/support-plan'

test(...clausesOfSteps('in the footer'), async ({ page, shell }) => {
  for (const site of ['public', 'fin'] as const) {
    await page.goto(originOf(site))
    const link = shell.footer.getByRole('link', { name: '기술 지원 요금제' })
    await clauseStep('site.support-plan.public-footer', site, () => expect(link).toHaveAttribute('href', plan))
  }
  await page.goto(originOf('gov'))
  await expect(shell.footer.getByRole('link', { name: '문의하기' })).toBeVisible()
  await clauseStep('site.gov.no-links-in-footer', 'no link to either', async () => {
    await expect(shell.footer.locator('a[href*="edu"], a[href*="support-plan"]')).toHaveCount(0)
    await expect(shell.footer.getByRole('link', { name: /교육|요금제/ })).toHaveCount(0)
  })
  await clauseStep('site.gov.no-support-plan-links', 'in the whole page', () =>
    expect(page.locator('a[href*="support-plan"]')).toHaveCount(0),
  )
})

test(...clause('site.gov.no-education-links', 'the HTML of every screen'), async () => {
  const linksOn = async (site: 'public' | 'gov', path: string) =>
    (await (await fetch(originOf(site) + path)).text()).match(/href="[^"]*(\/support\/edu|edu\.haneul)[^"]*"/g) ?? []
  expect((await linksOn('public', '/support')).length).toBeGreaterThan(0)
  for (const { path } of framedScreens) await softStep(path, async () => expect(await linksOn('gov', path)).toEqual([]))
})

test.describe('the gov site on a phone', () => {
  test.use({ site: 'gov', viewport: { width: 375, height: 800 } })
  test(...clausesOfSteps('compared with the public site'), async ({ page, shell }) => {
    await page.goto(originOf('public'))
    await shell.phoneMenu.click()
    await expect(shell.areas.getByRole('link', { name: '교육 안내' })).toHaveAttribute('href', '/support/edu')
    await page.goto('/')
    await shell.phoneMenu.click()
    await clauseStep('site.gov.no-links-in-footer', 'nor in the phone menu', async () => {
      await expect(shell.areas.getByRole('link', { name: '문의하기' })).toBeVisible()
      await expect(page.locator('a[href*="edu"], a[href*="support-plan"]')).toHaveCount(0)
    })
    await page.keyboard.press('Escape')
    for (const path of ['/login', '/support', '/support/question'])
      await clauseStep('site.gov.no-education-links', path, async () => {
        const before = await shell.h1.innerText()
        await openInApp(page, path)
        await expect(shell.h1).not.toHaveText(before)
        await expect(page.locator('a[href*="/edu"], a[href*="edu.haneul"]')).toHaveCount(0)
      })
    await clauseStep('site.gov.no-links-in-footer', 'the tile of the entry page stays', async () => {
      await expect(shell.main.getByRole('link', { name: '교육', exact: true })).toHaveAttribute(
        'href',
        '/support/question/general?parentCode=GNRL_EDU',
      )
    })
  })
})

test(...clause('shell.access.keyboard', 'the contents of a programme'), async ({ page, shell }) => {
  await page.goto('/support/edu')
  const contents = page.getByRole('navigation', { name: '이 페이지의 내용' })
  for (const name of ['과정 안내', '이런 분께 맞습니다', '신청부터 수료까지'])
    await softStep(name, async () => {
      await contents.getByRole('link', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name })).toBeInViewport()
    })
  await page.keyboard.press('Tab')
  await expect(shell.main.getByRole('link', { name: '파트너 제안하기' })).toBeFocused()
})
