import { test } from '@playwright/test'
import type { Exchange } from '../support/control-plane.ts'
import { originOf } from '../support/deployment.ts'
import type { OperationId } from '../support/operations.ts'
import { sites } from '../support/sites.ts'
import type { Transport, TransportRequest, TransportResponse } from '../support/transport.ts'
import { BackEndState, jsonOf, paced } from './back-end.ts'
import { needsOfControl, needsOfRequest, needsOfResponse, operationAt, type Need } from './needs.ts'
import { meet, note, reasonAgainst } from './observed.ts'
import type { Target } from './target.ts'

const isControl = (path: string) => /^\/__mock([/?]|$)/.test(path)

/** Notes what each test needs and sends, to our mock. */
export const observing =
  (inner: Transport): Transport =>
  async (origin, path, request) => {
    meet(isControl(path) ? needsOfControl(path, request) : needsOfRequest(path, request))
    const response = await inner(origin, path, request)
    if (isControl(path)) return response
    note({ needs: needsOfResponse(path, request, response), exchanges: [judged(origin, path, request, response)] })
    return response
  }

const longestText = 8192

const textOf = ({ bytes, headers }: TransportResponse) =>
  /json|text|yaml/.test(headers.get('content-type') ?? '')
    ? new TextDecoder().decode(bytes.subarray(0, longestText))
    : null

const bodyText = ({ body }: TransportRequest) => {
  if (typeof body === 'string') return body.slice(0, longestText)
  return body instanceof Uint8Array ? new TextDecoder().decode(body.subarray(0, longestText)) : null
}

/** An exchange for the report. */
const judged = (origin: string, path: string, request: TransportRequest, response: TransportResponse) => {
  const [requestBody, responseBody] = [bodyText(request), textOf(response)]
  return {
    method: request.method,
    url: origin + path,
    requestHeaders: request.headers,
    ...(requestBody !== null && { requestBody }),
    status: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    ...(responseBody !== null && { responseBody }),
  }
}

const json = (status: number, body: unknown): TransportResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  bytes: new TextEncoder().encode(JSON.stringify(body)),
})

const inquiriesShown: Need = { kind: 'state', name: 'inquiries' }

/**
 * Sends the requests of the suites to a back end that is not ours. What they ask of the control plane becomes a sign-in
 * or a call of the state address, or is answered from what the suite has sent itself.
 */
export const backEndTransport = (inner: Transport, target: Target): Transport => {
  const send = paced(inner, target.rateLimit)
  const states = new Map<string, BackEndState>()
  let lastId = 0

  const control = async (path: string, request: TransportRequest): Promise<TransportResponse> => {
    const { method, headers } = request
    meet(needsOfControl(path, request))
    const body = request.json ?? {}
    const [pathname = '', query = ''] = path.split('?')
    const [, , , id, kind, key] = pathname.split('/')
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
    const site = sites.find((each) => originOf(each) === origin)
    if (site === undefined || target.sites[site] === undefined)
      test.skip(true, `OMIT: the back end does not have the site ${site}`)
    meet(needsOfRequest(path, request))
    const { 'x-mock-world': world = '', ...headers } = request.headers
    const state = states.get(world) ?? new BackEndState('none', target, send)
    const startedMs = performance.now()
    const { sent, response } = await state.send(origin, theirs(path), { ...request, headers })
    const [pathname = '', query = ''] = path.split('?')
    const exchange: Exchange = {
      number: state.exchanges.length + 1,
      method: request.method,
      path: pathname,
      query,
      operationId: (operationAt(request.method, path)?.id ?? null) as OperationId | null,
      status: response.status,
      code: (jsonOf(response) as { readonly code?: string } | undefined)?.code ?? null,
      ms: Math.round(performance.now() - startedMs),
      at: new Date(state.now()).toISOString(),
      fault: null,
      request: bodyText(request),
      response: textOf(response),
      violations: [],
      requestHeaders: Object.entries(sent.headers),
      responseHeaders: [...response.headers],
      refusedBy: [],
    }
    state.exchanges.push(exchange)
    note({ exchanges: [judged(origin, path, sent, response)] })
    meet(needsOfResponse(path, request, response))
    return response
  }

  return (origin, path, request) => (isControl(path) ? control(path, request) : product(origin, path, request))
}
