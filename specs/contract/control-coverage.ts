import * as z from 'zod'
import { operationId } from './operation-id.ts'

const count = z.int().min(1)
const newest = z
  .int()
  .optional()
  .describe('The number of the newest such exchange in the journal of the world; absent for all worlds together.')
const state = z.object({
  status: z.int().describe('0 if the connection was closed without a response.'),
  code: z.string().nullable().describe('The code of an error; null if it has none, or one that the contract lacks.'),
})

export const mistakeKinds = ['refused', 'unknown-name', 'too-early', 'sent-twice'] as const
const mistake = z.object({
  operationId: operationId.nullable().describe('null if no operation matched.'),
  kind: z
    .enum(mistakeKinds)
    .describe(
      'refused: the request broke a rule. unknown-name: it has a parameter or part that the operation does not know. too-early: it came before the end of Retry-After. sent-twice: a change whose response was lost was sent again without Idempotency-Key.',
    ),
  code: z.string().nullable(),
  clause: z.string().nullable().describe('The requirement that it broke.'),
  field: z.string().nullable().describe('The parameter, part or field of the contract that is about.'),
  count,
  exchange: newest,
})
export type Mistake = z.infer<typeof mistake>

const operationCoverage = z.object({
  operationId,
  origin: z.enum(['product', 'assumed', 'mock']),
  requests: z.int().min(0),
  met: z.array(state.extend({ count, exchange: newest })).describe('The responses that the client met.'),
  neverMet: z
    .array(state)
    .describe('The others of the contract. 503 stands for any failure of the server, 0 for a lost connection.'),
  neverSent: z.array(z.string()).describe('Parameters, parts and fields that no request had.'),
  valuesNeverSent: z.array(z.object({ field: z.string(), value: z.string() })).describe('Of enumerations.'),
})
export type OperationCoverage = z.infer<typeof operationCoverage>

/** What clients did with the mock, and what of the contract they never met. */
export const coverage = z
  .object({
    operations: z.array(operationCoverage),
    mistakes: z.array(mistake).describe('What clients sent wrongly.'),
    counts: z.record(z.string(), count).describe('What all of this is made of. Those of several runs add up.'),
    leftOut: z.int().min(0).describe('Requests of which something was not counted, because a world counts 600 things.'),
  })
  .meta({ id: 'Coverage' })
export type Coverage = z.infer<typeof coverage>
