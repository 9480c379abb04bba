// Loaded into the mock with `--import`. Writes to the file BENCH_TURN the longest time in ms for which the mock served
// nobody, in processor time of its main thread: on a busy machine, elapsed time also counts what other processes do, and
// the time of all threads also counts writing the state file.
import { writeFileSync } from 'node:fs'

let longest = 0
let before = process.threadCpuUsage()
// The start itself is not a turn.
let isStarting = true
setTimeout(() => (isStarting = false), 2000).unref()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before)
  before = process.threadCpuUsage()
  if (isStarting || (user + system) / 1000 <= longest) return
  longest = (user + system) / 1000
  writeFileSync(process.env.BENCH_TURN, String(Math.round(longest)))
}, 10).unref()
