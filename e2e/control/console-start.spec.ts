import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { firstOrigin, originOf } from '../support/deployment.ts'
import { sites } from '../support/sites.ts'

test(...clause('control.console.start'), async ({ page, api, world }) => {
  const { headers } = await api.at(firstOrigin).send('GET', '/', { redirect: 'manual' })
  expect(headers.get('location')).toBe('/__mock/')
  await page.goto('/__mock/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
  await expect(mainPanel('What this is')).toContainText('nothing leaves this machine')
  for (const site of sites)
    await expect(page.getByRole('link', { name: `Open ${site}` })).toHaveAttribute(
      'href',
      `${originOf(site)}/__mock/enter?world=default&to=%2F`,
    )
  const scenarios = page.getByRole('list', { name: 'First scenarios' }).getByRole('link')
  await expect(scenarios).toHaveCount(5)
  const addresses = await scenarios.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  for (const address of addresses) expect(address).toContain('/__mock/enter?scenario=')
  for (const who of ['Developers', 'Testers', 'Back-end teams']) await expect(mainPanel(who)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Create a world' })).toHaveText(
    `curl -X POST '${api.origin}/__mock/worlds' -H 'content-type: application/json' -d '{"id":"mine","persona":"main"}'`,
  )
  await expect(page.getByRole('group', { name: 'Send a request in it' })).toHaveText(
    `curl '${api.origin}/api/mypage/inquiry' -H 'x-mock-world: mine'`,
  )
  // The request of the second command, in a world such as the first command makes.
  await world.patch({ persona: 'main' })
  expect((await api.get('/api/mypage/inquiry')).status).toBe(200)
  await mainPanel('Testers').getByRole('link', { name: 'Inject a fault' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faults')
  await clauseStep('control.console.keeps-world', 'the logo and the links to the sites', async () => {
    await page.goto(`/__mock/?world=${world.id}&tab=journal&text=faq`)
    await page.getByRole('link', { name: 'Haneul Cloud mock' }).click()
    await expect(page).toHaveURL(`/__mock/?world=${world.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
    for (const site of sites)
      await expect(page.getByRole('link', { name: `Open ${site}` })).toHaveAttribute(
        'href',
        `${originOf(site)}/__mock/enter?world=${world.id}&to=%2F`,
      )
  })

  function mainPanel(name: string) {
    return page.getByRole('main').getByRole('region', { name })
  }
})
