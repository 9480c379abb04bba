import type { Endpoint } from '#specs/contract/endpoint.ts'
import type { Fault } from '#specs/contract/control.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import type { Forwarded } from '#specs/contract/control-record.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { MockOptions } from '../options.ts'
import type { Refusal } from '../http/refusal.ts'
import type { MockRequest, MockResponse, ReceivedParts } from '../http/request.ts'
import type { Mask } from '../worlds/journal-texts.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** The contract row that matches a request, with its operationId and path parameters. */
export interface Route {
  readonly id: string
  readonly row: Endpoint
  readonly params: { readonly [name: string]: string }
}

/** A route, the supported methods if only the method does not match, or undefined for an unknown path. */
export type Found = Route | { readonly allow: readonly string[] } | undefined

/** The parsed request of an operation. Each part has the type that its contract row defines. */
export interface ParsedInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: unknown
  readonly received: ReceivedParts
}

/** What is known of a request to the product when it arrives. */
export interface ArrivedRequest {
  request: MockRequest
  readonly path: string
  search: string
  readonly found: Found
  readonly locale: Locale
  readonly worlds: Worlds
  readonly options: MockOptions
  /** Value of `elapsedMs()` when it arrived. */
  readonly startedMs: number
}

/** A request to the product with what the stages have found out about it so far. */
export interface ProductExchange extends ArrivedRequest {
  /** Of the first stage. It changes if the world is replaced while the body arrives. */
  world: World
  /** Undefined until the row is found, and if there is none. */
  route: Route | undefined
  /** The defect that took part. */
  defect?: DefectName
  fault?: Fault | undefined
  /** The id of a fault that first has to look at the body. */
  pendingFault?: number | undefined
  /** The header or the email address of the request that asked for the fault. */
  injectedBy?: string
  /** How much too early the client came back after a Retry-After. */
  earlyMs?: number
  input?: ParsedInput | undefined
  /** How the response violates the contract. */
  violations?: readonly string[]
  /** Set if a back end answered. */
  forwarded?: Forwarded
  /** Set with it: a real person may be behind the exchange. */
  mask?: Mask
  /** Why the mock would have refused a request that a back end answered. */
  refusal?: Refusal | undefined
  /** Ends the turn of a change in its world, if it has one. */
  endTurn?: () => void
}

/** An exchange whose row is known. */
export interface RoutedExchange extends ProductExchange {
  route: Route
}

/** Goes on with a value: at once if it is there, so that a request that waits for nothing costs no promises. */
export const after = <Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(goOn) : goOn(value))

export type Next = (exchange: RoutedExchange) => MockResponse | Promise<MockResponse>

/**
 * One concern of all requests to the product: returns a response, or lets the later stages do so by `next`. A stage that
 * has nothing to do after them returns what `next` returns, without `await`: most requests pass most stages.
 */
export type Stage = (exchange: RoutedExchange, next: Next) => ReturnType<Next>

const noResponse: Next = () => {
  throw new Error('The last stage has to return a response.')
}

/** Composes stages once, so that a request costs no closures. */
export const inOrder = (stages: readonly Stage[]): Next =>
  stages.reduceRight<Next>((next, stage) => (exchange) => stage(exchange, next), noResponse)
