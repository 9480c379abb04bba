import { addressOf } from './call.ts'

/** One small request to the server. */
export interface Probe {
  readonly durationMs: number
  /** How far the clock of this device is ahead of the server's. The header has seconds only: it is off by half of one. */
  readonly aheadMs: number
}

/** Measures a request that returns little, and compares the clocks. */
export const probeServer = async (signal: AbortSignal): Promise<Probe> => {
  const wallClock = Date.now()
  const start = performance.now()
  const response = await fetch(addressOf('faqKeywords'), { cache: 'no-store', signal })
  const durationMs = performance.now() - start
  await response.arrayBuffer()
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) throw new Error('Failed to read the clock of the server: it sent no Date header.')
  return { durationMs, aheadMs: wallClock + durationMs / 2 - (serverTime + 500) }
}

/** Downloads the largest script of this page again, and returns the speed in Mbit/s. */
export const measureThroughput = async (signal: AbortSignal): Promise<number> => {
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(location.origin))
    .filter(({ initiatorType, name }) => initiatorType !== 'fetch' && /\.(js|tsx?|mjs)(\?|$)/.test(name))
    .toSorted((a, b) => b.encodedBodySize - a.encodedBodySize)
  const [largest] = scripts
  if (!largest || largest.encodedBodySize === 0) throw new Error('Failed to measure the speed: there is no script.')
  const start = performance.now()
  await (await fetch(largest.name, { cache: 'no-store', signal })).arrayBuffer()
  const seconds = (performance.now() - start) / 1000
  return (largest.encodedBodySize * 8) / 1_000_000 / seconds
}
