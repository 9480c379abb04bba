import { expect, test, vi } from 'vitest'
import { selectedSuites } from './checks.ts'

vi.mock('../build/builds.ts', () => ({ isUpToDate: () => false }))
// Playwright lists the tests for seconds.
vi.mock('./playwright-tests.ts', () => ({ listTests: () => new Promise(() => undefined) }))

test('a run of some suites says at once that it builds the pages', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  void selectedSuites(['e2e/faq'])
  expect(log.mock.calls.flat().join()).toContain('the pages are built first')
})
