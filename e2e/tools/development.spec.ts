import type { WorldSettings } from '../mock-client/control-plane.ts'
import { inDevelopment } from '../processes/development.ts'
import { watchPages } from '../support/guard.ts'
import { expect, softStep, test as base } from '../support/test.ts'
import { World } from '../mock-client/world.ts'

const test = base.extend({
  guard: async ({ context, basePort }, use) => {
    const guard = watchPages(context, [`http://127.0.0.1:${basePort + 1}`])
    await use(guard)
    guard.verify()
  },
})

/** One page of each kind, with the persona that opens it. */
const pages = [
  ['/support', 'anonymous'],
  ['/support/notice/all/1059', 'anonymous'],
  ['/support/faq/all', 'anonymous'],
  ['/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001', 'anonymous'],
  ['/mypage/status', 'main'],
] as const

test('in development, a page requests nothing twice', async ({ page, context, guard, basePort }) => {
  // Starting the development server is slow on a busy machine.
  test.setTimeout(120_000)
  await inDevelopment(basePort, async ([origin = '']) => {
    const enter = async (settings: WorldSettings) => {
      const world = await World.create(origin, settings)
      await context.addCookies([{ name: `mock-world-${basePort}`, value: world.id, url: origin }])
      return world
    }
    const load = async (path: string) => {
      await page.goto(origin + path)
      await page.waitForLoadState('networkidle')
    }
    // Vite compiles what it has not served yet, and may reload the page when it finds a package.
    await load('/')
    for (const [path, persona] of pages)
      await softStep(path, async () => {
        const world = await enter({ persona, abuse: true })
        await load(path)
        const requests = (await world.journal()).map(({ method, path, query }) => `${method} ${path}?${query}`)
        expect(requests).toContain('GET /api-member/member/session?')
        expect(requests).toEqual([...new Set(requests)])
      })
    const world = await enter({})
    await world.faults({ operationId: 'notices', status: 500, times: 1 })
    guard.allowStatuses(500)
    await page.goto(`${origin}/support/notice`)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    // It still loads code, and would report that the server is gone.
    await page.close()
  })
})
