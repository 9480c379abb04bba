import type * as z from 'zod'
import type { Endpoint, Media } from './endpoint.ts'

type Part = 'params' | 'query' | 'body' | 'form'

/** The request of an endpoint before parsing, with the parts that its row has. Fields with defaults are optional. */
export type RequestOf<Row extends Endpoint> = {
  [Name in Part as Row[Name] extends z.ZodType ? Name : never]: Row[Name] extends z.ZodType ? z.input<Row[Name]> : never
}

/** The body of the success response of an endpoint: parsed JSON, `Media` for a file, or null. */
export type ResponseOf<Row extends Endpoint> = Row['responses'][Extract<
  keyof Row['responses'],
  200 | 201 | 204 | 302
>] extends infer Body
  ? Body extends z.ZodType
    ? z.output<Body>
    : Body extends Media
      ? Media
      : null
  : never
