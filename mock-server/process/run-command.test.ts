import { expect, test } from 'vitest'
import { freePort, runCommand } from './run-command.ts'

const script = (code: string) => [process.execPath, '--eval', code]
const { env } = process

test('a command has its environment, its exit code and the end of its output', async () => {
  const ended = await runCommand(script('console.log(process.env.OF); process.exit(3)'), { env: { ...env, OF: 'me' } })
  expect(ended).toMatchObject({ code: 3, isLate: false, output: 'me\n' })
})

test('a command that takes too long is ended, with what it started', async () => {
  const port = await freePort()
  const server = `require('node:http').createServer().listen(${port}, '127.0.0.1')`
  const starts = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}]); setInterval(() => {}, 1000)`
  expect(await runCommand(script(starts), { env, limitMs: 500 })).toMatchObject({ code: null, isLate: true })
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('a command that does not exist is named', async () => {
  await expect(runCommand(['no-such-command'], { env })).rejects.toThrow('no-such-command')
})
