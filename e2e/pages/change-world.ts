import type { Page } from '@playwright/test'
import type { WorldSettings } from '../mock-client/control-plane.ts'
import type { World } from '../mock-client/world.ts'

/** Leaves the page before changing the world, because its pending requests would be made in the changed world. */
export const changeWorld = async (page: Page, world: World, settings: WorldSettings) => {
  await page.goto('about:blank')
  await world.patch(settings)
}
