import { load, median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import { ours } from './targets.ts'

const headers = { 'content-type': 'application/json' }
const settings = { persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true, abuse: true, seed: 'bench' }

/** What a new world costs over the wire, and how that compares to a call that does nothing. */
export const worlds = async ({ port, rounds }: Plan) => {
  const server = await serve(ours[0]!.command(port), port, '/__mock/health')
  const make = (body: unknown) => ({
    method: 'POST',
    path: '/__mock/worlds',
    headers,
    body: Buffer.from(JSON.stringify(body)),
  })
  try {
    const shots = { health: { path: '/__mock/health' }, 'a world': make({}), 'a world with settings': make(settings) }
    const took = new Map(Object.keys(shots).map((name) => [name, [] as number[]]))
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, shot] of Object.entries(shots)) {
        const { times } = await load(port, shot, 1, 60, 400)
        if (round > 0) took.get(name)?.push(median(times))
      }
    for (const [name, ms] of took) print(name, `${median(ms).toFixed(2)} ms`)
  } finally {
    await server.stop()
  }
}
