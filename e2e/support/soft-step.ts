import { test } from '@playwright/test'
import { expect } from './limits.ts'
import type { ClauseId } from './catalogue.ts'

/** Where in the suites an error was thrown, as the last line of its message. */
const placeOf = ({ stack = '' }: Error) => /^ +at .*\be2e\/(?!support\/soft-step).*$/m.exec(stack)?.[0] ?? ''

const softExpect = expect.extend({
  toHaveSucceeded: ({ error }: { readonly error: Error }) => ({
    pass: false,
    message: () => [error.message, placeOf(error)].filter(Boolean).join('\n\n'),
  }),
})

/**
 * A step of a test whose rows share a page. A step that fails fails the test at its end, so that the first failure does
 * not hide the other rows. When the time of the test is over or it is skipped, no further step is tried; nor when a mutant
 * of the pages is noticed, because each step waits for what it changed.
 */
export const softStep = (title: string, body: () => Promise<unknown>): Promise<void> =>
  test
    .step(title, async () => void (await body()))
    .catch((error: Error) => {
      const isOver = /Test timeout of|Test ended|^Test is skipped/.test(error.message)
      if (isOver || process.env.MUTATED_PAGES !== undefined) throw error
      softExpect.soft({ error }, title).toHaveSucceeded()
    })

/** A soft step for each clause that `body` proves; the gate counts it for no other clause. The body runs once. */
export const clauseStep = async (
  ids: ClauseId | readonly ClauseId[],
  what: string,
  body: () => Promise<unknown>,
): Promise<void> => {
  let run: Promise<unknown> | undefined
  for (const id of [ids].flat() as readonly ClauseId[]) {
    const isNamed = test.info().annotations.some(({ type, description }) => type === 'clause' && description === id)
    if (!isNamed) throw new Error(`Failed to run the step "${what}": the test does not name ${id}. Add it to the test.`)
    await softStep(`${id}: ${what}`, () => (run ??= body()))
  }
}
