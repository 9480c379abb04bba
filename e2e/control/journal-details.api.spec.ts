import { clause, clausesOf, expect, test } from '../support/test.ts'

test(...clause('control.journal.headers'), async ({ api, world }) => {
  await api.send('GET', '/api/support/inquiry/abuse', {
    headers: {
      'accept-language': 'ja',
      'x-mock-explain': '1',
      authorization: 'Bearer secret',
      'proxy-authorization': 'Basic secret',
      cookie: 'session=secret',
    },
  })
  const [entry] = await world.journal()
  expect(entry?.requestHeaders).toContainEqual(['accept-language', 'ja'])
  expect(entry?.requestHeaders).toContainEqual(['x-mock-world', world.id])
  expect(entry?.requestHeaders).toContainEqual(['x-mock-explain', '1'])
  expect(JSON.stringify(entry)).not.toContain('secret')
  expect(entry?.responseHeaders).toContainEqual(['content-type', 'application/json; charset=utf-8'])
})

test(...clause('control.journal.headers', 'of a cached response, cut at 1024 characters'), async ({ api, world }) => {
  const headers = { headers: { 'accept-language': `ko,${'x'.repeat(3000)}` } }
  await api.send('GET', '/api/support/faq/keyword', headers)
  await api.send('GET', '/api/support/faq/keyword', headers)
  for (const { requestHeaders, responseHeaders } of await world.journal()) {
    const [, value] = requestHeaders.find(([name]) => name === 'accept-language') ?? []
    expect(value).toHaveLength(1024)
    expect(responseHeaders.map(([name]) => name)).toContain('content-type')
  }
})

test(...clause('control.journal.refused-by'), async ({ api, world }) => {
  await api.post('/api/support/inquiry/51245/answer/71245', { score: 9 })
  await api.get('/api/support/notice/999999')
  await api.get('/api/support/inquiry/abuse')
  const [invalid, missing, good] = await world.journal()
  expect(invalid?.refusedBy).toEqual([{ field: 'score', clause: expect.stringMatching(/^[a-z]/) }])
  expect(missing?.refusedBy).toEqual([{ field: 'call', clause: 'error.status.not-found' }])
  expect(good?.refusedBy).toEqual([])
})

test(...clause('control.journal.numbered'), async ({ api, world }) => {
  for (let i = 0; i < 3; i += 1) await api.get('/api/support/inquiry/abuse')
  expect((await world.journal()).map(({ number }) => number)).toEqual([1, 2, 3])
  const after = async (number: string) =>
    (await api.get(`/__mock/worlds/${world.id}/journal`, { after: number })).body.map(
      (entry: { number: number }) => entry.number,
    )
  expect(await after('1')).toEqual([2, 3])
  expect(await after('3')).toEqual([])
  // The world was reset after the reader saw a higher number.
  expect(await after('9')).toEqual([1, 2, 3])
  expect((await world.state()).recorded).toBe(3)
})

test(...clausesOf(['control.worlds.clear-journal', 'control.journal.numbered']), async ({ api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  await world.patch({ abuse: true })
  expect((await api.send('DELETE', `/__mock/worlds/${world.id}/journal`)).status).toBe(204)
  expect(await world.journal()).toEqual([])
  expect(await world.state()).toMatchObject({ exchanges: 0, recorded: 1, abuse: true })
  await api.get('/api/support/inquiry/abuse')
  expect((await world.journal()).map(({ number }) => number)).toEqual([2])
  expect((await api.send('DELETE', '/__mock/worlds/no-such-world/journal')).status).toBe(404)
})

test(...clause('control.worlds.restore-journal'), async ({ api, world }) => {
  const journal = `/__mock/worlds/${world.id}/journal`
  const restore = async (query = '') => (await api.send('POST', `${journal}/restore${query}`)).status
  const visit = () => api.get('/api/support/inquiry/abuse')
  const numbers = async () => (await world.journal()).map(({ number }) => number)
  for (let i = 0; i < 3; i += 1) await visit()
  const before = await world.journal()
  await api.send('DELETE', journal)
  await visit()
  const { body } = await api.get(`/__mock/worlds/${world.id}/snapshot`)
  expect(body.journal.map(({ number }: { number: number }) => number)).toEqual([4])
  await api.send('DELETE', journal)
  await visit()
  // Only the last deletion, then both; restoring again changes nothing.
  expect(await restore('?after=3')).toBe(204)
  expect(await numbers()).toEqual([4, 5])
  expect(await restore()).toBe(204)
  expect(await restore('?after=4')).toBe(204)
  expect(await numbers()).toEqual([1, 2, 3, 4, 5])
  expect((await world.journal()).slice(0, 3)).toEqual(before)
  expect(await world.state()).toMatchObject({ exchanges: 5, recorded: 5 })
  await api.send('DELETE', journal)
  await api.post(`/__mock/worlds/${world.id}/reset`)
  expect(await restore()).toBe(204)
  expect(await numbers()).toEqual([])
  expect(await restore('?after=x')).toBe(400)
  expect((await api.send('POST', '/__mock/worlds/no-such-world/journal/restore')).status).toBe(404)
})

test(...clause('control.journal.headers', 'after a snapshot of an older mock'), async ({ api, world }) => {
  await api.get('/api/support/inquiry/abuse')
  const path = `/__mock/worlds/${world.id}/snapshot`
  const { body } = await api.get(path)
  const old = body.journal.map(
    ({ number: _n, requestHeaders: _q, responseHeaders: _s, refusedBy: _r, ...entry }: Record<string, unknown>) =>
      entry,
  )
  expect((await api.json('PUT', path, { ...body, journal: old })).status).toBe(200)
  expect(await world.journal()).toMatchObject([{ number: 1, requestHeaders: [], responseHeaders: [], refusedBy: [] }])
})
