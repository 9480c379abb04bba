import type { MockOptions } from '../options.ts'

/** The options of a mock in unit tests. */
export const testOptions: MockOptions = {
  hostNames: ['localhost'],
  ports: [1],
  worldCookie: 'mock-world',
  hasControl: true,
  version: '0',
  startedMs: 0,
}
