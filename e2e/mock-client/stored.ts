import type { StoredInquiry } from './control-plane.ts'
import type { World } from './world.ts'

/**
 * Looks at what a back end has stored, if it shows that. The response shows the rest, so a back end without a state
 * address is judged by it alone; our mock always shows its submissions.
 */
export const expectStored = async (
  world: World,
  check: (stored: readonly StoredInquiry[]) => void | Promise<void>,
): Promise<void> => {
  const stored = await world.shownInquiries()
  if (stored) await check(stored)
}
