import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startMock, statusOf, type Environment } from './spawn-server.ts'
import { expect } from '../support/test.ts'
import { ApiClient } from '../mock-client/api-client.ts'

/** Starts `npm run mock` on a port and waits until it responds. */
const spawnMock = async (port: number, args: readonly string[], env: Environment) => {
  const origin = `http://127.0.0.1:${port}`
  const server = startMock(['--port', String(port), ...args], env)
  await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).not.toBe(0)
  return { ...server, origin, api: new ApiClient(origin) }
}

/** Runs `npm run mock` on a port until `work` is done. */
export const withMock = async <Result>(
  port: number,
  args: readonly string[],
  work: (mock: Awaited<ReturnType<typeof spawnMock>>) => Promise<Result>,
  env: Environment = {},
): Promise<Result> => {
  const mock = await spawnMock(port, args, env)
  try {
    return await work(mock)
  } finally {
    await mock.stop('SIGKILL')
  }
}

/** Environment of a mock that first loads a script of `preloads/`. */
export const preloaded = (script: string): Environment => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'preloads', script)).href}`,
})
