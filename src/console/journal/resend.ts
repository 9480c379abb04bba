import type { Exchange, StoredFile } from '#specs/contract/control-record.ts'
import { shellQuote } from '../format.ts'
import { basePath } from '../../api/control.ts'

/** Headers that the client computes again. */
const computed = new Set(['content-length', 'origin', 'referer', 'user-agent', 'x-mock-world'])

/** Whether the request is a form, which the journal has as its parts. */
export const isForm = ({ requestHeaders }: Exchange) =>
  requestHeaders.some(([name, value]) => name === 'content-type' && value.startsWith('multipart/'))

interface RecordedFile extends StoredFile {
  readonly field: string
}

/** The parts of a recorded form; the bytes of its files are not recorded. */
export const partsOf = ({ request }: Exchange) => {
  const { files = [], ...fields } = JSON.parse(request ?? '{}') as { readonly files?: readonly RecordedFile[] }
  return { fields: Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]), files }
}

/** Whether the request can be sent again: its body was recorded completely, except for its files. */
export const isComplete = ({ request, requestHeaders }: Exchange): boolean => {
  if (request === null) return !requestHeaders.some(([name, value]) => name === 'content-length' && value !== '0')
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
        ? partsOf(exchange).fields.map(([name, value]) => `--form-string ${shellQuote(`${name}=${value}`)}`)
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
  if (isForm(exchange)) for (const [name, value] of partsOf(exchange).fields) form.append(name, value)
  const response = await fetch(basePath + urlOf(exchange), {
    method,
    headers: headersOf(exchange, world),
    redirect: 'manual',
    body: request !== null && isForm(exchange) ? form : request,
  })
  await response.arrayBuffer()
}
