import type { RefusalCode } from '#specs/contract/refusal.ts'
import { errorExampleRefs, errorSchema } from './error-examples.ts'
import { headerRefs, type headers } from './openapi-headers.ts'

const sharedError = (description: string, codes: readonly RefusalCode[], header?: keyof typeof headers) => {
  const refs = headerRefs('Content-Language', ...(header ? [header] : []))
  return {
    description: `Error: ${codes.join(', ')}. ${description}`,
    ...(refs && { headers: refs }),
    content: { 'application/json': { schema: errorSchema(codes), examples: errorExampleRefs(codes) } },
    'x-origin': 'assumed',
  }
}

/** The responses that many operations can have, and that their rows do not list. */
export const sharedErrors = {
  OtherOrigin: sharedError('The page that sends the request has another origin, or a browser loads it early.', [
    'FORBIDDEN',
  ]),
  MethodNotAllowed: sharedError('The path has no such method.', ['METHOD_NOT_ALLOWED'], 'Allow'),
  InternalError: sharedError('', ['INTERNAL_ERROR']),
  ServiceUnavailable: sharedError(
    'The server is overloaded or under maintenance.',
    ['SERVICE_UNAVAILABLE'],
    'Retry-After',
  ),
}

/** Servers and what stands before them have codes that we cannot list. */
const otherErrors = (description: string, codes: readonly RefusalCode[]) => {
  const error = sharedError(`Any other error, also with another code. ${description}`, codes)
  const { examples } = error.content['application/json']
  return { ...error, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, examples } } }
}

const otherCodes = ['FORBIDDEN', 'REQUEST_TIMEOUT', 'TOO_MANY_REQUESTS'] as const

/** Any other error of a back end. */
export const refused = otherErrors('403 is for an unknown host; 429 has Retry-After.', otherCodes)

/** The same of the mock, and what only the mock returns. */
export const mockErrors = {
  UnknownWorld: sharedError('Only the mock returns this, for an unknown world.', ['UNKNOWN_WORLD']),
  Refused: otherErrors('Only the mock returns 501 and 502.', [...otherCodes, 'NOT_IMPLEMENTED', 'BAD_GATEWAY']),
}
