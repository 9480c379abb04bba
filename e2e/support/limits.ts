import { availableParallelism, loadavg } from 'node:os'
import { expect as base, type TestInfo } from '@playwright/test'

/** What runs at the same time on a quiet machine, for each core: two workers with their browsers and the servers. */
const quietLoad = 3

/**
 * How many times as long as on a quiet machine something may take: 1 to 4, by the load average of the last minute. Where
 * the system has none, as on Windows, it is 1.
 */
export const busyness = (load = loadavg()[0]!, cores = availableParallelism()): number =>
  Math.min(4, Math.max(1, load / (quietLoad * cores)))

/** How long an expectation waits on a quiet machine. */
export const expectMs = 10_000

let stretched: typeof base = base

/** Stretches the limits of a test and of its expectations by the load of the machine when it starts. A mutant has its own. */
export const stretchLimits = (testInfo: TestInfo, factor = process.env.MUTATION ? 1 : busyness()): void => {
  stretched = factor === 1 ? base : base.configure({ timeout: expectMs * factor })
  const set = testInfo.setTimeout.bind(testInfo)
  set(testInfo.timeout * factor)
  // A test that sets a limit of its own says that of a quiet machine.
  testInfo.setTimeout = (timeout) => set(timeout * factor)
}

/** Waits as long as `stretchLimits` says. */
export const expect: typeof base = new Proxy(base, {
  apply: (_, __, values) => Reflect.apply(stretched, undefined, values),
  get: (_, name) => Reflect.get(stretched, name) as unknown,
})
