// Loaded into a mock with `--import`. Prints the processor time in ms from SIGTERM to the end of the process.
let before
process.prependListener('SIGTERM', () => (before ??= process.cpuUsage()))
process.on('exit', () => {
  const { user, system } = process.cpuUsage(before)
  process.stdout.write(`cpu of stop: ${Math.round((user + system) / 1000)} ms\n`)
})
