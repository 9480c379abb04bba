import { parseArgs, type ParseArgsConfig } from 'node:util'
import { defaultPort } from '#specs/model/site-address.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** An error that prevents the start: one line with the reason and what to do. */
export const startFailure = (reason: string, remedy = 'Start it with --help for the options.') =>
  new Error(`Failed to start: ${reason}. ${remedy}`)

/** Parses command-line options. Throws if an option is unknown or has no value. */
export const readOptions = <const Known extends Options>(options: Known, args = process.argv.slice(2)) => {
  const { values } = parsed(options, args)
  for (const [name, value] of Object.entries(values))
    if (value === '' || (Array.isArray(value) && value.includes(''))) throw startFailure(`--${name} has no value`)
  return values
}

const parsed = <const Known extends Options>(options: Known, args: string[]) => {
  try {
    return parseArgs({ options, args })
  } catch (error) {
    // The first sentence is the reason; the others explain how to pass values that start with a dash.
    throw startFailure((error as Error).message.split(/\.?(?:\n|\. |$)/)[0] ?? '')
  }
}

/** The first of `ports` consecutive ports: from the option, else from PORT, else the default. Throws if it is not valid. */
export const readPort = (value = process.env.PORT ?? String(defaultPort), ports = 1): number => {
  const max = 65_536 - ports
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max) return Number(value)
  throw startFailure(`"${value}" is not a valid port`, `Set --port to a number from 1 to ${max}.`)
}
