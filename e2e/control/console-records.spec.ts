import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { originOf, sites } from '../support/deployment.ts'
import { World } from '../support/world.ts'

test(...clause('control.console.live-journal'), async ({ mockConsole, page, api }) => {
  await mockConsole.open('journal')
  await expect(page.getByText('No requests yet.')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
  await api.get('/api/support/faq', { searchKeyword: '공인 IP' })
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('/api/support/faq?searchKeyword=공인 IP')
  await api.get('/api/nowhere')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('404')
})

test(...clause('control.console.journal-pause'), async ({ mockConsole, page, api }) => {
  await api.get('/api/support/inquiry/abuse')
  await mockConsole.open('journal')
  const rows = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await api.get('/api/support/inquiry/abuse')
  // The world strip counts the exchange, but the journal is paused.
  await expect(page.getByRole('link', { name: '2', exact: true })).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(rows).toHaveCount(2)
})

test(...clause('control.console.journal-bodies'), async ({ mockConsole, page, api }) => {
  await api.post('/api-member/member/session', { persona: 'main' })
  await mockConsole.open('journal')
  await page.getByRole('button', { name: /\/api-member\/member\/session/ }).click()
  await expect(page.getByRole('group', { name: 'Request' })).toHaveText('{ "persona": "main" }')
  await page.getByRole('checkbox', { name: 'Show values' }).check()
  await expect(page.getByRole('group', { name: 'Response' })).toContainText('"email": "minseo.kim@example.com"')
  await page.getByRole('link', { name: 'Contract of signIn' }).click()
  await expect(page.getByRole('button', { name: /^POST .*signIn/ })).toHaveAttribute('aria-expanded', 'true')
})

test(...clause('control.console.journal-filter'), async ({ mockConsole, page, api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await api.get('/api/support/faq/1')
  // The product does not violate the contract, so a snapshot adds a violating exchange to another world.
  const other = await World.create(api.origin)
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  const violating = {
    ...body.journal[0],
    path: '/api/odd',
    operationId: 'countries',
    violations: ['countries 200: no list'],
  }
  await api.json('PUT', `/__mock/worlds/${other.id}/snapshot`, { ...body, journal: [...body.journal, violating] })
  try {
    await mockConsole.open('journal', { world: other.id })
    const rows = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    const chip = (name: string) => page.getByRole('button', { name, exact: true })
    await chip('4xx').click()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('/api/support/faq/1')
    await chip('4xx').click()
    await chip('violations').click()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('violation')
    await rows.first().getByRole('button').click()
    await expect(page.getByRole('list', { name: 'Violations' })).toHaveText('countries 200: no list')
    await chip('violations').click()
    await chip('POST').click()
    await expect(page.getByText('No exchanges match these filters.')).toBeVisible()
    await chip('POST').click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('faq not_found')
    await expect(rows).toHaveCount(1)
    await expect(page.getByText('1 of 3 exchanges')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await mockConsole.find(page.getByRole('combobox', { name: 'Operation' }), 'abuse')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/operation=abuse/)
    // The reference counts the violation at its operation.
    await mockConsole.open('contract', { world: other.id })
    await expect(page.getByRole('button', { name: /countryCode\/getList/ })).toContainText('1 violation')
  } finally {
    await other.end()
  }
})

test(
  ...alsoProves(clause('control.console.submitted-inquiries'), 'control.console.file-download'),
  async ({ mockConsole, page, api }) => {
    const file = fileOf('오류 화면.png', 70_001)
    const response = await api.postForm('/api/support/inquiry', generalInquiry({ title: '제목 <b>하나</b>' }, [file]))
    const { inquiryId } = response.body.content
    await mockConsole.open('inquiries')
    const panel = mockConsole.panel(`Inquiry ${inquiryId}`)
    await expect(panel.getByText('GNRL_MBR_001')).toBeVisible()
    await expect(panel.getByText('제목 <b>하나</b>')).toBeVisible()
    await expect(panel.getByText(createHash('sha256').update(file.bytes).digest('hex'))).toBeVisible()
    const downloading = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Download 오류 화면.png' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('오류 화면.png')
    expect((await readFile(await download.path())).equals(Buffer.from(file.bytes))).toBe(true)
  },
)

test(...clause('hardening.markup.file-name'), async ({ mockConsole, page, api, world }) => {
  // The rules reject such a name, but a snapshot can contain one.
  await api.postForm('/api/support/inquiry', generalInquiry({}, [fileOf('a.txt', 3)]))
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  const name = '<img src=x onerror="document.title=1">.txt'
  body.submissions[0].files[0].name = name
  await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, body)
  await mockConsole.open('inquiries')
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page).toHaveTitle('Mock console')
})

test(
  ...alsoProves(clause('control.console.captcha-answers'), 'control.console.captcha-list'),
  async ({ mockConsole, page, api, world, guard }) => {
    guard.allowStatuses(404)
    await mockConsole.open('captchas')
    await expect(page.getByText('No active captchas.')).toBeVisible()
    const { key } = (await api.post('/api/security/captcha')).body
    const { value } = await world.captcha(key)
    const row = page.getByRole('row').filter({ hasText: key })
    await expect(row).toContainText(value)
    await expect(row).toContainText('open')
    await api.get('/api/security/captcha/verify', {
      captchaKey: key,
      captchaValue: value,
      captchaCategory: 'CAPTCHA',
    })
    await expect(row).toContainText('verified')
    const search = mockConsole.panel('Look up by key')
    await search.getByLabel('Key').fill('none')
    await search.getByRole('button', { name: 'Look up' }).click()
    await expect(search.getByRole('alert')).toContainText('This world has no captcha "none".')
    await search.getByLabel('Key').fill(key)
    await search.getByRole('button', { name: 'Look up' }).click()
    await expect(search.getByRole('status')).toContainText(value)
  },
)

test(...clause('control.console.links'), async ({ mockConsole, page, world, context }) => {
  await mockConsole.open('links')
  await page.getByLabel('Path').fill('/support/question/general')
  for (const site of sites)
    await expect(
      page.getByRole('link', { name: `Open ${site} as main-limited in a new tab`, exact: true }),
    ).toHaveAttribute(
      'href',
      `${originOf(site)}/__mock/enter?world=${world.id}&persona=main-limited&to=%2Fsupport%2Fquestion%2Fgeneral`,
    )
  await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(27)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open gov as sub in a new tab', exact: true }).click()
  const opened = await opening
  await expect(opened).toHaveURL(`${originOf('gov')}/support/question/general`)
  await expect.poll(async () => (await world.state()).persona).toBe('sub')
})

test(...clause('control.console.links', 'copied to the clipboard'), async ({ mockConsole, page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockConsole.open('links')
  await page.getByRole('button', { name: 'Copy link to fin as biz', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${originOf('fin')}/__mock/enter?world=${world.id}&persona=biz&to=%2F`,
  )
})
