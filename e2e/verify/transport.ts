import { test } from '@playwright/test'
import { originOf, target as currentTarget } from '../mock-client/deployment.ts'
import { sites } from '../literals/sites.ts'
import type { Transport, TransportRequest, TransportResponse } from '../mock-client/transport.ts'
import { pacer } from './ask.ts'
import { BackEndState } from './back-end.ts'
import { needsOfControl, needsOfRequest, needsOfResponse, type Need } from './needs.ts'
import { judged } from './exchange-texts.ts'
import { meet, note, reasonAgainst } from './observed.ts'
import { noteExchange } from './shown.ts'
import type { Target } from './target.ts'

const isControl = (path: string) => /^\/__mock([/?]|$)/.test(path)

/** Leaves out a test that addresses a site without an address. */
const omitUnlessServed = (origin: string) => {
  const site = sites.find((each) => originOf(each) === origin)
  if (currentTarget && (site === undefined || currentTarget.sites[site] === undefined))
    test.skip(true, `OMIT: the back end does not have the site ${site} (set sites.${site})`)
}

/** Notes what each test needs and sends, to our mock or to another back end with its control plane. */
export const observing =
  (inner: Transport): Transport =>
  async (origin, path, request) => {
    omitUnlessServed(origin)
    meet(isControl(path) ? needsOfControl(path, request) : needsOfRequest(path, request))
    const response = await inner(origin, path, request)
    if (isControl(path)) return response
    note({ needs: needsOfResponse(path, request, response), exchanges: [judged(origin, path, request, response)] })
    return response
  }

const json = (status: number, body: unknown): TransportResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  bytes: new TextEncoder().encode(JSON.stringify(body)),
})

const states = new Map<string, BackEndState>()

/** What takes the place of a world at another back end than our mock. */
export const stateOf = (worldId: string): BackEndState | undefined => states.get(worldId)

const inquiriesShown: Need = { kind: 'state', name: 'inquiries' }

/**
 * Sends the requests of the suites to a back end that is not ours. What they ask of the control plane becomes a sign-in
 * or a call of the state address, or is answered from what the suite has sent itself.
 */
export const backEndTransport = (inner: Transport, target: Target): Transport => {
  const pace = pacer(target.rateLimit)
  const send: Transport = async (...request) => {
    await pace()
    return inner(...request)
  }
  let lastId = 0

  const control = async (path: string, request: TransportRequest): Promise<TransportResponse> => {
    const { method, headers } = request
    meet(needsOfControl(path, request))
    const body = request.json ?? {}
    const [pathname = '', query = ''] = path.split('?')
    const [, , , id, kind, key] = pathname.split('/')
    if (pathname === '/__mock/health') return json(200, { worldCookie: 'haneul-verify' })
    if (id === undefined) {
      const state = new BackEndState(`${process.pid}-${(lastId += 1)}`, target, send)
      states.set(state.id, state)
      await state.start(body)
      return json(201, state.view())
    }
    const state = states.get(id)
    if (!state) return json(404, { code: 'NOT_FOUND' })
    if (kind === undefined && method === 'DELETE') {
      states.delete(id)
      await state.callState('start', {}, 'teardown')
      return json(204, undefined)
    }
    if (kind === undefined) {
      await state.apply(body)
      return json(200, state.view())
    }
    if (kind === 'journal') {
      const operationId = new URLSearchParams(query).get('operationId')
      await Promise.all(state.arriving)
      return json(
        200,
        state.exchanges.filter((exchange) => operationId === null || exchange.operationId === operationId),
      )
    }
    if (kind === 'faults') return json(200, [])
    if (kind === 'captchas') return json(200, await state.callState('captcha', { key }))
    if (key !== undefined) return json(200, await state.callState('answer', { inquiryId: Number(key), ...body }))
    // Submissions that a test only looks at if they are shown.
    if ('x-optional' in headers && reasonAgainst(target, inquiriesShown)) return json(404, { code: 'NOT_FOUND' })
    return json(200, (await state.callState(kind))[kind] ?? [])
  }

  const ids = Object.entries(target.recordIds)
  /** The path with the ids that the records have there. */
  const theirs = (path: string) =>
    ids.reduce((text, [ours, id]) => text.replace(new RegExp(`/${ours}(?=[/?]|$)`), `/${id}`), path)

  const product: Transport = async (origin, path, request) => {
    omitUnlessServed(origin)
    meet(needsOfRequest(path, request))
    const { 'x-mock-world': world = '', ...headers } = request.headers
    const state = states.get(world) ?? new BackEndState('none', target, send)
    const startedMs = performance.now()
    const { sent, response } = await state.send(origin, theirs(path), { ...request, headers })
    state.record(path, sent, response, performance.now() - startedMs)
    noteExchange(origin, path, sent, response)
    meet(needsOfResponse(path, request, response))
    return response
  }

  return (origin, path, request) => (isControl(path) ? control(path, request) : product(origin, path, request))
}
