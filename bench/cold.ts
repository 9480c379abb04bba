import { median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import type { Target } from './targets.ts'

/** Measures the time from the start of the process to its first response, relative to the first target. */
export const cold = async (targets: readonly Target[], { port, rounds }: Plan) => {
  const times = new Map(targets.map((target) => [target, [] as number[]]))
  // The first start of each target is not counted, because it fills the disk cache and the compile cache.
  for (let round = 0; round <= 3 * rounds; round += 1)
    for (const target of targets) {
      const server = await serve(target.command(port), port, '/api/event-log')
      if (round > 0) times.get(target)?.push(server.readyMs)
      await server.stop()
    }
  const baselineMs = median([...times.values()][0] ?? [])
  for (const [{ name }, ms] of times) print(name, `${median(ms).toFixed(0)} ms`, (median(ms) / baselineMs).toFixed(2))
}
