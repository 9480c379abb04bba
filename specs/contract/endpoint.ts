import * as z from 'zod'
import type { ClauseId } from '../clauses/index.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where a call comes from: the product specification, or our reading of what it leaves open. */
export type Origin = 'product' | 'assumed'

/** An answer that is not JSON, by its media types. */
export interface Media {
  readonly media: readonly [string, ...string[]]
}

/** What a status carries: JSON by its schema, a file, or nothing. */
export type ResponseBody = z.ZodType | Media | null

/** One call: everything that crosses the wire, and the clause that wants it. */
export interface Endpoint {
  readonly method: Method
  /** Parameters in braces, as in OpenAPI: `/api/support/notice/{noticeId}`. */
  readonly path: `/${string}`
  readonly clause: ClauseId
  readonly origin: Origin
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** A JSON body. */
  readonly body?: z.ZodType
  /** A multipart/form-data body: text parts as strings, file parts as `z.array(z.file())`. */
  readonly form?: z.ZodObject
  readonly responses: { readonly [status: number]: ResponseBody }
}

type Rest<M extends Method> = Omit<Endpoint, 'method' | 'path'> & { readonly method?: M }

const endpoint =
  <M extends Method>(method: M) =>
  <const Path extends `/${string}`, const Row extends Rest<M>>(path: Path, row: Row) =>
    ({ method, path, ...row }) as { readonly method: M; readonly path: Path } & Row

export const get = endpoint('GET')
export const post = endpoint('POST')
export const put = endpoint('PUT')
export const patch = endpoint('PATCH')
export const del = endpoint('DELETE')

/** A file of one of these media types. */
export const media = (...types: [string, ...string[]]): Media => ({ media: types })

/** Marks a parameter or field that we added to a call of the specification; shows as `x-origin: assumed`. */
export const assumed = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), 'x-origin': 'assumed' })

/** A page of a list: `number` counts from 0. Of these fields the specification names `content` alone. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    totalElements: assumed(z.int().min(0)),
    totalPages: assumed(z.int().min(0)),
    number: assumed(z.int().min(0)),
    size: assumed(z.int().min(1)),
    first: assumed(z.boolean()),
    last: assumed(z.boolean()),
    empty: assumed(z.boolean()),
  })

/** The body of every refusal. `message` is in the language of `Accept-Language`. */
export const problem = z
  .object({
    code: z.string().min(1),
    message: z.string().min(1),
    errors: assumed(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional()),
  })
  .meta({ id: 'Problem' })
