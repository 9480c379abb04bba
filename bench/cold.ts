import { median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import type { Target } from './targets.ts'

/** From the start of the process to its first answer, as ratios to the first target. */
export const cold = async (targets: readonly Target[], { port, rounds }: Plan) => {
  const times = new Map(targets.map((target) => [target, [] as number[]]))
  // The first of each is thrown away: it fills the caches of the disk and of compiled code.
  for (let round = 0; round <= 3 * rounds; round += 1)
    for (const target of targets) {
      const server = await serve(target.command(port), port, '/api/event-log')
      if (round > 0) times.get(target)?.push(server.readyMs)
      await server.stop()
    }
  const baselineMs = median([...times.values()][0] ?? [])
  for (const [{ name }, ms] of times) print(name, `${median(ms).toFixed(0)} ms`, (median(ms) / baselineMs).toFixed(2))
}
