import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockHandlers } from '../release/package/handlers.ts'

test('handlers write what they counted, and tell it after the tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  const file = join(folder, 'counts')
  vi.stubEnv('HANEUL_MOCK_COVERAGE', file)
  const { handlers, world } = await mockHandlers({ persona: 'main' })
  const server = setupServer(...handlers)
  server.listen()
  onTestFinished(() => {
    server.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const inquiries = (search = '') => fetch(`https://cloud.example/api/mypage/inquiry${search}`)
  await inquiries()
  await inquiries('?status=NONE')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).counts)).toEqual([
    { 'myInquiries 200': 1 },
    {
      'myInquiries 400 BAD_REQUEST': 1,
      'myInquiries 400 BAD_REQUEST error.status.bad-request status': 1,
      'myInquiries ?status': 1,
    },
  ])
  const { operations, mistakes } = await world.coverage()
  expect(operations.find(({ operationId }) => operationId === 'myInquiries')).toMatchObject({ requests: 2 })
  expect(mistakes).toMatchObject([{ operationId: 'myInquiries', clause: 'error.status.bad-request', field: 'status' }])
  const counted = vi.fn<(counts: object) => void>()
  await world.end(counted)
  expect(counted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ 'myInquiries 200': 1 }))
})
