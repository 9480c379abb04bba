import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { clauseStep, expect } from '../support/test.ts'

// Without @axe-core/playwright, which takes 1.6 times as much CPU and is meant for pages with frames.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const frame = { exclude: [['header'], ['footer']] }

/** The axe violations of the page, or of what is not in its header and footer; one line per element: rule id and selector. */
export const axeFindings = async (page: Page, part: 'page' | 'content' = 'page'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(
    async (context) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      return (await axe.run(context ?? document, { resultTypes: ['violations'] })).violations
    },
    part === 'content' ? frame : undefined,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** A step for everything that axe finds, which includes the contrast of texts. */
export const axeStep = (page: Page, what: string, part?: 'page' | 'content') =>
  clauseStep('shell.access.axe', what, async () => expect(await axeFindings(page, part)).toEqual([]))
