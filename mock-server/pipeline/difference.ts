import * as z from 'zod'
import { shallow } from '#specs/contract/bounds.ts'
import { catalogue, type Clause } from '#specs/clauses/index.ts'
import type { Difference, Forwarded } from '#specs/contract/control-record.ts'
import { localeOfText } from '#specs/model/locale.ts'
import { isLargeNumber, parseExact, stringifyExact } from '#specs/rules/exact-json.ts'
import { fromUtf8 } from '../http/bytes.ts'
import type { MockResponse } from '../http/request.ts'
import { masked } from '#specs/messages/masked.ts'
import type { Mask } from '../worlds/journal-texts.ts'
import { reasonsOf } from './explain.ts'
import type { Route } from './exchange.ts'

type Found = Omit<Difference, 'clauses'>

const differencesMax = 20
const shownMax = 100

const timeForms = [
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  /^\d{4}-\d\d-\d\d$/,
  /^\d{4}-\d\d$/,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/,
]

/** The form of a value whose content each server chooses itself; undefined if the content counts. */
const formOf = (name: string, value: unknown): string | undefined => {
  const number = isLargeNumber(value) ? Number(value.slice(1)) : value
  if (typeof number === 'number') return /^id$|(?:Id|No)$/.test(name) && Number.isInteger(number) ? 'id' : undefined
  if (Array.isArray(value))
    return value.length === 5 && value.every(Number.isInteger) && Number(value[0]) > 999 ? 'five numbers' : undefined
  if (typeof value !== 'string') return undefined
  const time = timeForms.findIndex((form) => form.test(value))
  if (time !== -1) return `time ${time}`
  if (value.startsWith('data:')) return value.split(',', 1)[0]
  return name === 'key' && value !== '' ? 'key' : undefined
}

const typeOf = (value: unknown) => {
  if (isLargeNumber(value)) return 'number'
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

const languageOf = (message: unknown) => localeOfText(JSON.stringify(message))

/** A value whose objects have their names in one order, and its forms if only these count. */
const normalized = (value: unknown, name: string, isByForm: boolean): unknown => {
  const form = isByForm ? formOf(name, value) : undefined
  if (form !== undefined || typeof value !== 'object' || value === null) return form ?? value
  if (Array.isArray(value)) return value.map((item) => normalized(item, name, isByForm))
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, normalized(each, key, isByForm)])
}

/** Whether two lists have the same items in another order. */
const isReordered = (mock: readonly unknown[], backEnd: readonly unknown[], name: string) =>
  [false, true].some((isByForm) => {
    const [ours, theirs] = [mock, backEnd].map((list) =>
      list.map((item) => JSON.stringify(normalized(item, name, isByForm))),
    ) as [string[], string[]]
    const isSame = ours.every((text, i) => text === theirs[i])
    return !isSame && ours.toSorted().join('\n') === theirs.toSorted().join('\n')
  })

const shown = (value: unknown): string | null => (value === undefined ? null : stringifyExact(value))

type Path = readonly string[]

const isIndex = (part: string) => /^\d+$/.test(part)

/** How two values differ. The path of an item ends with its index. */
const walk = function* (mock: unknown, backEnd: unknown, path: Path, isError: boolean): Generator<Found> {
  const name = path.findLast((part) => !isIndex(part)) ?? ''
  const found = (kind: Found['kind'], ours: unknown = mock, theirs: unknown = backEnd): Found => ({
    field: path.join('.'),
    kind,
    mock: shown(ours),
    backEnd: shown(theirs),
  })
  if (mock === undefined) yield found('unexpected')
  else if (backEnd === undefined) yield found('missing')
  else if (typeOf(mock) !== typeOf(backEnd)) yield found('type')
  else if (isError && name === 'message') {
    if (languageOf(mock) !== languageOf(backEnd)) yield found('language')
  } else if (formOf(name, mock) !== undefined) {
    if (formOf(name, mock) !== formOf(name, backEnd)) yield found('form')
  } else if (Array.isArray(mock) && Array.isArray(backEnd)) {
    if (mock.length !== backEnd.length) yield found('length', mock.length, backEnd.length)
    else if (isReordered(mock, backEnd, name)) yield found('order')
    else for (const [i, item] of mock.entries()) yield* walk(item, backEnd[i], [...path, String(i)], isError)
  } else if (typeof mock === 'object' && mock !== null) {
    const [ours, theirs] = [mock, backEnd] as Readonly<Record<string, unknown>>[]
    for (const key of new Set([...Object.keys(ours!), ...Object.keys(theirs!)]))
      yield* walk(ours![key], theirs![key], [...path, key], isError)
  } else if (mock !== backEnd) yield found('value')
}

