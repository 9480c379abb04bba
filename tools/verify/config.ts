import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { settingsSchema, type Settings } from '#e2e/verify/target.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the configuration, a line for each problem. */
export class ConfigurationError extends Error {}

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries())
    row = row.reduce<number[]>(
      (next, above, j) => [
        ...next,
        j === 0 ? i + 1 : Math.min(above + 1, next[j - 1]! + 1, row[j - 1]! + Number(letter !== b[j - 1])),
      ],
      [],
    )
  return row.at(-1)!
}

/** The question that a message about an unknown name ends with. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const [nearest] = known.toSorted((a, b) => distance(name, a) - distance(name, b))
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}

const unwrapped = (schema: z.ZodType): z.ZodType => {
  const { innerType, in: input } = schema.def as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? input
  return inner ? unwrapped(inner) : schema
}

const keysOf = (schema: z.ZodType): readonly string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : []
}

const childOf = (schema: z.ZodType, key: string): z.ZodType | undefined => {
  if (schema instanceof z.ZodObject) return schema.shape[key] as z.ZodType | undefined
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined
}

const schemaAt = (path: readonly PropertyKey[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>((schema, key) => schema && childOf(unwrapped(schema), String(key)), settingsSchema)

const inEnvironment = (key: string) =>
  key
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .replace(/[-.]/g, '_')
    .toUpperCase()

/** Where a value of the environment belongs, by the rest of its name; undefined if there is no such key. */
const pathOf = (rest: string, schema: z.ZodType): readonly string[] | undefined => {
  const inner = unwrapped(schema)
  const known = keysOf(inner)
  // The names of headers are free.
  if (known.length === 0) return inner instanceof z.ZodRecord ? [rest.toLowerCase().replaceAll('_', '-')] : undefined
  for (const key of known) {
    const name = inEnvironment(key)
    if (rest === name) return [key]
    const path = rest.startsWith(`${name}_`) ? pathOf(rest.slice(name.length + 1), childOf(inner, key)!) : undefined
    if (path) return [key, ...path]
  }
  return undefined
}

const environmentNames = (schema: z.ZodType, before = 'VERIFY'): readonly string[] =>
  keysOf(unwrapped(schema)).flatMap((key) => {
    const name = `${before}_${inEnvironment(key)}`
    return [name, ...environmentNames(childOf(unwrapped(schema), key)!, name)]
  })

type Tree = { [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (tree: Tree, [key = '', ...rest]: readonly string[], value: unknown) => {
  if (rest.length === 0) tree[key] = value
  else put((tree[key] = isTree(tree[key]) ? tree[key] : {}), rest, value)
}

/** Replaces `${NAME}` in all texts. */
const filled = (value: unknown, env: Environment, problems: string[], path = ''): unknown => {
  if (Array.isArray(value)) return value.map((each, i) => filled(each, env, problems, `${path}.${i}`))
  if (isTree(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, filled(each, env, problems, path ? `${path}.${key}` : key)]),
    )
  if (typeof value !== 'string') return value
  return value.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    if (env[name] === undefined) problems.push(`${path}: the environment has no ${name}.`)
    return env[name] ?? ''
  })
}

const problemsOf = (issue: z.core.$ZodIssue): readonly string[] => {
  const at = (key?: PropertyKey) => [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(unwrapped(schemaAt(issue.path)!))
    return issue.keys.map((key) => `${at(key)} is unknown.${didYouMean(key, known)}`)
  }
  if (issue.code === 'invalid_key') {
    const known = keysOf(unwrapped(schemaAt(issue.path.slice(0, -1))!))
    return [`${at()} is unknown.${didYouMean(String(issue.path.at(-1)), known)}`]
  }
  return [`${at() || 'The file'}: ${issue.message}.`]
}

interface Sources {
  /** The content of `verify.yaml`. */
  readonly text?: string
  /** The address of the site public. */
  readonly url?: string | undefined
  readonly env?: Environment
}

/** The settings of a file, an address and the environment, of which the latter ones win. */
export const readSettings = ({ text = '', url, env = {} }: Sources): Settings => {
  const problems: string[] = []
  const parsed = parseYaml(text)
  if (!isTree(parsed)) throw new ConfigurationError('The file is not a list of keys and values.')
  const tree = filled(parsed, env, problems) as Tree
  if (url !== undefined) put(tree, ['sites', 'public'], url)
  for (const [name, value] of Object.entries(env)) {
    // Ours: it names the file with the result of this function.
    if (!name.startsWith('VERIFY_') || name === 'VERIFY_TARGET' || value === undefined) continue
    const path = pathOf(name.slice('VERIFY_'.length), settingsSchema)
    if (!path) problems.push(`${name} is unknown.${didYouMean(name, environmentNames(settingsSchema))}`)
    else put(tree, path, unwrapped(schemaAt(path)!) instanceof z.ZodString ? value : parseYaml(value))
  }
  const { data, error } = settingsSchema.safeParse(tree)
  problems.push(...(error?.issues.flatMap(problemsOf) ?? []))
  if (!data || problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return data
}

const parseYaml = (text: string): unknown => {
  try {
    return parse(text) ?? {}
  } catch (error) {
    throw new ConfigurationError(`The file is not YAML: ${(error as Error).message}`)
  }
}

/** A `verify.yaml` with a comment for every key. All but the sites begin with `#`. */
export const template = (): string =>
  Object.entries<z.ZodType>(settingsSchema.shape)
    .map(([key, schema]) => {
      const { description = '', examples = [] } = schema.meta() ?? {}
      const value = stringify({ [key]: (examples as readonly unknown[])[0] }).trimEnd()
      return `${description.replace(/^/gm, '# ')}\n${key === 'sites' ? value : value.replace(/^/gm, '#')}\n`
    })
    .join('\n')
