// Loaded before the mock, for `coverage.ts`. With BENCH_HEAP it writes on SIGUSR2 how much of its heap is in use, in bytes, to
// that file; without it, the mock counts no coverage.
import { registerHooks } from 'node:module'
import { writeFileSync } from 'node:fs'

const file = process.env.BENCH_HEAP
if (file)
  process.on('SIGUSR2', () => {
    globalThis.gc()
    writeFileSync(file, String(process.memoryUsage().heapUsed))
  })
else
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/count-coverage.ts')
        ? { format: 'module', source: 'export const countCoverage = () => {}', shortCircuit: true }
        : next(url, context),
  })
