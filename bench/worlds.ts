import { load, median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import { ours } from './targets.ts'

const headers = { 'content-type': 'application/json' }
const settings = { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true, abuse: true, seed: 'bench' }

/** Measures the time to create a world through the API, compared with a request that does nothing. */
export const worlds = async ({ port, rounds }: Plan) => {
  const server = await serve(ours[0]!.command(port), port, '/__mock/health')
  const create = (body: unknown) => ({
    method: 'POST',
    path: '/__mock/worlds',
    headers,
    body: Buffer.from(JSON.stringify(body)),
  })
  try {
    const requests = {
      health: { path: '/__mock/health' },
      'a world': create({}),
      'a world with settings': create(settings),
    }
    const medians = new Map(Object.keys(requests).map((name) => [name, [] as number[]]))
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, request] of Object.entries(requests)) {
        const { times } = await load(port, request, 1, 60, 400)
        if (round > 0) medians.get(name)?.push(median(times))
      }
    for (const [name, ms] of medians) print(name, `${median(ms).toFixed(2)} ms`)
  } finally {
    await server.stop()
  }
}
