import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { clauseStep, expect } from '../support/test.ts'

/** The axe violations of the page, one line per element: rule id and selector. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // For speed: legacy mode skips cross-origin frames, which the pages do not have, and passed checks are not collected.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** One step for the contrast of the page, and one for everything else that axe finds. */
export const axeSteps = async (page: Page, what: string) => {
  let findings: readonly string[] = []
  const isContrast = (finding: string) => finding.startsWith('color-contrast')
  await clauseStep('shell.access.axe', what, async () => {
    findings = await axeFindings(page)
    expect(findings.filter((finding) => !isContrast(finding))).toEqual([])
  })
  await clauseStep('shell.access.contrast', what, async () => {
    expect(findings.filter(isContrast)).toEqual([])
  })
}
