/** Options of a benchmark run. */
export interface Plan {
  /** The first port; the following ports must be free too. */
  readonly port: number
  /** Duration of one measurement. */
  readonly seconds: number
  /** How often each measurement is repeated. The tables show medians. */
  readonly rounds: number
  /** Whether memory and endurance are measured with 1,000,000 requests. */
  readonly isLong: boolean
}

/** Prints a table row: a name and its values. */
export const print = (name: string, ...values: readonly string[]) =>
  console.log(`  ${name.padEnd(24)}${values.map((value) => value.padStart(18)).join('')}`)
