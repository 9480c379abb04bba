import { concatBytes } from '../http/bytes.ts'
import type { Captcha } from '../worlds/captchas.ts'
import { upgradeFormat, type WorldSnapshot } from '../worlds/snapshot.ts'
import {
  partsBy,
  type PartWriter,
  type StoredHead,
  type StoredKind,
  type StoredPart,
  type StoredParts,
} from '../worlds/stored-world.ts'
import type { Submission } from '../worlds/world.ts'

/** Key of one part of a stored world. */
export type PartKey = [world: string, kind: string, ...rest: (string | number)[]]

export type PartEntry = readonly [PartKey, unknown]

const anyOf = (...prefix: (string | number)[]) => IDBKeyRange.bound(prefix, [...prefix, []])

/** Key range of all parts of a world. */
export const partsOfWorld = (id: string) => anyOf(id)

/** A copy without the memory that its chunks are views of, which IndexedDB would copy as a whole. */
const joined = (submission: Submission) => ({
  ...submission,
  files: submission.files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes && concatBytes(bytes) })),
})

/** Numbers of inquiries are keys as numbers, so that they are read in their order. */
const keyOf = (world: string, kind: StoredKind, key: string | number): PartKey => [
  world,
  kind,
  kind === 'submissions' ? Number(key) : key,
]

export const partWriter = (store: IDBObjectStore): PartWriter => ({
  put: (world, kind, key, value) =>
    store.put(kind === 'submissions' ? joined(value as Submission) : value, keyOf(world, kind, key)),
  delete: (world, kind, key) => store.delete(keyOf(world, kind, key)),
  deleteExchanges: (world, before) =>
    store.delete(IDBKeyRange.bound([world, 'journal', 0], [world, 'journal', before], false, true)),
  deleteWorld: (world) => store.delete(partsOfWorld(world)),
})

/** The parts of a world; none if an older mock stored it. */
export const partsOf = (entries: readonly PartEntry[]): StoredParts =>
  partsBy((of) => {
    const parts = entries.flatMap(([[, kind, key], value]) => (kind === of ? [[key, value] as const] : []))
    // The keys of captchas are random; the others are in order.
    const expiry = ([, value]: StoredPart) => (value as Captcha).expiresAt
    return of === 'captchas' ? parts.toSorted((a, b) => expiry(a) - expiry(b)) : parts
  })

interface OldState {
  /** System time when it was written, in ms since 1970. */
  readonly at: number
  readonly state: WorldSnapshot
  readonly added?: number
}

/**
 * The parts of a world that an older mock stored as a state, whole tables, and files beside their inquiries. Such a world
 * is stored again after the next
 * request.
 */
export const oldPartsOf = (entries: readonly PartEntry[]): StoredParts | undefined => {
  const ofKind = (kind: string) => entries.filter(([[, name]]) => name === kind)
  const [stored] = ofKind('state') as unknown as readonly [PartKey, OldState][]
  if (!stored) return undefined
  const [, { at, state, added = 0 }] = stored
  const { captchas, submissions, clock, ...settings } = upgradeFormat(state)
  const files = new Map(ofKind('file').map(([[, , ...place], bytes]) => [place.join('/'), bytes]))
  const withBytes = ({ inquiryId, files: named, ...rest }: WorldSnapshot['submissions'][number]) => ({
    ...rest,
    inquiryId,
    files: named.map((file, index) => ({ ...file, bytes: files.get(`${inquiryId}/${index}`) ?? null })),
  })
  const head: StoredHead = { ...settings, clock: { ...clock, at }, added }
  return {
    worlds: [
      ['created', ofKind('created')[0]?.[1]],
      ['state', head],
    ],
    records: ofKind('table').flatMap(([[, , name], records]) =>
      Object.entries(records as object).map(([key, record]) => [`${name}/${key}`, record] as const),
    ),
    captchas,
    submissions: submissions.map((submission) => [submission.inquiryId, withBytes(submission)]),
    journal: ofKind('journal').map(([[, , number], exchange]) => [number, exchange]),
  }
}
