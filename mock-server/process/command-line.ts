import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** What ends a start: one line of what is wrong and what to do. */
export const startFailure = (reason: string, remedy = 'Start it with --help for the options.') =>
  new Error(`Failed to start: ${reason}. ${remedy}`)

/** The options that a command was given. Throws where one is unknown, has no value, or an empty one. */
export const readOptions = <const Known extends Options>(options: Known, args = process.argv.slice(2)) => {
  const { values } = parsed(options, args)
  for (const [name, value] of Object.entries(values)) if (value === '') throw startFailure(`--${name} has no value`)
  return values
}

const parsed = <const Known extends Options>(options: Known, args: string[]) => {
  try {
    return parseArgs({ options, args })
  } catch (error) {
    // Its first sentence says what is wrong; the others explain how the shell reads dashes.
    throw startFailure((error as Error).message.split(/\.?(?:\n|\. |$)/)[0] ?? '')
  }
}

/** The first of so many ports in a row, by its option, else by PORT. */
export const readPort = (given = process.env.PORT ?? '5100', ports = 1): number => {
  const most = 65_536 - ports
  if (/^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= most) return Number(given)
  throw startFailure(`"${given}" is no port`, `Give --port a number from 1 to ${most}.`)
}
