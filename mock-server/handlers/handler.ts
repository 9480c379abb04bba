import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import type { RequestOf, ResponseOf } from '#specs/contract/typing.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import type { ReceivedParts } from '../http/request.ts'
import type { FileResponse } from '../http/responses.ts'
import type { WorldRecords } from '../worlds/tables.ts'
import type { World } from '../worlds/world.ts'

/** A parsed request. No part of a form is required, because the rules of the form report what is missing. */
export type ParsedRequest<E extends Endpoint> = Omit<RequestOf<E, 'output'>, 'form'> &
  (RequestOf<E, 'output'> extends { readonly form: infer Parts }
    ? { readonly form: Partial<Parts>; readonly received: ReceivedParts }
    : unknown)

/** Input of a handler: the world and the parsed request. Handlers do not see hosts, faults or the journal. */
export type Input<E extends Endpoint> = ParsedRequest<E> & {
  /** A cached response must depend on nothing but records, so its handler receives only the tables. */
  readonly world: E extends { readonly cache: 'records' } ? WorldRecords : World
  /** The site that received the request. */
  readonly site: Site
  readonly locale: Locale
}

/** Return value of a handler: the JSON of the success response, a file, or nothing, as the contract row defines. */
type Output<E extends Endpoint> =
  ResponseOf<E, 'input'> extends Media
    ? FileResponse
    : ResponseOf<E, 'input'> extends null
      ? void
      : ResponseOf<E, 'input'>

export type Handler<E extends Endpoint> = (input: Input<E>) => Output<E> | Promise<Output<E>>

/** Placeholder for a handler that does not exist yet. The operation returns 501. */
export const notImplemented = 'notImplemented'

/** One handler for each row of an area, so that a missing handler is a type error in the file of that area. */
export type Handlers<Rows extends { readonly [id: string]: Endpoint }> = {
  readonly [Id in keyof Rows]: Handler<Rows[Id]> | typeof notImplemented
}
