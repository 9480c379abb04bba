export interface Plan {
  /** The first of the ports that may be used. */
  readonly port: number
  readonly seconds: number
  readonly rounds: number
  readonly isLong: boolean
}

/** A line of a table: a name and its figures. */
export const print = (name: string, ...figures: readonly string[]) =>
  console.log(`  ${name.padEnd(24)}${figures.map((figure) => figure.padStart(18)).join('')}`)
