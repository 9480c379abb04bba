import { addressOf } from './call.ts'

/** Measures a request that returns little, in ms. */
export const measureLatency = async (signal: AbortSignal): Promise<number> => {
  const start = performance.now()
  await (await fetch(addressOf('faqKeywords'), { cache: 'no-store', signal })).arrayBuffer()
  return performance.now() - start
}

/** One download from the server. */
interface Download {
  /** Its speed in Mbit/s. */
  readonly megabits: number
  /** How far the clock of this device is ahead of the server's. The header has seconds only: it is off by half of one. */
  readonly aheadMs: number
}

/** Downloads the largest script of this page again. The product may have a time of its own, its files have not. */
export const measureDownload = async (signal: AbortSignal): Promise<Download> => {
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(location.origin))
    .filter(({ initiatorType, name }) => initiatorType !== 'fetch' && /\.(js|tsx?|mjs)(\?|$)/.test(name))
    .toSorted((a, b) => b.encodedBodySize - a.encodedBodySize)
  const [largest] = scripts
  if (!largest || largest.encodedBodySize === 0) throw new Error('Failed to measure the speed: there is no script.')
  const [wallClock, start] = [Date.now(), performance.now()]
  const response = await fetch(largest.name, { cache: 'no-store', signal })
  const answeredMs = performance.now() - start
  await response.arrayBuffer()
  const seconds = (performance.now() - start) / 1000
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) throw new Error('Failed to read the clock of the server: it sent no Date header.')
  return {
    megabits: (largest.encodedBodySize * 8) / 1_000_000 / seconds,
    aheadMs: wallClock + answeredMs / 2 - (serverTime + 500),
  }
}
