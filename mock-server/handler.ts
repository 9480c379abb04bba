import type * as z from 'zod'
import type { Endpoint, Media } from '#specs/contract/endpoint.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { Site } from '#specs/sites/index.ts'
import type { HeaderRow, Upload } from './request.ts'
import type { World } from './worlds/world.ts'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>

/** The text parts of a form by name, and its files. */
export interface FormBody<Schema> {
  readonly fields: { readonly [Name in Exclude<keyof Parsed<Schema>, 'attachFile'>]?: string }
  readonly files: readonly Upload[]
}

/** What a handler is told: the world and the parsed input; nothing of hosts, faults or journals. */
export interface Input<E extends Endpoint> {
  readonly world: World
  /** The site on which the call was made. */
  readonly site: Site
  readonly locale: Locale
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly form: FormBody<E['form']>
}

/** A file as an answer. */
export interface FileResponse {
  readonly type: string
  readonly bytes: Uint8Array
  readonly headers?: readonly HeaderRow[]
}

type Success<E extends Endpoint> = E['responses'][Extract<keyof E['responses'], 200 | 201 | 204>]

/** What a handler returns: the JSON of its success, a file, or nothing, as the row says. */
type Output<E extends Endpoint> =
  Success<E> extends z.ZodType ? z.input<Success<E>> : Success<E> extends Media ? FileResponse : void

export type Handler<E extends Endpoint> = (input: Input<E>) => Output<E> | Promise<Output<E>>

/** Stands in place of a handler that is still to be written: the call answers 501. */
export const notImplemented = 'notYet'

/** A handler for every row of an area; a row without one does not compile, in the handler's own file. */
export type Handlers<Rows extends { readonly [id: string]: Endpoint }> = {
  readonly [Id in keyof Rows]: Handler<Rows[Id]> | typeof notImplemented
}
