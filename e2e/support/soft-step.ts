import { expect, test } from '@playwright/test'
import type { ClauseId } from '#specs/clauses/index.ts'

/**
 * A step of a test whose rows share a page. A step that fails fails the test at its end, so that the first failure does
 * not hide the other rows.
 */
export const softStep = (title: string, body: () => Promise<unknown>): Promise<void> =>
  test
    .step(title, async () => void (await body()))
    .catch((error: unknown) =>
      expect
        .soft(() => {
          throw error
        }, title)
        .not.toThrow(),
    )

/** A soft step that proves one clause of its test; the gate counts it for no other clause. */
export const clauseStep = (id: ClauseId, what: string, body: () => Promise<unknown>): Promise<void> => {
  const isNamed = test.info().annotations.some(({ type, description }) => type === 'clause' && description === id)
  if (!isNamed) throw new Error(`Failed to run the step "${what}": the test does not name ${id}. Add it to the test.`)
  return softStep(`${id}: ${what}`, body)
}
