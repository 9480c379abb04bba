import type { Page } from '@playwright/test'
import type { InquiryPage } from '../pages/inquiry-page.ts'
import { returnToTab } from '../pages/return-to-tab.ts'
import type { WorldSettings } from '../mock-client/control-plane.ts'
import type { World } from '../mock-client/world.ts'

/**
 * Leaves the form and signs somebody else in, as on another tab, instead of loading the page again. The form of a member
 * stays theirs when the session ends, so anonymous visitors come first.
 */
export const changePerson = async (
  { inquiry, page, world }: { readonly inquiry: InquiryPage; readonly page: Page; readonly world: World },
  settings: WorldSettings,
) => {
  await inquiry.leave()
  await world.patch(settings)
  await Promise.all([page.waitForResponse('**/member/session'), returnToTab(page)])
}
