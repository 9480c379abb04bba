import type { ClauseId } from '#specs/clauses/index.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import type { OperationId } from '#specs/contract/index.ts'
import type { Site } from '#specs/model/site.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import type { Message } from '#specs/messages/i18n.ts'
import { refuseAny } from '../../http/refusal.ts'
import { fromUtf8, utf8 } from '../../http/bytes.ts'
import type { Form, MockRequest, MockResponse } from '../../http/request.ts'
import { toResponse } from '../../http/responses.ts'
import { Clock } from '../../worlds/clock.ts'
import type { World } from '../../worlds/world.ts'
import type { RoutedExchange, Stage } from '../exchange.ts'
import { reasonsOf } from '../explain.ts'
import { siteOf } from '../find-world.ts'
import { defectOf } from '../inject-defect.ts'

/** How a defect changes requests and responses, and of which operations; all if it names none. */
export interface Behaviour {
  readonly operations?: readonly OperationId[]
  readonly stage: Stage
}

export type Behaviours = { readonly [Name in DefectName]?: Behaviour }

export const on = (operations: readonly OperationId[], stage: Stage): Behaviour => ({ operations, stage })

/** Says that the defect takes part in an exchange: that without it, something would be different. */
export const takePart = (exchange: RoutedExchange): void => {
  exchange.defect = defectOf(exchange.world, exchange.options)!
  exchange.options.onDefect?.()
}

/** Changes a part of the request before the mock reads it. */
export const request =
  (change: (request: MockRequest, exchange: RoutedExchange) => Partial<MockRequest>): Stage =>
  (exchange, next) => {
    exchange.request = { ...exchange.request, ...change(exchange.request, exchange) }
    return next(exchange)
  }

export type Fields = Readonly<Record<string, string>>

/** Changes the form of an inquiry before the mock reads it. Throws what the mock then refuses. */
export const form = (change: (form: Form, fields: Fields, exchange: RoutedExchange) => Form) =>
  on(
    ['submitInquiry'],
    request((sent, exchange) => ({
      form: async () => {
        const read = await sent.form()
        let changed: Form | undefined
        try {
          return (changed = change(read, Object.fromEntries(read.fields), exchange))
        } finally {
          if (changed !== read) takePart(exchange)
        }
      },
    })),
  )

export const withField = (sent: Form, name: string, value: string): Form =>
  sent.fields.some((field) => field[0] === name && field[1] === value)
    ? sent
    : { ...sent, fields: [...sent.fields.filter(([each]) => each !== name), [name, value]] }

export const refuseField = (field: string, message: Message, code: RefusalCode = 'BAD_REQUEST') =>
  refuseAny([{ field, code, message }])

/** Changes the text of a JSON body before the mock reads it. */
export const jsonBody = (change: (text: string) => string): Stage =>
  request(({ bytes }, exchange) => ({
    bytes: async (max) => {
      const sent = fromUtf8(await bytes(max))
      const changed = change(sent)
      if (changed !== sent) takePart(exchange)
      return utf8(changed)
    },
  }))

/** Changes a parameter before the mock reads it. The journal has the one that was sent. */
export const parameter =
  (name: string, change: (value: string, exchange: RoutedExchange) => string): Stage =>
  async (exchange, next) => {
    const { request: sent, search, path } = exchange
    const query = new URLSearchParams(search)
    const value = query.get(name)
    const changed = value === null ? null : change(value, exchange)
    if (changed === null || changed === value) return next(exchange)
    takePart(exchange)
    query.set(name, changed)
    Object.assign(exchange, { search: query.toString(), request: { ...sent, url: `${path}?${query.toString()}` } })
    const returned = await next(exchange)
    Object.assign(exchange, { search, request: sent })
    return returned
  }

/** Serves one site as if it were another one. */
export const asSite = (from: Site, to: Site): Stage =>
  request((sent, exchange) => {
    if (siteOf(sent, exchange.world) !== from) return {}
    takePart(exchange)
    return { site: to }
  })

/** Serves every request in this language. */
export const inLanguage =
  (locale: Locale): Stage =>
  (exchange, next) => {
    if (exchange.locale !== locale) takePart(exchange)
    return next(Object.assign(exchange, { locale }))
  }

/** Changes the response. */
export const response =
  (change: (response: MockResponse, exchange: RoutedExchange) => MockResponse): Stage =>
  async (exchange, next) => {
    const sent = await next(exchange)
    const changed = change(sent, exchange)
    if (changed !== sent) takePart(exchange)
    return changed
  }

/** Changes the text of a success. */
export const text = (change: (text: string, exchange: RoutedExchange) => string): Stage =>
  response((right, exchange) => {
    const { recorded: _recorded, ...sent } = right
    if (sent.status !== 200 || sent.body === null) return right
    const read = typeof sent.body === 'string' ? sent.body : fromUtf8(sent.body)
    const body = change(read, exchange)
    return body === read ? right : { ...sent, body }
  })

/** Changes the JSON of a success. */
export const json = (change: (value: any, exchange: RoutedExchange) => unknown): Stage =>
  text((read, exchange) => JSON.stringify(change(JSON.parse(read), exchange)))

/** Returns a success, and stores nothing, where only this clause is why the mock refuses. */
export const accepts = (
  clause: ClauseId,
  value: unknown,
  applies: (exchange: RoutedExchange) => boolean = () => true,
) =>
  response((sent, exchange) => {
    const reasons = sent.refusal ? reasonsOf(sent.refusal) : []
    const isOnly = reasons.length > 0 && reasons.every(([, each]) => each === clause)
    return isOnly && applies(exchange) ? toResponse(exchange.route.row, value) : sent
  })

/** Does not ask for what this part of my page requires. */
export const openTo =
  (applies: (world: World) => boolean): Stage =>
  (exchange, next) => {
    const { part: _part, ...row } = exchange.route.row
    if (applies(exchange.world)) {
      takePart(exchange)
      exchange.route = { ...exchange.route, row }
    }
    return next(exchange)
  }

const turns = new WeakMap<World, Promise<unknown>>()

/** Lets the mock believe that it is later by some ms: one request of a world at a time, else the clock would stay wrong. */
export const later =
  (ms: number): Stage =>
  (exchange, next) => {
    const { world } = exchange
    takePart(exchange)
    const run = async () => {
      const { clock } = world
      world.clock = new Clock(clock.now() + ms, true)
      try {
        return await next(exchange)
      } finally {
        world.clock = clock
      }
    }
    const turn = (turns.get(world) ?? Promise.resolve()).then(run)
    turns.set(
      world,
      turn.catch(() => {}),
    )
    return turn
  }
