import type { MockResponse } from '../http/request.ts'
import { requirePart } from './access.ts'
import { callHandler } from './call-handler.ts'
import { catchErrors } from './catch-errors.ts'
import { check } from './check-response.ts'
import { injectDefect } from './inject-defect.ts'
import { inOrder, type ArrivedRequest, type RoutedExchange } from './exchange.ts'
import { delayResponse, injectFault, injectFaultByField } from './faults/inject-fault.ts'
import { matchRow } from './find-row.ts'
import { findWorld } from './find-world.ts'
import { forward } from './forward.ts'
import { parseInput } from './parse.ts'
import { record } from './record.ts'
import { cache } from './response-cache.ts'
import { save } from './save.ts'
import { takeTurn } from './turn.ts'

/**
 * What a request to the product goes through, in order. Faults, responses of a back end and cached ones are not checked,
 * because they return before the check.
 */
const respond = inOrder([
  delayResponse,
  findWorld,
  save,
  record,
  matchRow,
  injectDefect,
  injectFault,
  forward,
  cache,
  check,
  catchErrors,
  requirePart,
  parseInput,
  injectFaultByField,
  takeTurn,
  callHandler,
])

/** The response to a request to the product. Rejects or throws only if its world is not found. */
export const productResponse = (arrived: ArrivedRequest): MockResponse | Promise<MockResponse> =>
  // The first stages set the world and the row.
  respond(arrived as RoutedExchange)
