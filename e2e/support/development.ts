import { expect } from '@playwright/test'
import { ApiClient } from './api-client.ts'
import { run, statusOf } from './spawn-server.ts'

/** Runs `npm start` on the sources while `use` runs. The origins are those of public, gov and fin. */
export const inDevelopment = async (
  basePort: number,
  use: (origins: readonly string[], api: ApiClient) => Promise<void>,
): Promise<void> => {
  const origins = [1, 2, 3].map((offset) => `http://127.0.0.1:${basePort + offset}`)
  const server = run('tools/start.ts', ['--port', String(basePort)])
  try {
    await expect.poll(() => statusOf(origins[0]!), { timeout: 60_000, intervals: [100] }).toBe(200)
    await use(origins, new ApiClient(origins[0]!))
  } finally {
    await server.stop()
  }
}
