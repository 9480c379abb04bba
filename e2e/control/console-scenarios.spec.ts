import { clause, expect, test } from '../pages/test.ts'
import { originOf, sites } from '../support/deployment.ts'

test(...clause('control.console.scenarios'), async ({ mockConsole, page, context, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockConsole.open('scenarios')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(1 + (await api.get('/__mock/scenarios')).body.length)
  await page.getByRole('textbox', { name: 'Search' }).fill('eleven files-too-large')
  await expect(rows).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Search' }).fill('files-too-large')
  await expect(rows).toHaveCount(2)
  const row = rows.last()
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
