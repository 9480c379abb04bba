import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import type { WorldSettings } from './control-plane.ts'
import { coverageFile } from './coverage-file.ts'
import { send, type Transport } from './transport.ts'
import { World } from './world.ts'

export interface WorldFixtures {
  /** The origin of the mock. */
  mockOrigin: string
  /** The settings with which the world of the test is created. */
  settings: WorldSettings
  /** The world of the test. It is deleted at the end, and the test fails if an exchange violates the contract. */
  world: World
}

/** Sends the control token of the mock with each request. */
const withToken =
  (token: string): Transport =>
  (origin, path, request) =>
    send(origin, path, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } })

/**
 * Fixtures that give each test a world of its own: `test.extend(worlds('http://127.0.0.1:5100'))`. The pages of the test
 * are in this world. The origin of the app needs the host name of the mock, because browsers send cookies by host name.
 */
export const worlds = (
  origin: string,
  { controlToken }: { readonly controlToken?: string } = {},
): Fixtures<
  WorldFixtures,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> => ({
  mockOrigin: [origin, { option: true }],
  settings: [{}, { option: true }],
  world: async ({ mockOrigin, settings }, use) => {
    const transport = controlToken === undefined ? send : withToken(controlToken)
    const world = await World.create(mockOrigin, settings, transport).catch((error: unknown) => {
      // What `fetch` throws does not say where nothing was reached.
      if (error instanceof TypeError)
        throw new Error(`Failed to reach the mock at ${mockOrigin}. Start it.`, { cause: error })
      throw error
    })
    await use(world)
    // The command `coverage` asks its own mock itself.
    const violations = await world.end(mockOrigin === process.env['HANEUL_MOCK_URL'] ? undefined : coverageFile())
    if (violations.length > 0) throw new Error(`Exchanges violate the contract:\n${violations.join('\n')}`)
  },
  // A cookie, because navigations, downloads, images and popups send it too.
  context: async ({ world, context, baseURL, mockOrigin }, use) => {
    await context.addCookies([{ name: await world.cookieName(), value: world.id, url: baseURL ?? mockOrigin }])
    await use(context)
  },
})
