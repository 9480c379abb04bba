import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preloaded, withMock } from '../support/spawn-mock.ts'
import { clause, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

const minutes = (count: number) => count * 60_000

test(...clause('control.world.unused-hour'), async ({ basePort }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'))
  const clock = join(folder, 'clock')
  const advance = (ms: number) => writeFileSync(clock, String(ms))
  advance(0)
  const path = '/__mock/worlds'
  try {
    await withMock(
      basePort,
      [],
      async ({ api }) => {
        const ids = async () => (await api.get(path)).body.map(({ id }: { id: string }) => id).toSorted()
        const create = async (id: string) => expect((await api.post(path, { id })).status).toBe(201)
        await create('unused')
        await create('used')
        advance(minutes(59))
        // Worlds are deleted when one is created.
        await create('first')
        expect(await ids()).toEqual(['default', 'first', 'unused', 'used'])
        await api.with({ 'x-mock-world': 'used' }).get('/api/support/inquiry/abuse')
        advance(minutes(61))
        await create('second')
        expect(await ids()).toEqual(['default', 'first', 'second', 'used'])
        const { status, body } = await api.with({ 'x-mock-world': 'unused' }).get('/api/support/inquiry/abuse')
        expect([status, body.code]).toEqual([404, 'UNKNOWN_WORLD'])
      },
      { ...preloaded('clock-ahead.mjs'), CLOCK_AHEAD: clock },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
