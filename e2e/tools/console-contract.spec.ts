import { expect, test } from '../pages/test.ts'

test('every operation has its reference, and each view an address', async ({ mockConsole, page, api, world }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const operations = Object.entries<Record<string, { operationId?: string }>>(body.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) =>
      operationId ? [[method.toUpperCase(), path, operationId]] : [],
    ),
  )
  await mockConsole.open('contract')
  const list = page.getByRole('navigation', { name: 'Operations' })
  const rows = list.getByRole('link')
  await expect(rows).toHaveCount(operations.length)
  const texts = await rows.allTextContents()
  for (const parts of operations)
    expect(texts.filter((text) => parts.every((part) => text.includes(part))).length, parts.join(' ')).toBeGreaterThan(
      0,
    )

  const downloads = page.getByRole('list', { name: 'Downloads' })
  const query = `?origin=${encodeURIComponent(api.origin)}&world=${world.id}`
  for (const [name, href] of [
    ['OpenAPI JSON', '/__mock/openapi.json'],
    ['OpenAPI YAML', '/__mock/openapi.yaml'],
    ['Codes', '/__mock/contract/codes.json'],
    ['Messages', '/__mock/contract/messages.json'],
    ['Records', '/__mock/contract/records.json'],
    ['.http file', `/__mock/contract.http${query}`],
    ['Postman collection', `/__mock/postman.json${query}`],
  ] as const) {
    await expect(downloads.getByRole('link', { name })).toHaveAttribute('href', href)
    expect((await api.get(href)).status).toBe(200)
  }

  const main = page.getByRole('main')
  const introduction = main.getByRole('table').filter({ hasText: 'ROLE_ACCOUNT_BIZ' })
  await expect(introduction).toBeHidden()
  await main.getByText('What holds for every operation').click()
  await expect(introduction.getByRole('columnheader')).toHaveText(['word', 'meaning'])
  await expect(main.getByRole('heading', { name: 'Errors', exact: true })).toBeVisible()

  const find = page.getByLabel('Find an operation')
  await find.fill('faq list')
  const row = list.getByRole('link', { name: /^GET faqs .*\/api\/support\/faq$/ })
  await expect(rows).toHaveCount(1)
  await row.click()
  await expect(page).toHaveURL(/operation=faqs/)
  await expect(row).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('region', { name: /^faqs/ })).toContainText('product')
  await expect(main.getByText('GET /api/support/faq returns the FAQ list.')).toBeVisible()
  await expect(main.getByText(/^Order: by faqId/)).toBeVisible()
  await main.getByRole('button', { name: /^Show \d+ requirements of searchKeyword$/ }).click()
  await expect(
    main.getByText('GET /api/support/faq accepts the query parameters searchKeyword and categoryCode2.'),
  ).toBeVisible()
  await expect(main.getByText('totalElements', { exact: true })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Example response (200)' })).toContainText('"faqId": 1201')
  const curl = page.getByRole('group', { name: 'curl' })
  await expect
    .poll(() => curl.textContent())
    .toBe(
      `curl '${api.origin}/api/support/faq?categoryCode1=PROD&categoryCode3=Server&page=0&size=2' \\\n  -H 'x-mock-world: ${world.id}'`,
    )
  const parts = page.getByRole('navigation', { name: 'Parts of faqs' }).getByRole('link')
  await expect(parts).toHaveText(['Requirements', 'Notes', 'Query', 'Responses', 'Try it', 'Examples'])
  await parts.filter({ hasText: 'Responses' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Responses' })).toBeFocused()

  await mockConsole.go('contract', { operation: 'library' })
  const library = list.getByRole('link', { name: /^GET library / })
  await find.fill('')
  await expect(library).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Captchas', exact: true }).click()
  await expect(page).toHaveURL(`/__mock/?world=${world.id}&tab=captchas`)
  const worlds = page.getByRole('combobox', { name: 'World' })
  // When the list of worlds has loaded, it replaces typed text, so this waits for it.
  await expect(worlds).toHaveValue(world.id)
  await mockConsole.find(worlds, 'default', 'default anonymous')
  await expect(page).toHaveURL('/__mock/?tab=captchas')
  await page.goBack()
  await expect(page).toHaveURL(`/__mock/?world=${world.id}&tab=captchas`)
  await page.goBack()
  await expect(library).toHaveAttribute('aria-current', 'page')
})

test('an operation is tried, with a file too, and copied', async ({
  mockConsole,
  page,
  world,
  api,
  guard,
  context,
}) => {
  guard.allowStatuses(400)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await mockConsole.open('contract', { operation: 'inquiryCodes' })
  const form = page.getByRole('form', { name: 'Try it' })
  const send = form.getByRole('button', { name: 'Send' })
  const status = form.getByRole('status').first()
  const response = form.getByRole('group', { name: 'Response' })
  await form.getByLabel('inquiryType').fill('GNRL')
  await form.getByLabel('parentCode').fill('GNRL_EDU')
  await expect(page.getByRole('group', { name: 'curl' })).toContainText('parentCode=GNRL_EDU')
  await send.click()
  await expect(status).toHaveText(`200received in the world ${world.id}`)
  await expect(response).toContainText('"code": "GNRL_EDU_001"')
  expect((await world.journal('inquiryCodes')).map(({ query }) => query)).toEqual([
    'inquiryType=GNRL&parentCode=GNRL_EDU',
  ])

  await mockConsole.go('captchas')
  await mockConsole.go('contract', { operation: 'submitInquiry' })
  // The cases of its parts are a table.
  const cases = page.getByRole('main').getByRole('table').filter({ hasText: 'bbsArticleTypeDetailCode' })
  await expect(cases.getByRole('columnheader')).toHaveText(['part', 'required', 'used'])
  await page.getByRole('button', { name: 'Copy curl' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("-X POST '")
  expect(copied).toContain(`-H 'x-mock-world: ${world.id}'`)
  expect(copied).toContain("--form-string 'inquiryTypeCode=GNRL'")
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
  // The console loads nothing from elsewhere.
  expect(requests.filter((url) => !url.startsWith(`${api.origin}/`))).toEqual([])
})

test('required fields are marked in every form', async ({ mockConsole, page }) => {
  await mockConsole.open('contract', { operation: 'answerInquiry' })
  const form = page.getByRole('form', { name: 'Try it' })
  for (const name of ['id', 'inquiryId', 'Request body'])
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('aria-required', 'true')
  await expect(form.getByText('required', { exact: true })).toHaveCount(3)
  for (const [tab, label] of [
    ['captchas', 'Key'],
    ['backEnds', 'Address of the back end'],
  ] as const) {
    await mockConsole.go(tab)
    const field = page.locator('[data-field]', { has: page.getByLabel(label, { exact: true }) })
    await expect(field.getByText('required', { exact: true })).toBeVisible()
  }
})
