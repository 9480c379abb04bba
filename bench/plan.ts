export interface Plan {
  /** The first port; the following ports must be free too. */
  readonly port: number
  readonly seconds: number
  readonly rounds: number
  readonly isLong: boolean
}

/** Prints a table row: a name and its values. */
export const print = (name: string, ...values: readonly string[]) =>
  console.log(`  ${name.padEnd(24)}${values.map((value) => value.padStart(18)).join('')}`)
