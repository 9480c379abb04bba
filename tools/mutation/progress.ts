/** One line about a phase: how much is done, how fast, and how long the rest takes. */
export const progressText = (phase: string, done: number, all: number, elapsedMs: number): string => {
  const rate = (1000 * done) / elapsedMs
  const left = all > done && done > 0 ? `, about ${Math.ceil((all - done) / rate)} s left` : ''
  return `${phase}: ${done}${all > 0 ? ` of ${all}` : ''}, ${rate.toFixed(1)} a second${left}`
}

/** Shows the progress of a run: a changing line in a terminal, else a line every half minute. */
export const progressOf = () => {
  let current = { phase: '', fromMs: 0, shownMs: 0 }
  return (phase: string, done: number, all: number) => {
    const now = performance.now()
    if (phase !== current.phase) current = { ...current, phase, fromMs: now - 5000 }
    const text = progressText(phase, done, all, now - current.fromMs)
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`)
    else if (now - current.shownMs > 30_000) console.log(text)
    else return
    current.shownMs = now
  }
}
