import { scenarios } from './scenarios.ts'
import { load } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import { ours } from './targets.ts'

/** Measures memory before the first request, and after each tenth of a long load of lists and 404 responses. */
export const memory = async ({ port, isLong }: Plan) => {
  const requests = isLong ? 1_000_000 : 100_000
  const server = await serve(ours[0]!.command(port), port, '/api/event-log')
  try {
    const idle = server.memory() ?? NaN
    print('idle', `${idle.toFixed(0)} MiB`)
    for (let tenth = 1; tenth <= 10; tenth += 1) {
      await load(port, scenarios.faq, 16, 600, requests / 20)
      await load(port, scenarios.missing, 16, 600, requests / 20)
      const now = server.memory() ?? NaN
      print(`after ${(requests / 10) * tenth}`, `${now.toFixed(0)} MiB`, `${(now / idle).toFixed(2)} × idle`)
    }
  } finally {
    await server.stop()
  }
}
