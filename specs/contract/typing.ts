import type * as z from 'zod'
import type { Endpoint, Media } from './endpoint.ts'

/** The type of a schema before parsing (`input`, where fields with defaults are optional) or after it (`output`). */
type Side = 'input' | 'output'
type TypeOf<Schema extends z.ZodType, S extends Side> = S extends 'input' ? z.input<Schema> : z.output<Schema>

type Part = 'params' | 'query' | 'body' | 'form'

/** The request of an endpoint, with the parts that its row has: as a client sends it, or as the server has parsed it. */
export type RequestOf<Row extends Endpoint, S extends Side = 'input'> = {
  readonly [Name in Part as Row[Name] extends z.ZodType ? Name : never]: Row[Name] extends z.ZodType
    ? TypeOf<Row[Name], S>
    : never
}

/**
 * The body of the success response of an endpoint: JSON as a client has parsed it or as the server writes it, `Media` for
 * a file, or null.
 */
export type ResponseOf<Row extends Endpoint, S extends Side = 'output'> = Row['responses'][Extract<
  keyof Row['responses'],
  200 | 201 | 204 | 302 | 303
>] extends infer Body
  ? Body extends z.ZodType
    ? TypeOf<Body, S>
    : Body extends Media
      ? Media
      : null
  : never
