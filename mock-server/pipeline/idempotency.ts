import { normalizedFileName } from '#specs/rules/inquiry-files.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import { dayMs } from '#specs/rules/time.ts'
import type { Site } from '#specs/model/site.ts'
import { hexOf, utf8 } from '../http/bytes.ts'
import { plainFields } from '../handlers/submit.ts'
import { Refusal, refuseAny } from '../http/refusal.ts'
import type { MockRequest } from '../http/request.ts'
import type { World } from '../worlds/world.ts'
import type { ParsedInput, Route } from './exchange.ts'

/** Number of keys per world, as many as it keeps inquiries. */
const keptMax = 10_000
const keyLengthMax = 255

/** A string of structured fields (RFC 9651), as in the draft of the IETF. */
const quoted = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/
/** The same without quotes, as many clients send it. Neither a list nor a string that was cut off. */
const bare = /^[!#-+\--:<-[\]-~]+$/

/** The key of a request; undefined if it has none. Throws a `Refusal` for a malformed one. */
const keyOf = (request: MockRequest): string | undefined => {
  const header = request.header('idempotency-key')
  if (header === undefined) return undefined
  const key = quoted.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? bare.exec(header)?.[0] ?? ''
  if (key === '' || key.length > keyLengthMax)
    refuseAny([
      { field: 'Idempotency-Key', code: 'BAD_REQUEST', message: ['http.idempotencyKey', { max: keyLengthMax }] },
    ])
  return key
}

/** A repeat brings the answer of a captcha that the first request has used up, or that of a new one. */
const captchaParts = new Set(
  fields.filter(({ control }) => control === 'captcha').flatMap(({ parts }) => Object.keys(parts)),
)

/** A value whose objects have their names in one order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([name, part]) => [name, sorted(part)])
}

const sha256 = async (text: string) =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text) as Uint8Array<ArrayBuffer>)))

/** Identifies what was sent, however it was encoded. */
const contentHash = ({ id }: Route, { params, body, received }: ParsedInput, site: Site) => {
  const texts = Object.entries(plainFields(received.fields)).filter(([name]) => !captchaParts.has(name))
  const files = received.files.map(({ field, name, sha256: hash }) => [field, normalizedFileName(name), hash])
  return sha256(JSON.stringify([id, site, sorted(params), sorted(body), sorted(Object.fromEntries(texts)), files]))
}

interface Owner {
  readonly id: string
}

/** Who has reserved bytes for the kept responses of a world. */
const ownersOf = new WeakMap<World, Map<string, Owner>>()

const remove = (world: World, { id }: Owner) => {
  const owners = ownersOf.get(world)
  const owner = owners?.get(id)
  if (owner) world.answers.release(owner)
  owners?.delete(id)
  world.tables.idempotencyKeys.remove(id)
}

/** What a row takes beside its response. */
const rowBytes = 512

/** Reserves the bytes of a kept response; the oldest ones, also of other worlds, make room for it. */
const reserve = (world: World, owners: Map<string, Owner>, { id, value }: { id: string; value?: unknown }) => {
  const owner = { id }
  owners.set(id, owner)
  const bytes = rowBytes + 2 * (JSON.stringify(value) ?? '').length
  world.answers.reserve(owner, bytes, (oldest) => remove(world, oldest))
}

/** The owners of a world; the first time, those of what it was restored with. */
const ownersIn = (world: World) => {
  const known = ownersOf.get(world)
  if (known) return known
  const owners = new Map<string, Owner>()
  ownersOf.set(world, owners)
  for (const row of world.tables.idempotencyKeys.rows) reserve(world, owners, row)
  return owners
}

/**
 * Runs the handler of a route, unless the same person has sent the same content with the same key within 24 hours: then
 * returns what it returned. Only a success is kept, as long as there is room. Throws the refusal
 * `IDEMPOTENCY_KEY_REUSED` for other content.
 */
export const runOnce = async (
  route: Route,
  request: MockRequest,
  { world, site, input }: { readonly world: World; readonly site: Site; readonly input: ParsedInput },
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const key = keyOf(request)
  if (key === undefined) return run()
  const { persona } = world.settings
  const { idempotencyKeys: kept } = world.tables
  const id = await sha256(`${persona}\n${key}`)
  const content = await contentHash(route, input, site)
  const isOld = (at: string) => world.clock.now() - Date.parse(at) >= dayMs
  const first = kept.get(id)
  if (first && !isOld(first.at)) {
    if (first.content !== content) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
    return first.value
  }
  const value = (await run()) ?? null
  const owners = ownersIn(world)
  remove(world, { id })
  await kept.put({ id, key, persona, operationId: route.id, content, value, at: world.nowIso } as never)
  reserve(world, owners, { id, value })
  // They are in the order in which they were added.
  for (const oldest of kept.rows) {
    if (kept.rows.length <= keptMax && !isOld(oldest.at)) break
    remove(world, oldest)
  }
  return value
}
