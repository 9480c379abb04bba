import { median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve } from './server.ts'
import { ours } from './targets.ts'

const amounts = { faqs: 5000, notices: 5000, news: 5000, inquiries: 5000, usageMonths: 36 }
const worlds = {
  small: { inquiries: 20 },
  large: amounts,
} as const

/** Pages of my page, each with a changing parameter, so that the response cache does not help. */
const pages: { readonly [name: string]: (n: number) => string } = {
  'my questions': (n) => `/api/mypage/inquiry?page=${n % 2}&size=10&n=${n}`,
  'my questions, filtered': (n) => `/api/mypage/inquiry?page=0&size=10&inquiryType=O2O&n=${n}`,
  'usage of a month': (n) => `/api/mypage/usage?month=2026-${String((n % 11) + 1).padStart(2, '0')}&n=${n}`,
}

/** Measures the cost of generated records, and pages of my page in a world full of them. */
export const volume = async ({ port, rounds }: Plan) => {
  const server = await serve(ours[0]!.command(port), port, '/__mock/health')
  const base = `http://127.0.0.1:${port}`
  const create = async (body: object) => {
    const startedMs = performance.now()
    const response = await fetch(`${base}/__mock/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: 'main', now: '2026-11-20T00:00:00Z', frozen: true, seed: 'bench', ...body }),
    })
    if (response.status !== 201) throw new Error(`Failed to create a world: ${await response.text()}`)
    return performance.now() - startedMs
  }
  const request = async (world: string, path: string) => {
    const startedMs = performance.now()
    const response = await fetch(`${base}${path}`, { headers: { 'x-mock-world': world } })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`Failed to get ${path}: ${text}`)
    return performance.now() - startedMs
  }
  try {
    // The first volume loads the generator.
    print('the first volume', `${(await create({ id: 'small', volume: worlds.small })).toFixed(0)} ms`)
    print('5,000 of each kind', `${(await create({ id: 'large', volume: worlds.large })).toFixed(0)} ms`)
    for (const [name, pathOf] of Object.entries(pages)) {
      const times = { small: [] as number[], large: [] as number[] }
      for (let n = 0; n < 200 * (rounds + 1); n += 1)
        for (const world of ['small', 'large'] as const) {
          const ms = await request(world, pathOf(n))
          if (n >= 200) times[world].push(ms)
        }
      const [small, large] = [median(times.small), median(times.large)]
      print(name, `${small.toFixed(2)} ms`, `${large.toFixed(2)} ms`, `${(large / small).toFixed(2)} × small`)
    }
  } finally {
    await server.stop()
  }
}
