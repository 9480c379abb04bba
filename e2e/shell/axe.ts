import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The axe violations of the page, one line per element: rule id and selector. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // For speed: legacy mode skips cross-origin frames, which the pages do not have, and passed checks are not collected.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
