import type { ApiClient } from '../support/api-client.ts'
import { clause, expect, test } from '../support/test.ts'

const dateOf = async (api: ApiClient) => {
  const { headers } = await api.get('/api/support/inquiry/abuse')
  return Date.parse(headers.get('date') ?? '')
}

const noon = Date.parse('2031-05-06T12:00:00.000Z')

/** Tolerance for the time that passes while a test runs. */
const toleranceMs = 5_000

test.describe('with a set clock', () => {
  test.use({ settings: { now: '2031-05-06T12:00:00.000Z' } })

  test(...clause('control.settings.now', 'a time is set'), async ({ api, world }) => {
    const now = Date.parse((await world.state()).now)
    expect(now).toBeGreaterThanOrEqual(noon)
    expect(now).toBeLessThan(noon + toleranceMs)
    expect(await dateOf(api)).toBeGreaterThanOrEqual(noon)
  })

  test(...clause('control.settings.now', 'null restores real time'), async ({ world }) => {
    const { now } = await world.patch({ now: null })
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(toleranceMs)
  })

  test(...clause('control.settings.running-clock'), async ({ world }) => {
    const first = Date.parse((await world.state()).now)
    await expect.poll(async () => Date.parse((await world.state()).now)).toBeGreaterThan(first + 20)
    const { now } = await world.patch({ persona: 'main' })
    expect(Date.parse(now)).toBeLessThan(noon + toleranceMs)
  })
})

test.describe('with a frozen clock', () => {
  test.use({ settings: { now: '2031-05-06T21:00:00.123+09:00', frozen: true } })

  test(...clause('control.settings.frozen'), async ({ api, world }) => {
    const times = []
    for (let i = 0; i < 3; i += 1) {
      times.push((await world.state()).now)
      await api.get('/api/support/inquiry/abuse')
    }
    expect(times).toEqual(Array(3).fill('2031-05-06T12:00:00.123Z'))
    expect((await world.patch({ now: '2031-05-06T12:00:01Z' })).now).toBe('2031-05-06T12:00:01.000Z')
  })

  test(...clause('control.settings.frozen', 'running again after it was frozen'), async ({ world }) => {
    const { now, frozen } = await world.patch({ frozen: false })
    expect(frozen).toBe(false)
    // It continues from the frozen time, not from real time.
    expect(Date.parse(now)).toBeLessThan(noon + toleranceMs)
    await expect.poll(async () => Date.parse((await world.state()).now)).toBeGreaterThan(noon + 150)
  })

  test(...clause('control.settings.date-header'), async ({ api }) => {
    for (const path of ['/api/support/inquiry/abuse', '/api/mypage/inquiry', '/api/no/such/path']) {
      const { headers } = await api.get(path)
      expect(headers.get('date'), path).toBe('Tue, 06 May 2031 12:00:00 GMT')
    }
  })

  test(...clause('control.settings.frozen', 'frozen again without a new time'), async ({ world }) => {
    const { now } = await world.patch({ frozen: true })
    expect(now).toBe('2031-05-06T12:00:00.123Z')
  })
})
