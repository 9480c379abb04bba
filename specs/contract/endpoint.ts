import * as z from 'zod'
import type { ClauseId } from '../clauses/index.ts'
import type { MyPagePart } from '../model/my-page-parts.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Where an endpoint is defined: in the product specification, by us where the specification is silent, or by us for the
 * mock alone. A real back end does not have the last kind.
 */
export type Origin = 'product' | 'assumed' | 'mock'

/** A response body that is not JSON. */
export interface Media {
  readonly media: readonly [string, ...string[]]
}

/** The response body of a status: a JSON schema, a file, or null for no body. */
export type ResponseBody = z.ZodType | Media | null

/** One endpoint: its complete HTTP interface and the clause that requires it. */
export interface Endpoint {
  readonly method: Method
  /** Parameters in braces, as in OpenAPI: `/api/support/notice/{noticeId}`. */
  readonly path: `/${string}`
  /** Absent only for the mock's own endpoints, which are no requirement. */
  readonly clause?: ClauseId
  readonly origin: Origin
  readonly summary: string
  /** What the summary, the clause and the schemas cannot say, for the OpenAPI document. */
  readonly notes?: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** Schema of a JSON body. */
  readonly body?: z.ZodType
  /**
   * Schema of a multipart/form-data body: the names of its parts and their kinds, which are `z.string()` for text and
   * `z.array(filePart)` for files. It documents which parts are required; only the rules of the form check that.
   */
  readonly form?: z.ZodObject
  readonly responses: { readonly [status: number]: ResponseBody }
  /**
   * `records`: the success response depends only on records, site, language and URL, so the mock caches it until a
   * record changes. Not part of the OpenAPI document.
   */
  readonly cache?: 'records'
  /**
   * Of a GET that changes something: HEAD does not run it, and only a page of the site itself may send it. Not part of
   * the OpenAPI document.
   */
  readonly changes?: true
  /**
   * The part of my page that the endpoint belongs to. Who may see the part is checked before the request is parsed, so
   * that nobody else learns what is wrong with a request. The OpenAPI document has the access rule of the part.
   */
  readonly part?: MyPagePart
  /**
   * How the endpoint uses the session of the visitor: it also works without one, or it starts or ends one. An endpoint
   * that lists 401 requires a session, and any other ignores it.
   */
  readonly session?: 'optional' | 'starts' | 'ends'
  /** The endpoint is open to everyone, but a back end may require the owner of the inquiry and return 404 to others. */
  readonly mayRequire?: 'owner'
  /** The order of a list. */
  readonly order?: string
  /** Set by `idempotent`. */
  readonly isIdempotent?: true
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

/**
 * Marks an endpoint that creates or changes something for a person: it takes the header `Idempotency-Key`, and the pages
 * send one, so that sending something again whose response was lost has no further effect.
 */
export const idempotent = <const Row extends Endpoint>(row: Row) =>
  ({ ...row, isIdempotent: true, responses: { ...row.responses, 422: problem } }) as Row & {
    readonly isIdempotent: true
    readonly responses: { readonly 422: typeof problem }
  }

/** Of an operation that links in emails lead to, which therefore works without signing in. */
export const openToEveryone = { session: 'optional', mayRequire: 'owner' } as const

/** Declares a file response with one of these media types. */
export const media = (...types: [string, ...string[]]): Media => ({ media: types })

/** The responses with something to play or to download, which clients may request in parts. */
export const ranged = (body: Media): { readonly [Status in 200 | 206]: Media } & { readonly 416: typeof problem } => ({
  200: body,
  206: body,
  416: problem,
})

/** Marks a parameter or field that we added to an endpoint of the specification, as `x-origin: assumed`. */
export const assumed = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), 'x-origin': 'assumed' })

/** An error response lists no more errors. Each is a line for a person, and nobody reads a hundred. */
export const errorsMax = 20

/** Everything of a page of a list except its content, which alone is in the specification. */
export const pageInfo = z
  .object({
    totalElements: assumed(z.int().min(0)).describe('Number of items on all pages.'),
    totalPages: assumed(z.int().min(0)).describe('0 if there are no items.'),
    number: assumed(z.int().min(0)).describe('The requested page, counted from 0, even if it is beyond the last one.'),
    size: assumed(z.int().min(1)).describe('The requested size.'),
    first: assumed(z.boolean()).describe('Whether number is 0.'),
    last: assumed(z.boolean()).describe('Whether no page follows; true beyond the last page and without items.'),
    empty: assumed(z.boolean()).describe('Whether content has no items.'),
  })
  .meta({ id: 'Page' })

/** A page of a list. */
export const page = <Item extends z.ZodType>(item: Item) => z.object({ content: z.array(item), ...pageInfo.shape })

/** The body of every error response. `message` is in the language of `Accept-Language`. */
export const problem = z
  .object({
    code: z.string().min(1),
    message: z.string().min(1),
    errors: assumed(
      z
        .array(
          z.object({
            field: z
              .string()
              .describe(
                'The parameter, the part of the form, or the place in the JSON body, such as recipientList.0.name.',
              ),
            code: z.string().describe('Of a field: BAD_REQUEST or a code of the operation, such as FILE_NAME_INVALID.'),
            message: z.string().describe('What to send instead, in the language of the request.'),
          }),
        )
        .max(errorsMax)
        .optional(),
    ),
  })
  .meta({ id: 'Problem' })
