// Loaded into a mock with `--import`. Timeouts of 30 s end after 0.3 s.
const timeout = AbortSignal.timeout.bind(AbortSignal)
AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 300 : ms)
