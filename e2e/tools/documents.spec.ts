import { firstOrigin, originOf } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'
import { expect, test } from '../pages/test.ts'

const documents = '/docs/'

test('the mock serves the documents on every port, for people and for agents', async ({ page }) => {
  for (const origin of [firstOrigin, ...sites.map(originOf)]) {
    const { url, status } = await fetch(`${origin}/docs`)
    expect([url, status]).toEqual([`${origin}/docs/`, 200])
  }
  await page.goto(documents)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Haneul Cloud support')
  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['Console', '/__mock/'],
    ['Sites', '/__mock/enter?world=default&to=%2Fsupport'],
    ['Contract', '/__mock/?tab=contract'],
  ] as const)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await page.getByRole('navigation').getByRole('link', { name: 'Conventions of the API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Conventions of the API')
  await expect(page).toHaveURL(`${documents}api-conventions.html`)
  const list = await (await page.request.get(`${documents}llms.txt`)).text()
  const files = [...list.matchAll(/^- \[.+\]\((.+\.md)\): .+$/gm)].map(([, file]) => file!)
  expect(files).toEqual(expect.arrayContaining(['first-change.md', 'scenarios.md', 'requirements/inquiry.md']))
  for (const file of files) {
    const response = await page.request.get(documents + file)
    expect([file, response.status(), response.headers()['content-type']]).toEqual([
      file,
      200,
      'text/markdown; charset=utf-8',
    ])
  }
})

const tooMany = {
  id: 'inquiry.files.message-count',
  text: 'More than 5 files show the message form.fileNumbLimit.',
}
const duplicate = { id: 'inquiry.files.duplicate-skipped', text: 'A file whose name is already listed is skipped.' }

for (const [language, words, { id, text }] of [
  ['ko', '파일은 5개까지', tooMany],
  ['en', 'Skipped because a file with the same name is already attached', duplicate],
  ['ja', '添付できるファイル', tooMany],
] as const)
  test(`the search of the documents finds the requirement of a message, ${language}`, async ({ page }) => {
    await page.goto(documents)
    // The button works once its scripts have run.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill(words)
    const best = page.locator('[role=option] a').first()
    await expect(best).toContainText(text)
    await best.click()
    const requirement = page.getByRole('listitem').filter({ hasText: id })
    await expect(requirement).toContainText(text)
    await expect(requirement).toBeInViewport()
  })

test('a requirement in the documents opens its scenario', async ({ page, context }) => {
  await page.goto(`${documents}requirements/attachments.html#inquiry.files.message-count`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'A visitor attaches six files.' }).first().click()
  const scenario = await opened
  await expect(scenario).toHaveURL(
    (url) => url.origin === originOf('public') && url.pathname === '/support/question/general',
  )
  await expect(scenario.getByRole('heading', { level: 1 })).toBeVisible()
})
