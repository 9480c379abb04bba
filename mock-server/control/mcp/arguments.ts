import type * as z from 'zod'
import { translate } from '#specs/messages/translate.ts'
import { validationFaults } from '../../http/validation-faults.ts'

type Arguments = Readonly<Record<string, unknown>>

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

/** Whether one name begins with the other: `lang` for `language`. */
const isNear = (wrong: string, name: string) =>
  name.toLowerCase().startsWith(wrong.toLowerCase()) || wrong.toLowerCase().startsWith(name.toLowerCase())

/** JSON that an agent has written as a text, where the argument is no text. */
const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * Judges the arguments of a tool by the schema that it publishes. Returns the arguments that it takes, with its defaults,
 * or what is wrong with them in one sentence. The mock judges the body of an operation itself, and says more about it.
 */
export const readArguments = (
  input: z.ZodObject,
  given: Arguments,
): { readonly read: Arguments } | { readonly wrong: string } => {
  const names = Object.keys(input.shape)
  const unknown = Object.keys(given).filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    const meant = names.find((name) => isNear(unknown[0]!, name))
    const known = names.length === 0 ? 'It takes none' : `It takes ${listed(names)}`
    return { wrong: `there is no argument ${listed(unknown)}. ${meant ? `Use ${meant}. ` : ''}${known}.` }
  }
  const missing = names.filter((name) => given[name] === undefined && !input.shape[name]!.safeParse(undefined).success)
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  if (missing.length > 0) return { wrong: `${listed(missing)} ${are} missing. Add ${them}.` }
  const read: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(input.shape)) {
    const value = schema.safeParse(given[name]).success ? given[name] : fromText(given[name])
    const result = schema.safeParse(value)
    if (!result.success && name !== 'body') {
      const [fault] = validationFaults(result.error, value, [name])
      return { wrong: `${fault?.field} is wrong. ${translate('en', fault!.message!)}` }
    }
    if (value !== undefined || result.data !== undefined) read[name] = name === 'body' ? value : result.data
  }
  return { read }
}
