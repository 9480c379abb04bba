// Loaded before the mock: on SIGUSR2 it writes how much of its heap is in use, in bytes, to the file BENCH_HEAP.
import { writeFileSync } from 'node:fs'

process.on('SIGUSR2', () => {
  globalThis.gc()
  writeFileSync(process.env.BENCH_HEAP, String(process.memoryUsage().heapUsed))
})
