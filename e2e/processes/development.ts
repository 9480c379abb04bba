import { expect } from '../support/limits.ts'
import { ApiClient } from '../mock-client/api-client.ts'
import { run, statusOf, type ServerProcess } from './spawn-server.ts'

/** Runs `npm start` on the sources, or on a copy of them, while `use` runs. The origins are those of public, gov and fin. */
export const inDevelopment = async (
  basePort: number,
  use: (origins: readonly string[], api: ApiClient, server: ServerProcess) => Promise<void>,
  folder?: string,
): Promise<void> => {
  const origins = [1, 2, 3].map((offset) => `http://127.0.0.1:${basePort + offset}`)
  const server = run('tools/run/start.ts', ['--port', String(basePort)], {}, folder)
  try {
    await expect.poll(() => statusOf(origins[0]!), { timeout: 60_000, intervals: [100] }).toBe(200)
    await use(origins, new ApiClient(origins[0]!), server)
  } finally {
    await server.stop()
  }
}
