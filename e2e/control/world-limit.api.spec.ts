import { start, statusOf } from '../support/spawn-server.ts'
import { pipelined } from '../support/raw.ts'
import { clause, expect, test } from '../support/test.ts'
import { ApiClient } from '../support/api-client.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test(...clause('control.world.at-most-5000'), async ({ basePort }) => {
  // A separate server, because other tests could not create worlds next to these 5000.
  const origin = `http://127.0.0.1:${basePort}`
  const server = start(['--port', String(basePort)])
  try {
    const api = new ApiClient(origin)
    await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).toBe(200)
    // The default world exists already, so 4999 more can be created.
    const statuses = await pipelined(origin, '/__mock/worlds', '{}', 5000)
    expect(statuses.slice(0, 4999).every((status) => status === 201)).toBe(true)
    expect(statuses.slice(4999)).toEqual([429])
    const refused = await api.post('/__mock/worlds', { id: 'one-too-many' })
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('TOO_MANY_WORLDS')
    expect(refused.body.message).toContain('5000')
    expect(refused.body.message).not.toContain('\n')
    // Deleting a world allows creating another one.
    expect((await api.get('/__mock/enter', { world: 'one-too-many' })).status).toBe(429)
    const [first] = (await api.get('/__mock/worlds')).body.filter(({ id }: { id: string }) => id !== 'default')
    expect((await api.send('DELETE', `/__mock/worlds/${first.id}`)).status).toBe(204)
    expect((await api.post('/__mock/worlds', { id: 'one-too-many' })).status).toBe(201)
  } finally {
    await server.stop()
  }
})
