import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { port } from '../support/places.ts'
import { clause, expect, test } from '../support/test.ts'
import { Wire } from '../support/wire.ts'

// A server of its own: with 5000 worlds in it no other test could make one.
const own = port + 90

test(...clause('control.world.at-most-5000'), async () => {
  test.setTimeout(60_000)
  const server = spawn(process.execPath, ['tools/start.ts', '--built', '--port', String(own)], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
  })
  try {
    const api = new Wire(`http://127.0.0.1:${own}`)
    await expect
      .poll(
        () =>
          api.get('/__mock/health').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200)
    // The default one is there already, so 4999 more fit.
    for (let made = 1; made < 5000;) {
      const some = Math.min(50, 5000 - made)
      const answers = await Promise.all(Array.from({ length: some }, () => api.post('/__mock/worlds')))
      expect(answers.every(({ status }) => status === 201)).toBe(true)
      made += some
    }
    const refused = await api.post('/__mock/worlds', { id: 'one-too-many' })
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('TOO_MANY_WORLDS')
    expect(refused.body.message).toContain('5000')
    expect(refused.body.message).not.toContain('\n')
    // Room is made by deleting one, and the worlds that are there go on.
    expect((await api.get('/__mock/enter', { world: 'one-too-many' })).status).toBe(429)
    const [first] = (await api.get('/__mock/worlds')).body.filter(({ id }: { id: string }) => id !== 'default')
    expect((await api.send('DELETE', `/__mock/worlds/${first.id}`)).status).toBe(204)
    expect((await api.post('/__mock/worlds', { id: 'one-too-many' })).status).toBe(201)
  } finally {
    server.kill()
  }
})