/** The first differences. Of those that the items of a list share, only that of the first item. */
const firstOf = (all: Iterable<Found>): readonly Found[] => {
  const byPlace = new Map<string, Found>()
  for (const found of all) {
    const place = [found.kind, ...found.field.split('.').filter((part) => !isIndex(part))].join('.')
    if (!byPlace.has(place)) byPlace.set(place, found)
    if (byPlace.size === differencesMax) break
  }
  return [...byPlace.values()]
}

/** The places of a field in the table of clauses, the innermost first: `NoticeItem.regYmdt`. */
const placesOf = (schema: unknown, path: Path): readonly string[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return placesOf(schema.unwrap(), path)
  const [name, ...inner] = path
  if (schema instanceof z.ZodArray) return placesOf(schema.element, name !== undefined && isIndex(name) ? inner : path)
  if (!(schema instanceof z.ZodObject)) return []
  const id = String(schema.meta()?.id)
  return name === undefined ? [id] : [...placesOf(schema.shape[name], inner), `${id}.${name}`]
}

const clausesByPlace = Map.groupBy(
  Object.entries<Clause>(catalogue).flatMap(([id, { at = [] }]) => [at].flat().map((place) => ({ id, place }))),
  ({ place }) => place,
)

/** The requirements about a place in a response, the most specific first. */
const clausesAt = ({ row }: Route, { field, kind }: Found, { status, refusal }: MockResponse): string[] => {
  const places = placesOf(row.responses[status], field === '' ? [] : field.split('.'))
  const ofPlace = places.flatMap((place) => clausesByPlace.get(place)?.map(({ id }) => id) ?? [])
  const ofRefusal = refusal ? reasonsOf(refusal).map(([, clause]) => clause) : []
  return [
    ...new Set(
      [...(kind === 'language' ? ['error.body.language'] : []), ...ofPlace, ...ofRefusal, row.clause ?? []].flat(),
    ),
  ]
}

const mediaOf = ({ headers }: MockResponse) => headers.find(([name]) => name === 'content-type')?.[1].split(';')[0]

/** Deeper values overflow the stack when they are written as text. */
const isShallow = (value: unknown) => shallow(z.unknown()).safeParse(value).success

/** Where the response of a back end differs from that of the mock, and what cannot be compared. */
export const differencesOf = (
  route: Route,
  mock: MockResponse,
  backEnd: MockResponse,
  mask: Mask = masked,
): Pick<Forwarded, 'differences' | 'notCompared'> => {
  const only = (reason: string) => ({ differences: [], notCompared: [{ field: '', reason }] })
  const differing = (found: Iterable<Found>, notCompared: Forwarded['notCompared'] = []) => ({
    differences: firstOf(found).map((each) => ({
      ...each,
      field: mask(each.field),
      mock: each.mock && mask(each.mock).slice(0, shownMax),
      backEnd: each.backEnd && mask(each.backEnd).slice(0, shownMax),
      clauses: clausesAt(route, each, mock),
    })),
    notCompared,
  })
  const one = (kind: Found['kind'], ours: unknown, theirs: unknown) =>
    differing([{ field: '', kind, mock: shown(ours), backEnd: shown(theirs) }])
  if (mock.status >= 500) return only('The mock has no response to this request.')
  if ([206, 304].includes(backEnd.status)) return only('The back end sent no complete response.')
  if (mock.status !== backEnd.status) return one('status', mock.status, backEnd.status)
  if (mock.body === null && backEnd.body === null) return differing([])
  if (mediaOf(mock) !== mediaOf(backEnd)) return one('media', mediaOf(mock), mediaOf(backEnd))
  if (!mock.json) return only('Of files only the media type is compared.')
  if (!backEnd.json || !isShallow(backEnd.json.value)) return only('The response is not JSON, or nested too deep.')
  // Without the fields that are undefined.
  const ours: unknown = JSON.parse(JSON.stringify(mock.json.value))
  const theirs = parseExact(typeof backEnd.body === 'string' ? backEnd.body : fromUtf8(backEnd.body!))
  return differing(walk(ours, theirs, [], mock.status >= 400))
}
