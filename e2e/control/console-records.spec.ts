import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { fileOf, generalInquiry } from '../support/inquiry.ts'
import { originOf } from '../support/deployment.ts'
import { sites } from '../support/sites.ts'

test(...clausesOfSteps(), async ({ mockConsole, page, api, world }) => {
  const file = fileOf('오류 화면.png', 70_001)
  const response = await api.postForm('/api/support/inquiry', generalInquiry({ title: '제목 <b>하나</b>' }, [file]))
  const { inquiryId } = response.body.content
  await mockConsole.open('inquiries')
  const panel = mockConsole.panel(`Inquiry ${inquiryId}`)
  await clauseStep('control.console.submitted-inquiries', 'with fields and files', async () => {
    await expect(panel.getByText('GNRL_MBR_001')).toBeVisible()
    await expect(panel.getByText('제목 <b>하나</b>')).toBeVisible()
    await expect(panel.getByText(createHash('sha256').update(file.bytes).digest('hex'))).toBeVisible()
  })
  await clauseStep('control.console.file-download', 'under its name', async () => {
    const downloading = page.waitForEvent('download')
    await panel.getByRole('link', { name: 'Download 오류 화면.png' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('오류 화면.png')
    expect((await readFile(await download.path())).equals(Buffer.from(file.bytes))).toBe(true)
  })
  await clauseStep('hardening.markup.file-name', 'in a snapshot', async () => {
    // The rules reject such a name, but a snapshot can contain one.
    const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
    const name = '<img src=x onerror="document.title=1">.txt'
    body.submissions[0].files[0].name = name
    await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, body)
    await page.reload()
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(0)
    await expect(page).toHaveTitle(`Inquiries · ${world.id} | Mock console`)
  })
})

test(
  ...clausesOf(['control.console.captcha-answers', 'control.console.captcha-list']),
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

test(...clausesOfSteps(), async ({ mockConsole, page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockConsole.open('links')
  await clauseStep('control.console.personas', 'described', () =>
    expect(page.getByRole('rowheader', { name: /^main-limited/ })).toContainText(
      'main account without the usage, billing and notification permissions',
    ),
  )
  await clauseStep('control.console.links', 'copied to the clipboard', async () => {
    await page.getByRole('button', { name: 'Copy link to fin as biz', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${originOf('fin')}/__mock/enter?world=${world.id}&persona=biz&to=%2F`,
    )
  })
  await page.getByLabel('Path').fill('/support/question/general')
  await clauseStep('control.console.links', 'of each site and persona', async () => {
    for (const site of sites)
      await expect(
        page.getByRole('link', { name: `Open ${site} as main-limited in a new tab`, exact: true }),
      ).toHaveAttribute(
        'href',
        `${originOf(site)}/__mock/enter?world=${world.id}&persona=main-limited&to=%2Fsupport%2Fquestion%2Fgeneral`,
      )
    await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(30)
  })
  await clauseStep('control.console.links', 'opened', async () => {
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open gov as sub in a new tab', exact: true }).click()
    const opened = await opening
    await expect(opened).toHaveURL(`${originOf('gov')}/support/question/general`)
    await expect.poll(async () => (await world.state()).persona).toBe('sub')
  })
})
