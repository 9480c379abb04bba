import * as z from 'zod'
import type { MockResponse } from '../request.ts'
import { isShared } from '../shared-json.ts'
import type { Route } from './routes.ts'

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** The schemas that a shared value matches. */
const valid = new WeakMap<object, WeakSet<z.ZodType>>()

const issuesOf = (schema: z.ZodType, value: unknown): readonly Issue[] => schema.safeParse(value).error?.issues ?? []

const elementIssues = (schema: z.ZodType, element: unknown): readonly Issue[] => {
  if (!isShared(element)) return issuesOf(schema, element)
  const schemas = valid.get(element) ?? new WeakSet()
  if (schemas.has(schema)) return []
  const issues = issuesOf(schema, element)
  if (issues.length === 0) valid.set(element, schemas.add(schema))
  return issues
}

/** A schema without its lists, and the element schema of each list. Undefined if the schema has no list of shared values. */
interface Outline {
  readonly outer: z.ZodType
  readonly lists: readonly (readonly [name: string | undefined, element: z.ZodType])[]
}

const outlines = new WeakMap<z.ZodType, Outline>()

const elementOf = (schema: unknown): z.ZodType | undefined =>
  schema instanceof z.ZodArray && !schema.def.checks?.length && schema.element instanceof z.ZodObject
    ? schema.element
    : undefined

const outlineOf = (schema: z.ZodType): Outline => {
  const known = outlines.get(schema)
  if (known) return known
  const outline = newOutline(schema)
  outlines.set(schema, outline)
  return outline
}

const newOutline = (schema: z.ZodType): Outline => {
  const element = elementOf(schema)
  if (element) return { outer: z.array(z.unknown()), lists: [[undefined, element]] }
  if (!(schema instanceof z.ZodObject) || schema.def.checks?.length) return { outer: schema, lists: [] }
  const lists = Object.entries(schema.shape).flatMap(([name, part]) => {
    const partElement = elementOf(part)
    return partElement ? [[name, partElement] as const] : []
  })
  const unchecked = Object.fromEntries(lists.map(([name]) => [name, z.array(z.unknown())]))
  return { outer: lists.length > 0 ? schema.extend(unchecked) : schema, lists }
}

/** Checks a value, but each shared element of its lists only once. */
const check = (schema: z.ZodType, value: unknown): readonly Issue[] => {
  const { outer, lists } = outlineOf(schema)
  const issues = [...issuesOf(outer, value)]
  for (const [name, element] of lists) {
    const list = name === undefined ? value : (value as Readonly<Record<string, unknown>> | null)?.[name]
    if (!Array.isArray(list)) continue
    const prefix = name === undefined ? [] : [name]
    for (const [i, each] of list.entries())
      for (const { path, message } of elementIssues(element, each))
        issues.push({ path: [...prefix, i, ...path], message })
  }
  return issues
}

/** How a response violates its contract row; empty if it conforms. Ignores 500 and 501. */
export const checkResponse = ({ id, row }: Route, { status, body, headers, json }: MockResponse): string[] => {
  if (status === 500 || status === 501 || status === 503) return []
  if (!(status in row.responses)) return [`${id} returned ${status}, which its contract row does not list`]
  const expected = row.responses[status]
  if (!expected) return body === null ? [] : [`${id} returned ${status} with a body, but its contract row has none`]
  if ('media' in expected) {
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'no content type'
    return expected.media.includes(type)
      ? []
      : [`${id} returned ${type}, but its contract row lists ${expected.media.join(' or ')}`]
  }
  if (!json) return [`${id} returned ${status} without JSON, but its contract row has a schema`]
  return check(expected, json.value).map(
    ({ path, message }) => `${id} ${status} at ${path.join('.') || 'the root'}: ${message}`,
  )
}
