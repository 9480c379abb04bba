import type { Page, Route } from '@playwright/test'
import { clause, expect, softStep, test } from '../support/test.ts'

const notice = (page: Page) =>
  page.getByText('페이지를 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Files of the first load of the general form, by how their URL or content is recognised. */
const filesOf = async (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && !request.url().endsWith('.woff2')) urls.push(request.url())
  })
  await page.goto('/support/question/general')
  await expect(page.getByRole('textbox', { name: '제목' })).toBeVisible()
  return [...new Set(urls)]
}

test(...clause('shell.start.missing-file', 'each file of the general form'), async ({ page, guard }) => {
  test.setTimeout(120_000)
  guard.allowCutConnections()
  const files = await filesOf(page)
  expect(files.length).toBeGreaterThan(5)
  // One step around all files, because their number depends on the build and on what has loaded in the background.
  await softStep('each file', async () => {
    for (const [i, file] of files.entries())
      await softStep(new URL(file).pathname, async () => {
        const abort = (route: Route) => route.abort()
        await page.route(file, abort)
        await page.goto('/support/question/general')
        // The text of the page is there in any case.
        await expect(heading(page)).not.toBeEmpty()
        const isUsable = page.getByRole('textbox', { name: '제목' })
        const retry = page.getByRole('link', { name: '다시 시도' }).or(page.getByRole('button', { name: '다시 시도' }))
        await expect(isUsable.or(retry).first()).toBeVisible()
        await page.unroute(file, abort)
        // Trying again loads the page once more, which a third of the files shows.
        if (i % 3 > 0) return
        if (await retry.first().isVisible()) await retry.first().click()
        await expect(isUsable).toBeVisible()
      })
  })
})

test(
  ...clause('shell.start.missing-file', 'every font, the session, the texts of the language'),
  async ({ page, guard, world }) => {
    guard.allowCutConnections()
    guard.allowStatuses(500)
    const title = page.getByRole('textbox', { name: '제목' })
    await softStep('every font', async () => {
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto('/support/question/general')
      await expect(title).toBeVisible()
      await expect(notice(page)).toBeHidden()
    })
    await softStep('the session', async () => {
      await world.faults({ operationId: 'session', status: 500 })
      await page.goto('/support/question/general')
      const retry = page.getByRole('button', { name: '다시 시도' })
      await expect(retry).toBeVisible()
      await world.faults()
      await retry.click()
      await expect(title).toBeVisible()
    })
    await softStep('the texts of the language', async () => {
      await page.route(/\/assets\/common-/, (route) => route.abort())
      await page.goto('/')
      await expect(notice(page)).toBeVisible()
      await expect(heading(page)).toHaveText('무엇을 도와드릴까요?')
    })
  },
)

test(...clause('shell.start.missing-file', 'an error of the app'), async ({ page }) => {
  // As in a browser that refuses a change of the address.
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Too many calls.', 'SecurityError')
    }
    addEventListener('error', (event) => event.preventDefault())
  })
  await page.goto('/support?lang=ko')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: '다시 시도' })).toHaveAttribute('href', '')
})

/** Serves the page of another build: its script names do not exist any more, those of the current build do. */
const serveOldDocument = async (page: Page, times: number) => {
  const loads = { count: 0 }
  await page.route(
    (url) => !/\.\w+$|^\/(api|__mock)/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      loads.count += 1
      const response = await route.fetch()
      const html = await response.text()
      if (loads.count > times) return route.fulfill({ response, body: html })
      return route.fulfill({ response, body: html.replaceAll(/\/assets\/([\w~.-]+)\.js/g, '/assets/$1-old.js') })
    },
  )
  return loads
}

test(...clause('shell.start.outdated', 'a document from a cache'), async ({ page, guard }) => {
  guard.allowStatuses(404)
  const loads = await serveOldDocument(page, 1)
  await page.goto('/')
  await expect.poll(() => loads.count).toBe(2)
  await page.getByRole('button', { name: '고객지원' }).click()
  await expect(page.getByRole('button', { name: '고객지원' })).toHaveAttribute('aria-expanded', 'true')
  expect(loads.count).toBe(2)
})

test(...clause('shell.start.outdated', 'once only'), async ({ page, guard }) => {
  guard.allowStatuses(404)
  const loads = await serveOldDocument(page, 10)
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  expect(loads.count).toBe(2)
})

test(...clause('shell.start.outdated', 'a screen opened later'), async ({ page, guard }) => {
  guard.allowStatuses(404)
  guard.allowCutConnections()
  let documents = 0
  // The build of the open page is replaced: its screens are gone, and the page has other scripts. They are gone before
  // the page opens, because it may load them in advance at any time.
  await page.route(/\/assets\/entry-[\w-]+\.js/, (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: 'File not found.' }) : route.fallback(),
  )
  await page.route('**/support/question', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    if (route.request().resourceType() === 'document') {
      documents += 1
      return route.fulfill({ response, body: html })
    }
    return route.fulfill({ response, body: html.replaceAll('/assets/index-', '/assets/other-') })
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(heading(page)).toHaveText('문의하기')
  expect(documents).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(...clause('shell.start.without-script', 'in each language'), async ({ page }) => {
    for (const [language, text] of [
      ['ko', '이 페이지를 이용하려면 브라우저 설정에서 JavaScript를 켜 주세요.'],
      ['en', 'To use this page, turn on JavaScript in your browser settings.'],
      ['ja', 'このページを利用するには、ブラウザーの設定でJavaScriptを有効にしてください。'],
    ] as const)
      await softStep(language, async () => {
        await page.goto(`/support/question?lang=${language}`)
        // Playwright's text locators leave out noscript.
        await expect(page.locator('noscript p')).toBeVisible()
        expect(await page.content()).toContain(text)
        await expect(heading(page)).not.toBeEmpty()
      })
  })
})

test(...clause('shell.start.cancelled-script', 'the page is being left'), async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/support', { waitUntil: 'commit' })
  const script = page.locator('script[type=module][src]').last()
  await expect(script).toBeAttached()
  // Chromium does not report scripts that it cancels, so this is what the other engines do.
  await script.evaluate((element) => {
    dispatchEvent(new Event('beforeunload'))
    element.dispatchEvent(new Event('error'))
    document.title = 'the same page'
  })
  release()
  await expect(notice(page)).toBeHidden()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe('navigate')
})
