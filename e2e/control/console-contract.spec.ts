import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test(...clausesOfSteps(), async ({ mockConsole, page, api, world }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const calls = Object.entries<Record<string, { operationId: string }>>(body.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) =>
      operationId ? [`${method.toUpperCase()} ${path} ${operationId}`] : [],
    ),
  )
  await mockConsole.open('contract')
  await clauseStep('control.console.every-operation', 'a row for each', async () => {
    const rows = page.locator('main h3')
    await expect(rows).toHaveCount(calls.length)
    const rowParts = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('span > span:first-child, button > span.font-mono, b')].map(
          (part) => part.textContent,
        ),
      ),
    )
    const rowTexts = rowParts.map((parts) => [...new Set(parts)].join(' '))
    for (const call of calls) {
      const [method = '', path = '', id = ''] = call.split(' ')
      expect(
        rowTexts.some((row) => row.includes(method) && row.split(' ').includes(path) && row.split(' ').includes(id)),
        call,
      ).toBe(true)
    }
  })
  await clauseStep('control.console.exports', 'six files', async () => {
    const list = page.getByRole('list', { name: 'Downloads' })
    const query = `?origin=${encodeURIComponent(api.origin)}&world=${world.id}`
    for (const [name, href] of [
      ['OpenAPI JSON', '/__mock/openapi.json'],
      ['OpenAPI YAML', '/__mock/openapi.yaml'],
      ['Codes', '/__mock/contract/codes.json'],
      ['Records', '/__mock/contract/records.json'],
      ['.http file', `/__mock/contract.http${query}`],
      ['Postman collection', `/__mock/postman.json${query}`],
    ] as const) {
      await expect(list.getByRole('link', { name })).toHaveAttribute('href', href)
      expect((await api.get(href)).status).toBe(200)
    }
  })
  const find = page.getByLabel('Find an operation')
  await clauseStep('control.console.reference', 'what an operation takes and returns', async () => {
    await find.fill('faq list')
    const row = page.getByRole('button', { name: /^GET \/api\/support\/faq faqs FAQ list/ })
    await expect(row).toContainText('product')
    await row.click()
    await expect(page).toHaveURL(/operation=faqs/)
    const main = page.getByRole('main')
    await expect(main.getByText('GET /api/support/faq returns the FAQ list.')).toBeVisible()
    await expect(main.getByText(/^Order: by faqId/)).toBeVisible()
    await main.getByRole('button', { name: /^Show \d+ requirements of searchKeyword$/ }).click()
    await expect(main.getByText('call.faq.list.query-search-keyword')).toBeVisible()
    await expect(main.getByText('GET /api/support/faq accepts the query parameter searchKeyword.')).toBeVisible()
    await expect(main.getByRole('code').filter({ hasText: /^searchKeyword$/ })).toBeVisible()
    await expect(main.getByText('totalElements', { exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Example response (200)' })).toContainText('"faqId": 1201')
    const curl = page.getByRole('group', { name: 'curl' })
    await expect
      .poll(() => curl.textContent())
      .toBe(
        `curl '${api.origin}/api/support/faq?categoryCode1=PROD&categoryCode3=Server&page=0&size=2' \\\n  -H 'x-mock-world: ${world.id}'`,
      )
    await find.fill('enter')
    await expect(page.getByRole('button', { name: /GET \/__mock\/enter/ })).toContainText('assumed')
  })
  await clauseStep('control.console.address', 'of tab, operation and world', async () => {
    await mockConsole.go('contract', { operation: 'library' })
    const library = page.getByRole('button', { name: /\/api\/support\/library/ })
    await find.fill('')
    await expect(library).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('link', { name: 'Captchas' }).click()
    await expect(page).toHaveURL(`/__mock/?world=${world.id}&tab=captchas`)
    const worlds = page.getByRole('combobox', { name: 'World' })
    // When the list of worlds has loaded, it replaces typed text, so this waits for it.
    await expect(worlds).toHaveValue(world.id)
    await mockConsole.find(worlds, 'default', 'default anonymous')
    await expect(page).toHaveURL('/__mock/?tab=captchas')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captchas')
    await expect(page).toHaveURL(`/__mock/?world=${world.id}&tab=captchas`)
    await page.goBack()
    await expect(library).toHaveAttribute('aria-expanded', 'true')
  })
})

test(
  ...clausesOfSteps('the example, and a form with a file'),
  async ({ mockConsole, page, world, api, guard, context }) => {
    guard.allowStatuses(400)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await mockConsole.open('contract', { operation: 'inquiryCodes' })
    const form = page.getByRole('form', { name: 'Try it' })
    const send = form.getByRole('button', { name: 'Send' })
    const status = form.getByRole('status').first()
    const response = form.getByRole('group', { name: 'Response' })
    await clauseStep('control.console.try', 'the example', async () => {
      await form.getByLabel('inquiryType').fill('GNRL')
      await form.getByLabel('parentCode').fill('GNRL_EDU')
      await expect(page.getByRole('group', { name: 'curl' })).toContainText('parentCode=GNRL_EDU')
      await send.click()
      await expect(status).toHaveText(`200received in the world ${world.id}`)
      await expect(response).toContainText('"code": "GNRL_EDU_001"')
      expect((await world.journal('inquiryCodes')).map(({ query }) => query)).toEqual([
        'inquiryType=GNRL&parentCode=GNRL_EDU',
      ])
    })
    await mockConsole.go('captchas')
    await mockConsole.go('contract', { operation: 'submitInquiry' })
    await clauseStep('control.console.reference', 'a curl command with a form, copied', async () => {
      await page.getByRole('button', { name: 'Copy curl' }).click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain("-X POST '")
      expect(copied).toContain(`-H 'x-mock-world: ${world.id}'`)
      expect(copied).toContain("--form-string 'inquiryTypeCode=GNRL'")
    })
    await clauseStep('control.console.try', 'a form with a file, refused', async () => {
      const attach = (name: string) =>
        form.getByLabel('Files').setInputFiles({ name, mimeType: '', buffer: Buffer.from('x') })
      await attach('a.exe')
      await send.click()
      await expect(status).toContainText('400')
      await expect(response).toContainText('FILE_EXT_DISALLOWED')
      await attach('a.png')
      await send.click()
      await expect(status).toContainText('200')
      expect((await world.inquiries()).map(({ files }) => files.map(({ name }) => name))).toEqual([['a.png']])
      await form.getByLabel('Request body').fill('{')
      await send.click()
      await expect(form.getByRole('alert')).toBeVisible()
    })
    await clauseStep('control.console.loads-nothing-foreign', 'in two tabs', async () =>
      expect(requests.filter((url) => !url.startsWith(`${api.origin}/`))).toEqual([]),
    )
  },
)

test(...clausesOfSteps(), async ({ mockConsole, page }) => {
  await mockConsole.open('contract', { operation: 'faqs' })
  await clauseStep('control.console.operation-parts', 'of an operation without a body', async () => {
    const links = page.getByRole('navigation', { name: 'Parts of faqs' }).getByRole('link')
    await expect(links).toHaveText(['Requirements', 'Notes', 'Query', 'Responses', 'Try it', 'Examples'])
    await links.filter({ hasText: 'Responses' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Responses' })).toBeFocused()
    await expect(page).toHaveURL(/operation=faqs/)
  })
  await mockConsole.go('contract', { operation: 'answerInquiry' })
  const form = page.getByRole('form', { name: 'Try it' })
  await clauseStep('control.console.operation-parts', 'of an operation with a body', async () => {
    const links = page.getByRole('navigation', { name: 'Parts of answerInquiry' }).getByRole('link')
    await expect(links).toHaveText(['Requirements', 'Path', 'Body', 'Responses', 'Try it', 'Examples'])
    await links.filter({ hasText: 'Try it' }).click()
    await expect(page.getByRole('region', { name: 'Try it' })).toBeFocused()
  })
  await clauseStep('control.console.required', 'parameters and body of a request', async () => {
    for (const name of ['id', 'inquiryId', 'Request body'])
      await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('aria-required', 'true')
    await expect(form.getByText('required', { exact: true })).toHaveCount(3)
    await mockConsole.go('contract', { operation: 'faqs' })
    await expect(form.getByText('required', { exact: true })).toHaveCount(0)
  })
  await clauseStep('control.console.required', 'other forms', async () => {
    for (const [tab, label] of [
      ['captchas', 'Key'],
      ['faults', 'Operation'],
      ['worlds', 'Set to (UTC+9)'],
    ] as const) {
      await mockConsole.go(tab)
      const field = page.locator('[data-field]', { has: page.getByLabel(label, { exact: true }) })
      await expect(field.getByText('required', { exact: true })).toBeVisible()
    }
  })
})
