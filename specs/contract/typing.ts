import type * as z from 'zod'
import type { Endpoint, Media } from './endpoint.ts'

type Part = 'params' | 'query' | 'body' | 'form'

/** What a caller hands over, before the row has filled in what is usual: the parts that the row has. */
export type RequestOf<Row extends Endpoint> = {
  [Name in Part as Row[Name] extends z.ZodType ? Name : never]: Row[Name] extends z.ZodType ? z.input<Row[Name]> : never
}

/** What a row answers when all is well: JSON by its schema, `Media` for a file, null for nothing. */
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
