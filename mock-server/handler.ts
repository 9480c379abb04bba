import type * as z from 'zod'
import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { Site } from '#specs/sites/index.ts'
import type { HeaderRow, Upload } from './request.ts'
import type { World, WorldRecords } from './worlds/world.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>

/** The text parts of a form by name, and its files. */
export interface FormBody<Schema> {
  readonly fields: { readonly [Name in Exclude<keyof Parsed<Schema>, 'attachFile'>]?: string }
  readonly files: readonly Upload[]
}

/** Input of a handler: the world and the parsed request. Handlers do not see hosts, faults or the journal. */
export interface Input<E extends Endpoint> {
  /** A cached response must depend on nothing but records, so its handler receives only the tables. */
  readonly world: E extends { readonly cache: 'records' } ? WorldRecords : World
  /** The site that received the request. */
  readonly site: Site
  readonly locale: Locale
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly form: FormBody<E['form']>
}

/** A file as a response. */
export interface FileResponse {
  readonly type: string
  readonly bytes: Uint8Array
  readonly headers?: readonly HeaderRow[]
}

type Success<E extends Endpoint> = E['responses'][Extract<keyof E['responses'], 200 | 201 | 204>]

/** Return value of a handler: the JSON of the success response, a file, or nothing, as the contract row defines. */
type Output<E extends Endpoint> =
  Success<E> extends z.ZodType ? z.input<Success<E>> : Success<E> extends Media ? FileResponse : void

export type Handler<E extends Endpoint> = (input: Input<E>) => Output<E> | Promise<Output<E>>

/** Placeholder for a handler that does not exist yet. The operation returns 501. */
export const notImplemented = 'notImplemented'

/** One handler for each row of an area, so that a missing handler is a type error in the file of that area. */
export type Handlers<Rows extends { readonly [id: string]: Endpoint }> = {
  readonly [Id in keyof Rows]: Handler<Rows[Id]> | typeof notImplemented
}
