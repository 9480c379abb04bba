type Counts = Readonly<Record<string, number>>

/**
 * What adds counts to the file that `HANEUL_MOCK_COVERAGE` names, a line at a time, as far as they grew since the last
 * time. Undefined if no file is named, and in a browser. Written at once: test runners kill their processes.
 */
export const coverageFile = (): ((counts: Counts) => void) | undefined => {
  const file = globalThis.process?.env?.['HANEUL_MOCK_COVERAGE']
  if (!file) return undefined
  const { appendFileSync } = process.getBuiltinModule('node:fs')
  const written = new Map<string, number>()
  return (counts) => {
    const grown = Object.entries(counts).flatMap(([text, count]) => {
      const more = count - (written.get(text) ?? 0)
      written.set(text, count)
      return more > 0 ? [[text, more] as const] : []
    })
    if (grown.length > 0) appendFileSync(file, `${JSON.stringify({ counts: Object.fromEntries(grown) })}\n`)
  }
}
