import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inDevelopment } from '../processes/development.ts'
import { raw } from '../mock-client/raw.ts'
import { expect, softStep, test } from '../support/test.ts'
import { World } from '../mock-client/world.ts'

// Starting the development server is slow on a busy machine.
test.describe.configure({ timeout: 120_000 })

const root = join(import.meta.dirname, '../..')

/** Copies the sources, so that other tests do not see the changes. The copy has the same packages, but its own cache. */
const copySources = (folder: string) => {
  for (const name of ['apps', 'fixtures', 'mock-server', 'specs', 'src', 'tools', 'package.json', 'vite.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
}

test('changed texts reach pages and the mock without a restart, and worlds stay', async ({ basePort }) => {
  const folder = mkdtempSync(join(tmpdir(), 'haneul-development-'))
  copySources(folder)
  const use: Parameters<typeof inDevelopment>[1] = async ([origin = ''], client, server) => {
    const { id } = await World.create(origin, { persona: 'main' })
    const api = client.with({ 'x-mock-world': id, 'accept-language': 'ko' })
    const refusal = async () => (await api.get('/api/support/notice/999999')).body.message as string
    const page = async () => JSON.stringify((await api.get('/support/notice')).body)
    for (const [file, from, to, read] of [
      ['specs/messages/error.ts', '내용을 찾을 수 없습니다', '내용이 없습니다', refusal],
      ['specs/messages/notice.ts', '공지사항', '새 소식', page],
      ['specs/messages/error.ts', '내용이 없습니다', '글이 없습니다', refusal],
    ] as const) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text).toContain(from)
      writeFileSync(join(folder, file), text.replace(from, to))
      // Touched until it is noticed: on a busy machine, Vite may not watch the file yet.
      const saved = () => {
        utimesSync(join(folder, file), new Date(), new Date())
        return read()
      }
      await expect.poll(saved, { timeout: 30_000 }).toContain(to)
      expect((await api.get('/api-member/member/session')).status).toBe(200)
    }
    expect(server.output()).not.toContain('Failed')
  }
  try {
    await inDevelopment(basePort, use, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** The sources of a directive of a Content Security Policy. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .map((each) => each.trim().split(' '))
    .find(([name]) => name === directive)
    ?.slice(1)

test('the development server keeps pages of other origins away from its sources', async ({ basePort }) => {
  await inDevelopment(basePort, async ([site = '']) => {
    const get = (origin: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
      raw(origin, { path, headers: { host: new URL(origin).host, ...headers } })
    const first = `http://127.0.0.1:${basePort}`
    await softStep('the default world begins where the records end, and pages have real time', async () => {
      const dateOf = async (path: string) => String((await get(site, path)).headers['date'])
      expect(await dateOf('/api/support/notice')).toMatch(/^Fri, 20 Nov 2026 00:(1[5-9]|[2-9]\d):/)
      for (const path of ['/', '/apps/public/main.tsx'])
        expect(Math.abs(Date.parse(await dateOf(path)) - Date.now())).toBeLessThan(60_000)
    })
    for (const [origin, path] of [
      [site, '/'],
      [site, '/support/question/general'],
      [site, '/gallery/'],
      [first, '/__mock/'],
    ] as const)
      await softStep(`${path} has the headers of built pages, and a nonce for hot reload`, async () => {
        const { headers } = await get(origin, path, { accept: 'text/html' })
        const policy = String(headers['content-security-policy'])
        expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"])
        expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=-]{20,}'$/)])
        expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:'])
        expect(sourcesOf(policy, 'media-src')).toEqual(["'self'", 'blob:'])
        expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"])
        expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"])
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin',
          'cross-origin-opener-policy': 'same-origin',
        })
      })
    for (const path of ['/', '/apps/public/main.tsx', '/src/developer/world.ts', '/@vite/client'])
      await softStep(`no other origin may read ${path}`, async () => {
        const { status, headers } = await get(site, path, { origin: 'http://localhost:3000' })
        expect(status).toBe(200)
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['cross-origin-resource-policy']).toBe('same-origin')
        expect(headers['access-control-allow-origin']).toBeUndefined()
      })
    await softStep('only its own pages open a source in the editor', async () => {
      const editor = '/__open-in-editor?file=does-not-exist.ts'
      for (const [name, value] of [
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-site', 'same-site'],
        ['origin', 'https://evil.example'],
        ['referer', 'https://evil.example/page'],
      ] as const) {
        const { status, body } = await get(site, editor, { [name]: value })
        expect(status, value).toBe(403)
        expect(JSON.parse(body).code).toBe('FORBIDDEN')
      }
      expect((await get(site, editor, { 'sec-fetch-site': 'same-origin', referer: `${site}/` })).status).not.toBe(403)
    })
  })
})
