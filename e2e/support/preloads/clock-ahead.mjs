// Loaded into a mock with `--import`. The monotonic clock is ahead by the number of ms in the file CLOCK_AHEAD.
import { readFileSync } from 'node:fs'

const now = performance.now.bind(performance)
performance.now = () => now() + Number(readFileSync(process.env.CLOCK_AHEAD, 'utf8'))
