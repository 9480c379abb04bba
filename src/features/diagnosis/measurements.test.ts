import { expect, it, vi } from 'vitest'
import { measureDownload, measureLatency } from '../../api/probe.ts'
import { browserName, measureConnection } from './measurements.ts'

vi.mock('../../api/probe.ts')

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156 · Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
    'Edge 156 · Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28 · Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/150.0.0.0 Whale/4.33.325.17 Safari/537.36`,
    'Whale 4 · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari 26 · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26 · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145 · Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
])('%s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))

it('has the least, the middle and the greatest of five response times, after one that may have to connect', async () => {
  for (const ms of [900, 30.4, 12, 80, 9, 41]) vi.mocked(measureLatency).mockResolvedValueOnce(ms)
  vi.mocked(measureDownload).mockResolvedValueOnce({ megabits: 51.26, aheadMs: -1400 })
  expect(await measureConnection(new AbortController().signal)).toEqual({
    aheadSeconds: -1,
    latencyMs: { median: 30, min: 9, max: 80 },
    megabits: 51.3,
  })
})
