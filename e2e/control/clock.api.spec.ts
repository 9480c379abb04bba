import type { ApiClient } from '../support/api-client.ts'
import { clause, expect, test } from '../support/test.ts'

const dateOf = async (api: ApiClient) => {
  const { headers } = await api.get('/api/support/inquiry/abuse')
  return Date.parse(headers.get('date') ?? '')
}

const noon = Date.parse('2031-05-06T12:00:00.000Z')

/** Real time goes on while a test runs: a moment is near when it is no more than this later. */
const soonMs = 5_000

test.describe('a clock that was set', () => {
  test.use({ settings: { now: '2031-05-06T12:00:00.000Z' } })

  test(...clause('control.settings.now', 'a time'), async ({ api, world }) => {
    const now = Date.parse((await world.state()).now)
    expect(now).toBeGreaterThanOrEqual(noon)
    expect(now).toBeLessThan(noon + soonMs)
    expect(await dateOf(api)).toBeGreaterThanOrEqual(noon)
  })

  test(...clause('control.settings.now', 'null'), async ({ world }) => {
    const { now } = await world.patch({ now: null })
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(soonMs)
  })

  test(...clause('control.settings.running-clock'), async ({ world }) => {
    const first = Date.parse((await world.state()).now)
    await expect.poll(async () => Date.parse((await world.state()).now)).toBeGreaterThan(first + 20)
    const { now } = await world.patch({ persona: 'main' })
    expect(Date.parse(now)).toBeLessThan(noon + soonMs)
  })
})

test.describe('a clock that stands', () => {
  test.use({ settings: { now: '2031-05-06T21:00:00.123+09:00', frozen: true } })

  test(...clause('control.settings.frozen'), async ({ api, world }) => {
    const seen = []
    for (let i = 0; i < 3; i += 1) {
      seen.push((await world.state()).now)
      await api.get('/api/support/inquiry/abuse')
    }
    expect(seen).toEqual(Array(3).fill('2031-05-06T12:00:00.123Z'))
    expect((await world.patch({ now: '2031-05-06T12:00:01Z' })).now).toBe('2031-05-06T12:00:01.000Z')
  })

  test(...clause('control.settings.frozen', 'let go'), async ({ world }) => {
    const { now, frozen } = await world.patch({ frozen: false })
    expect(frozen).toBe(false)
    // It goes on from where it stood, not from the real time.
    expect(Date.parse(now)).toBeLessThan(noon + soonMs)
    await expect.poll(async () => Date.parse((await world.state()).now)).toBeGreaterThan(noon + 150)
  })

  test(...clause('control.settings.date-header'), async ({ api }) => {
    for (const path of ['/api/support/inquiry/abuse', '/api/mypage/inquiry', '/api/no/such/path']) {
      const { headers } = await api.get(path)
      expect(headers.get('date'), path).toBe('Tue, 06 May 2031 12:00:00 GMT')
    }
  })

  test(...clause('control.settings.frozen', 'at once with a running one'), async ({ world }) => {
    const { now } = await world.patch({ frozen: true })
    expect(now).toBe('2031-05-06T12:00:00.123Z')
  })
})
