import * as z from 'zod'
import type { MessageKey } from '../messages/i18n.ts'
import { faultId, settableMs, shallow } from './bounds.ts'
import { persona } from './member.ts'
import { operationId } from './operation-id.ts'
import { pattern } from './wire.ts'

export const milliseconds = z.number().min(0).max(60_000)

const headerName = pattern(/^[\w-]{1,100}$/, 'validation.headerName')
const headerValue = pattern(/^[\t\x20-\x7e\xa0-\xff]{0,1000}$/, 'validation.headerValue')
const texts = (name: z.ZodString) => z.record(name, z.string())

/** What decides how a response is sent. A fault that changed it would break every response. */
const isOfConnection = (name: string) => /^(?:connection|content-length|keep-alive|transfer-encoding)$/i.test(name)
const connectionHeader: MessageKey<'validation'> = 'validation.connectionHeader'

const when = z
  .strictObject({
    persona: persona.optional(),
    query: texts(z.string()).optional().describe('Values of query parameters.'),
    fields: texts(z.string())
      .optional()
      .describe('Values of fields of the form or the JSON body. The mock checks the request first.'),
    headers: texts(headerName).optional().describe('Values of request headers.'),
  })
  .meta({ id: 'FaultCondition' })

const quota = z
  .strictObject({ limit: z.int().min(0).max(10_000), windowMs: z.int().min(1).max(3_600_000) })
  .meta({ id: 'FaultQuota' })

const effects = {
  status: z.int().min(200).max(599).optional(),
  code: z.string().min(1).optional().describe('By default the code that the mock returns with the status.'),
  message: z.string().optional(),
  body: shallow(z.unknown()).optional().describe('Response body as JSON, instead of code and message.'),
  headers: z
    .record(
      headerName.refine((name) => !isOfConnection(name), connectionHeader),
      headerValue,
    )
    .optional()
    .describe('Headers of the response. Alone, they change the response of the mock.'),
  delayMs: milliseconds.optional(),
  after: z
    .boolean()
    .optional()
    .describe('If true, the mock first does what the request asks for. The delay and the rest follow.'),
  abort: z
    .boolean()
    .optional()
    .describe('Closes the connection without a response. Browsers may send the request again by themselves.'),
  reset: z
    .boolean()
    .optional()
    .describe('Resets the connection without a response, so that no browser sends the request again by itself.'),
  malformed: z.boolean().optional().describe('Returns malformed JSON.'),
  truncateAt: z.int().min(0).optional().describe('Closes the connection after that many bytes of the body.'),
  bytesPerSecond: z
    .int()
    .min(1)
    .optional()
    .describe('How fast the body of the request is read and that of the response is sent.'),
}
const effect = z.strictObject(effects)

/** What the header `x-mock-inject` can say of one request. */
export const injection = effect.omit({ message: true, body: true })

/** What runs the mock: a server, a page with a service worker, or handlers of MSW in a process. */
export type FaultHost = 'server' | 'page' | 'handlers'
const everywhere = ['server', 'page', 'handlers'] as const

/** Where each effect works. Other hosts refuse it. */
export const effectHosts: { readonly [Effect in keyof typeof effects]: readonly FaultHost[] } = {
  status: everywhere,
  code: everywhere,
  message: everywhere,
  body: everywhere,
  headers: everywhere,
  malformed: everywhere,
  delayMs: everywhere,
  after: everywhere,
  abort: everywhere,
  reset: ['server'],
  truncateAt: ['server'],
  bytesPerSecond: ['server'],
}

const faultTarget: MessageKey<'validation'> = 'validation.faultTarget'
/**
 * Replaces or changes the response of the operations that it matches. Without `operationId`, `operations`, `method` and
 * `path` it matches every operation.
 */
export const fault = z
  .strictObject({
    id: faultId
      .optional()
      .describe(
        'Given by the mock, unique in the world. A fault that is sent with the id of an earlier one stays that fault.',
      ),
    operationId: operationId.optional(),
    operations: z
      .array(operationId)
      .min(1)
      .max(100)
      .optional()
      .describe('Several operations. times, nth, every and quota count each of them apart.'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
    path: pattern(/^\//, 'validation.path')
      .optional()
      .describe('As sent, or as in the contract with parameters in braces.'),
    when: when.optional().describe('Matches only requests for which all of this is so.'),
    nth: z.int().min(1).optional().describe('Applies to the nth request that it matches, and to no other.'),
    every: z.int().min(1).optional().describe('Applies to every nth request that it matches.'),
    chance: z
      .number()
      .min(0.001)
      .max(1)
      .optional()
      .describe('Probability that it applies. With a seed of the world, the same requests fail each time.'),
    quota: quota
      .optional()
      .describe(
        'Lets that many requests through in each period of the clock of the world. Others get 429 with Retry-After, or what the fault says.',
      ),
    ...effects,
    times: z.int().min(1).optional().describe('Number of times it applies; unlimited if omitted.'),
    enabled: z.boolean().optional().describe('If false, it is kept but applies to no request. True if omitted.'),
  })
  .refine(
    ({ operationId: id, operations, method, path }) =>
      [id, operations, method ?? path].filter((target) => target !== undefined).length <= 1,
    { message: faultTarget, path: ['operationId'] },
  )
  .meta({ id: 'Fault' })
export type Fault = z.infer<typeof fault>

export const faults = z.array(fault).max(100)

/** What a fault has counted, of one of its operations or of all. */
export const faultUse = z
  .object({
    id: faultId,
    operationId: operationId.optional().describe('Absent unless the fault has operations.'),
    matched: z.int().min(0).describe('Number of requests that it matched.'),
    applied: z.int().min(0).describe('Number of requests to which it applied.'),
    window: z
      .object({ since: settableMs, requests: z.int().min(0) })
      .optional()
      .describe('The current period of its quota, which began at that time in ms.'),
  })
  .meta({ id: 'FaultUse' })
export type FaultUse = z.infer<typeof faultUse>
