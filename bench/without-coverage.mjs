// Loaded before the mock: it then counts nothing, for comparison.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/count-coverage.ts')
      ? { format: 'module', source: 'export const countCoverage = () => {}', shortCircuit: true }
      : next(url, context),
})
