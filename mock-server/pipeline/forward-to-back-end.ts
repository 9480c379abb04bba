import { masked } from '#specs/messages/masked.ts'
import { anyOf, formsOf, secretsOfHeaders } from '#specs/messages/secret-values.ts'
import { fromUtf8 } from '../http/bytes.ts'
import { isRefusal, Refusal } from '../http/refusal.ts'
import type { HeaderRow, MockRequest, MockResponse } from '../http/request.ts'
import { problemResponse } from '../http/responses.ts'
import { cut, type Mask } from '../worlds/journal-texts.ts'
import { copyOf } from '../worlds/snapshot.ts'
import { requirePart } from './access.ts'
import { callHandler } from './call-handler.ts'
import { catchErrors } from './catch-errors.ts'
import { checkResponse } from './check-response.ts'
import { differencesOf } from './difference.ts'
import { inOrder, type Next, type ParsedInput, type RoutedExchange } from './exchange.ts'
import { bodyBytesMax } from './form/decode-form.ts'
import { formOfBytes } from './form/form-reader.ts'
import { isFaultAddress } from './faults/of-request.ts'
import { isJson, requestHeaders, responseHeaders } from './forwarded-headers.ts'
import { jsonBytesMax, parseInput } from './parse.ts'

/** JSON that is larger is passed on without a look at it. */
const checkedMax = 1024 * 1024
const isUnchecked = ({ headers, body }: MockResponse) => isJson(headers) && (body?.length ?? 0) > checkedMax

const jsonOf = (headers: readonly HeaderRow[], body: Uint8Array): Pick<MockResponse, 'json'> => {
  if (!isJson(headers) || body.length > checkedMax) return {}
  try {
    return { json: { value: JSON.parse(fromUtf8(body)) as unknown } }
  } catch {
    return {}
  }
}

const isText = (headers: readonly HeaderRow[]) =>
  headers.some(([name, value]) => name === 'content-type' && /json|text|xml/i.test(value))

/** Shorter values, such as a language in a cookie, are parts of other texts too. */
const secretMin = 6

/** Masks what is personal, and the values by which headers sign a user in. */
const maskOf = (...headers: readonly (readonly HeaderRow[])[]): Mask => {
  const secrets = anyOf(
    headers
      .flatMap(secretsOfHeaders)
      .filter(({ length }) => length >= secretMin)
      .flatMap(formsOf),
  )
  return (text) => masked(secrets ? text.replace(secrets, '•••') : text)
}

/** The body of a response as the journal shows it. */
const recordedOf = ({ headers, body }: MockResponse, mask: Mask): Pick<MockResponse, 'recorded'> =>
  body === null || typeof body === 'string'
    ? {}
    : { recorded: isText(headers) ? cut(fromUtf8(body), mask) : `${body.length} bytes` }

/** Sends a request to the back end. Throws the refusal `BAD_GATEWAY` if there is no response. */
const send = async (
  to: string,
  { request, path, search, options }: RoutedExchange,
  headers: readonly HeaderRow[],
  body: Uint8Array,
): Promise<MockResponse> => {
  try {
    const answer = await options.callBackEnd!(to.replace(/\/$/, '') + path + (search && `?${search}`), {
      method: request.method,
      headers,
      body,
    })
    const received = responseHeaders(answer.headers, new URL(to), options)
    const isEmpty = answer.body.length === 0
    return {
      status: answer.status,
      headers: received,
      body: isEmpty ? null : answer.body,
      ...jsonOf(received, answer.body),
    }
  } catch (error) {
    if (isRefusal(error)) throw error
    throw new Refusal('BAD_GATEWAY', { message: ['error.backEnd', { to, reason: (error as Error).message }] })
  }
}

const ownResponse = inOrder([catchErrors, requirePart, parseInput, callHandler])

/** What the mock itself would return. It works on a copy of the world if the operation changes something. */
const mockResponse = async (exchange: RoutedExchange) => {
  const { row } = exchange.route
  const isRead = row.method === 'GET' && !row.changes
  const own = isRead ? exchange : { ...exchange, world: await copyOf(exchange.world) }
  const response = await ownResponse(own)
  if (!isRead) own.world.end()
  return { response, input: own.input }
}

const conditions = new Set(['if-none-match', 'if-modified-since', 'if-range', 'range'])

/** Captcha keys of the back end are unknown to the mock. */
const usesCaptcha = (input: ParsedInput | undefined) => {
  const names = [input?.query, input?.received.fields].flatMap((part) => Object.keys(part ?? {}))
  return names.includes('key') || names.includes('captchaKey')
}

/**
 * The response of a back end, after it was compared with that of the mock. The mock alone answers a request that asks for a
 * fault by an email address.
 */
export const forwardTo = async (to: string, exchange: RoutedExchange, next: Next): Promise<MockResponse> => {
  const { route, request, locale, options } = exchange
  const isHead = request.method === 'HEAD'
  const body =
    isHead || request.method === 'GET'
      ? new Uint8Array()
      : await request.bytes(route.row.form ? bodyBytesMax : jsonBytesMax.product)
  const again: MockRequest = {
    ...request,
    header: (name) => (conditions.has(name) ? undefined : request.header(name)),
    bytes: () => Promise.resolve(body),
    form: () => formOfBytes(request.header('content-type') ?? '', body),
  }
  if (options.hasControl && isFaultAddress(fromUtf8(body))) {
    exchange.request = again
    return next(exchange)
  }
  exchange.world.hasOutsideData = true
  const headers = requestHeaders(request, options)
  const [mock, received] = await Promise.all([
    mockResponse({ ...exchange, request: again }),
    send(to, exchange, headers, body).catch((error: unknown) => problemResponse(error as Refusal, locale)),
  ])
  const mask = maskOf(headers, received.headers)
  const response = { ...received, ...recordedOf(received, mask) }
  const { status, body: text } = mock.response
  const isMissing = response.refusal !== undefined
  const compared = () => {
    if (isMissing) return 'The back end did not respond.'
    if (isHead) return 'A response to HEAD has no body.'
    if (isUnchecked(response)) return 'The response is over 1 MiB.'
    return usesCaptcha(mock.input)
      ? 'The captcha is one of the back end.'
      : differencesOf(route, mock.response, response, mask)
  }
  const result = compared()
  exchange.mask = mask
  exchange.input = mock.input
  exchange.refusal = mock.response.refusal
  if (isMissing) exchange.violations = [`${route.id} got no response from ${to}`]
  else if (!isHead && !isUnchecked(response)) exchange.violations = checkResponse(route, response).map(mask)
  exchange.forwarded = {
    to,
    mock: { status, response: typeof text === 'string' ? cut(text, mask) : text && `${text.length} bytes` },
    ...(typeof result === 'string' ? { differences: [], notCompared: [{ field: '', reason: result }] } : result),
  }
  return response
}
