import { originOf, worldCookie } from '../mock-client/deployment.ts'
import { watchPages } from '../support/guard.ts'
import { expect, softStep, test as base } from '../support/test.ts'

// 127.0.0.1 and localhost are different sites that the same server serves.
const otherSite = originOf('public').replace('127.0.0.1', 'localhost')

const test = base.extend({
  guard: async ({ context }, use) => {
    const guard = watchPages(context, [originOf('public'), otherSite])
    await use(guard)
    guard.verify()
  },
})

test.use({ locale: 'en-GB' })

test('a link of another site opens a world only after a button is pressed', async ({ page, world, context }) => {
  await page.route(`${otherSite}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${originOf('public')}/__mock/enter?world=${world.id}&persona=main&to=/support/notice">Win</a>`,
    }),
  )
  for (const [example, leave] of [
    ['by script', (link: HTMLAnchorElement) => location.assign(link.href)],
    ['by a click', (link: HTMLAnchorElement) => link.click()],
  ] as const)
    await softStep(example, async () => {
      await world.patch({ persona: 'anonymous' })
      // The browser has no cookie of the world yet.
      await context.clearCookies({ name: worldCookie })
      await page.goto(`${otherSite}/attack`)
      await page.getByRole('link', { name: 'Win' }).evaluate(leave)

      const button = page.getByRole('button', { name: 'Open the world' })
      await expect(button).toBeVisible()
      await expect(page.getByRole('definition')).toHaveText([world.id, 'main', '/support/notice'])
      expect((await world.state()).persona).toBe('anonymous')
      expect((await context.cookies()).filter(({ name }) => name === worldCookie)).toEqual([])

      await button.click()
      await expect(page).toHaveURL(`${originOf('public')}/support/notice`)
      expect((await world.state()).persona).toBe('main')
      expect((await context.cookies()).find(({ name }) => name === worldCookie)?.value).toBe(world.id)
    })
})
