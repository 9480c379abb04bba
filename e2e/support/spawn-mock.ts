import { startMock, statusOf } from './spawn-server.ts'
import { expect } from './test.ts'
import { ApiClient } from './api-client.ts'

/** Starts `npm run mock` on a port and waits until it responds. */
const spawnMock = async (port: number, args: readonly string[]) => {
  const origin = `http://127.0.0.1:${port}`
  const server = startMock(['--port', String(port), ...args])
  await expect.poll(() => statusOf(origin), { timeout: 30_000, intervals: [50] }).not.toBe(0)
  return { ...server, origin, api: new ApiClient(origin) }
}

/** Runs `npm run mock` on a port until `work` is done. */
export const withMock = async (
  port: number,
  args: readonly string[],
  work: (mock: Awaited<ReturnType<typeof spawnMock>>) => Promise<void>,
) => {
  const mock = await spawnMock(port, args)
  try {
    await work(mock)
  } finally {
    await mock.stop('SIGKILL')
  }
}
