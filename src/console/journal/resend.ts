import type { Exchange } from '#specs/contract/control-record.ts'
import { shellQuote } from '../format.ts'
import { basePath } from '../../api/control.ts'

/** Headers that the client computes again. */
const computed = new Set(['content-length', 'origin', 'referer', 'user-agent', 'x-mock-world'])

const isForm = ({ requestHeaders }: Exchange) =>
  requestHeaders.some(([name, value]) => name === 'content-type' && value.startsWith('multipart/'))

/** The text parts of a recorded form; the bytes of its files are not recorded. */
const fieldsOf = ({ request }: Exchange): [name: string, value: string][] => {
  const { files: _files, ...fields } = JSON.parse(request ?? '{}') as Record<string, unknown>
  return Object.entries(fields).map(([name, value]) => [name, String(value)])
}

/** Whether the request can be sent again: its body was recorded completely. */
export const isComplete = ({ request }: Exchange): boolean => {
  if (request === null) return true
  try {
    JSON.parse(request)
    return true
  } catch {
    return false
  }
}

const headersOf = (exchange: Exchange, world: string): [name: string, value: string][] => [
  ...exchange.requestHeaders
    .filter(([name]) => !computed.has(name) && !(isForm(exchange) && name === 'content-type'))
    .map(([name, value]): [string, string] => [name, value]),
  ['x-mock-world', world],
]

const urlOf = ({ path, query }: Exchange) => (query === '' ? path : `${path}?${query}`)

/** A curl command that sends the request of an exchange again, in a world, without its files. */
export const curlOfExchange = (exchange: Exchange, { origin, world }: { origin: string; world: string }): string => {
  const { method, request } = exchange
  const body =
    request === null
      ? []
      : isForm(exchange)
        ? fieldsOf(exchange).map(([name, value]) => `--form-string ${shellQuote(`${name}=${value}`)}`)
        : [`-d ${shellQuote(request)}`]
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(origin + urlOf(exchange))}`,
    ...headersOf(exchange, world).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...body,
  ].join(' \\\n  ')
}

/** Sends the request of an exchange again, in a world, without its files. Resolves when its response is complete. */
export const resend = async (exchange: Exchange, world: string): Promise<void> => {
  const { method, request } = exchange
  const form = new FormData()
  if (isForm(exchange)) for (const [name, value] of fieldsOf(exchange)) form.append(name, value)
  const response = await fetch(basePath + urlOf(exchange), {
    method,
    headers: headersOf(exchange, world),
    redirect: 'manual',
    body: request !== null && isForm(exchange) ? form : request,
  })
  await response.arrayBuffer()
}
