import { parse } from 'yaml'
import * as z from 'zod'
import { mistakeKinds } from '#specs/contract/control-coverage.ts'
import { operationId } from '#specs/contract/operation-id.ts'
import { ConfigurationError } from '../verify/config.ts'
import { knownFields } from '../verify/known.ts'

const origins = ['product', 'assumed', 'all'] as const
export type Operations = (typeof origins)[number]

/**
 * `errors` are the error statuses that the contract lists for an operation and that a client meets without a mistake of
 * its own; `failure` is any 5xx, and `lost` a connection that was closed.
 */
const state = z.union([z.enum(['success', 'errors', 'failure', 'lost']), z.int().min(100).max(599)])
export type RequiredState = z.infer<typeof state>

const policySchema = z.strictObject({
  /** Which operations have to be met with which states. */
  require: z
    .array(z.strictObject({ operations: z.union([z.enum(origins), z.array(operationId)]), states: z.array(state) }))
    .default([]),
  /** Mistakes that do not fail. Each condition that is given has to hold. */
  allow: z
    .array(
      z.strictObject({
        clause: z.string().optional(),
        kind: z.enum(mistakeKinds).optional(),
        operation: operationId.optional(),
        reason: z.string().optional(),
      }),
    )
    .default([]),
  /** States that are required and not met, and that the team knows. */
  known: z
    .array(z.strictObject({ operation: operationId, state: z.union([state, z.string()]), ...knownFields }))
    .default([]),
})
export type Policy = z.infer<typeof policySchema>

/** Reads a policy; `text` is that of its file. Throws a configuration error. */
export const readPolicy = (text: string): Policy => {
  let read: unknown
  try {
    read = parse(text)
  } catch (error) {
    throw new ConfigurationError(`The policy is not YAML: ${(error as Error).message.split('\n')[0]}`)
  }
  const { data, error } = policySchema.safeParse(read ?? {})
  if (data) return data
  const [issue] = error.issues
  throw new ConfigurationError(`The policy is not valid: ${issue!.path.join('.')}: ${issue!.message}.`)
}

/** A policy that also requires success and errors of some operations. */
export const withRequired = (policy: Policy, operations: Operations): Policy => ({
  ...policy,
  require: [...policy.require, { operations, states: ['success', 'errors'] }],
})

export const readOperations = (text: string): Operations => {
  const found = origins.find((each) => each === text)
  if (found) return found
  throw new ConfigurationError(`--require ${text}: use one of ${origins.join(', ')}.`)
}
