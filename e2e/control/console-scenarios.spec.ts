import { clause, expect, test } from '../pages/test.ts'
import { originOf } from '../support/deployment.ts'
import { sites } from '../support/sites.ts'

test(...clause('control.console.scenarios'), async ({ mockConsole, page, context, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockConsole.open('scenarios')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount((await api.get('/__mock/scenarios')).body.length)
  await page.getByRole('textbox', { name: 'Search' }).fill('eleven files-too-large')
  await expect(rows).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Search' }).fill('files-too-large')
  await expect(rows).toHaveCount(1)
  const row = rows
  await expect(row.getByRole('listitem')).toHaveText('Attach files of 11 MB each: 기록.log')
  for (const site of sites)
    await expect(row.getByRole('link', { name: `Open files-too-large on ${site} in a new tab` })).toHaveAttribute(
      'href',
      `${originOf(site)}/__mock/enter?scenario=files-too-large`,
    )
  await row.getByRole('button', { name: 'Copy link to files-too-large' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${originOf('public')}/__mock/enter?scenario=files-too-large`,
  )
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: 'Open files-too-large on gov in a new tab' }).click(),
  ])
  await expect(opened.getByRole('banner')).toContainText('하늘 클라우드 공공')
  await expect(opened).toHaveURL(`${originOf('gov')}/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001`)
})

test(...clause('control.console.scenario-areas'), async ({ mockConsole, page }) => {
  await mockConsole.open('scenarios')
  const table = page.getByRole('table')
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveText([
    ...['Scenario', 'Site', 'Open on', 'Steps', 'Shows'],
    ...['Landing page', 'Inquiry', 'Captcha', 'Follow-up inquiry', 'Survey', 'Chatbot', 'FAQ', 'Notices', 'Library'],
    ...['Service news', 'Incidents', 'Login', 'My page', 'My inquiries', 'Network diagnosis', 'Pages of one site'],
    'Other pages',
  ])
  await mockConsole.pick(page.getByRole('combobox', { name: 'Area' }), 'Survey')
  await expect(table.getByRole('columnheader').last()).toHaveText('Survey')
  await page.getByRole('textbox', { name: 'Search' }).fill('10 RATING closed')
  await expect(rows).toHaveText([/The rating of an answer has closed after 10 days/])
  expect(new URL(page.url()).searchParams.get('area')).toBe('Survey')
  expect(new URL(page.url()).searchParams.get('search')).toBe('10 RATING closed')
  await page.reload()
  await expect(rows).toHaveText([/The rating of an answer has closed after 10 days/])
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveText('Survey')
})
