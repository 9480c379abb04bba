import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWith } from './run-command.ts'

const mock = { file: join(import.meta.dirname, '../main.mjs') }
const script = (code: string) => [process.execPath, '--input-type=module', '--eval', code] as const
const isUp = (url: string) =>
  fetch(`${url}/__mock/health`).then(
    () => true,
    () => false,
  )

test('runs a command with the address of a mock that stops afterwards', async () => {
  let address = ''
  const { code, signal, timedOut } = await runWith(
    mock,
    script(`const { status } = await fetch(process.env.HANEUL_MOCK_URL + '/api/support/notice')
process.exit(status === 200 && process.env.HANEUL_MOCK_URL.endsWith(':' + process.env.PORT) && process.env.OF === 'me' ? 3 : 1)`),
    {
      env: { OF: 'me' },
      atEnd: async (url) => {
        address = url
        expect(await isUp(url)).toBe(true)
      },
    },
  )
  expect({ code, signal, timedOut }).toEqual({ code: 3, signal: null, timedOut: false })
  expect(await isUp(address)).toBe(false)
})

test('ends a command that takes too long, with what it started', async () => {
  const { code, signal, timedOut, ms } = await runWith(mock, script('setInterval(() => {}, 1000)'), { timeoutMs: 100 })
  expect({ code, signal, timedOut }).toEqual({ code: null, signal: 'SIGTERM', timedOut: true })
  expect(ms).toBeLessThan(10_000)
})

test('says why the mock did not start, and that a command could not be started', async () => {
  await expect(runWith({ ...mock, args: ['--latency', 'x'] }, script(''))).rejects.toThrow('not a valid latency')
  expect(await runWith(mock, ['no-such-command'])).toMatchObject({ code: null, signal: null, timedOut: false })
})
