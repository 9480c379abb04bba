/** The process that this one must not outlive; undefined for the parent that started it. */
const watched = process.env.STOP_WITH_PROCESS

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

/**
 * Calls `stop` once, on Ctrl-C, SIGTERM, SIGHUP (the terminal was closed), or the end of the process that started this one. On SIGTERM npm ends the shell
 * of a script but not the script, and a server that Playwright starts must not outlive it.
 */
export const onStop = (stop: () => void) => {
  const parent = process.ppid
  const isOrphan = () => (watched === undefined ? process.ppid !== parent : !isAlive(Number(watched)))
  const timer =
    watched !== undefined || process.env.npm_lifecycle_event !== undefined
      ? setInterval(() => isOrphan() && once(), 250).unref()
      : undefined
  const once = () => {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, once).on(signal, () => {})
    stop()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, once)
}
