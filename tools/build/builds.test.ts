import { expect, test } from 'vitest'
import { buildFailure } from './builds.ts'

test.each([
  [new Error('ENOSPC: no space left on device'), 'Failed to build dist: ENOSPC: no space left on device'],
  [
    Object.assign(new Error('Build failed with 3 errors'), {
      errors: [new Error('a.ts:1'), new Error('b.ts'), new Error('c.ts')],
    }),
    'Failed to build dist: a.ts:1\n… and 2 more',
  ],
])('of what a bundler throws, a failure has the first error (%s)', (error, message) => {
  expect(() => buildFailure('dist')(error)).toThrow(new Error(message))
})
