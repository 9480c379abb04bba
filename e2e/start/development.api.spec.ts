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
import { inDevelopment } from '../support/development.ts'
import { clause, clauseStep, expect, test } from '../support/test.ts'
import { World } from '../support/world.ts'

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

test(...clause('shell.start.dev-changes'), async ({ basePort }) => {
  const folder = mkdtempSync(join(tmpdir(), 'haneul-development-'))
  copySources(folder)
  const replace = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  try {
    await inDevelopment(
      basePort,
      async ([origin], client, server) => {
        const { id } = await World.create(origin!, { persona: 'main' })
        const api = client.with({ 'x-mock-world': id, 'accept-language': 'ko' })
        const refusal = async () => (await api.get('/api/support/notice/999999')).body.message as string
        const page = async () => JSON.stringify((await api.get('/support/notice')).body)

        for (const [file, from, to, read] of [
          ['specs/messages/error.ts', '내용을 찾을 수 없습니다', '내용이 없습니다', refusal],
          ['specs/messages/notice.ts', '공지사항', '새 소식', page],
          ['specs/messages/error.ts', '내용이 없습니다', '글이 없습니다', refusal],
        ] as const)
          await clauseStep('shell.start.dev-changes', `${file}: ${to}`, async () => {
            replace(file, from, to)
            // Touched until it is noticed: on a busy machine, Vite may not watch the file yet.
            const saved = () => {
              utimesSync(join(folder, file), new Date(), new Date())
              return read()
            }
            await expect.poll(saved, { timeout: 30_000 }).toContain(to)
            expect((await api.get('/api-member/member/session')).status).toBe(200)
          })
        expect(server.output()).not.toContain('Failed')
      },
      folder,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
