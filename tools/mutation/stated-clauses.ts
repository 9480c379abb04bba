import { contract, type OperationId } from '#specs/contract/index.ts'

const indentOf = (line: string) => /^ */.exec(line)![0].length

/** What a pattern finds above a line: in its own block, else in the blocks around it. */
const findAbove = (lines: readonly string[], from: number, pattern: RegExp): string | undefined => {
  let indent = indentOf(lines[from]!)
  for (let i = from; indent > 0; i -= 1) {
    const line = lines[i]!
    if (line.trim() === '' || indentOf(line) > indent) continue
    indent = indentOf(line)
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The clause that code states: the `clause` with which the row of a rule begins, or that of the operation of a handler;
 * undefined for a helper. It reads the indentation of the formatter.
 * @param line of the code, from 0
 */
export const statedClause = (lines: readonly string[], line: number): string | undefined => {
  const operation = findAbove(lines, line, /^ {2}(?:async )?(\w+)[:(]/) as OperationId | undefined
  return findAbove(lines, line, /^ *clause: '([^']+)'/) ?? (operation && contract[operation]?.clause)
}
