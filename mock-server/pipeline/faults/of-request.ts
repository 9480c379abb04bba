import { injection, type Fault } from '#specs/contract/control.ts'
import { faultAddresses, faultDomain } from '#specs/rules/faults.ts'
import { refuseAny } from '../../http/refusal.ts'
import { validationFaults } from '../../http/validation-faults.ts'
import { isFromOtherOrigin, otherOriginWrite } from '../cross-origin.ts'
import type { RoutedExchange } from '../exchange.ts'
import { refuseOtherHosts } from './hosts.ts'

const header = 'x-mock-inject'

/** A part such as `status=503`, or `after` alone. */
const readPart = (part: string): readonly [name: string, value: unknown] => {
  const [name, value] = part.split(/=(.*)/s).map((text) => text.trim()) as [string, string?]
  if (name === 'retry-after') return ['headers', { 'retry-after': value ?? '' }]
  const read = value === undefined ? true : /^\d{1,9}$/.test(value) ? Number(value) : value
  return [name === 'delay' ? 'delayMs' : name, read]
}

/**
 * The fault that a request asks for in a header such as `status=503; after`. Throws a `Refusal` if it is malformed, or from a
 * page that may not send requests.
 */
export const headerFault = (exchange: RoutedExchange): Fault => {
  const { request, options } = exchange
  if (isFromOtherOrigin(request, options)) throw otherOriginWrite(request.header('origin')!)
  const parts = request
    .header(header)!
    .split(';')
    .map((part) => part.trim())
  const written = Object.fromEntries(parts.filter((part) => part !== '').map(readPart))
  const { data = {}, error } = injection.safeParse(written)
  if (error) refuseAny(validationFaults(error, written, [header]))
  refuseOtherHosts([data], options, () => header)
  exchange.injectedBy = header
  return data
}

const domain = faultDomain.replaceAll('.', '\\.')
const address = new RegExp(`"([\\w-]+)@${domain}"`, 'i')
const anyAddress = new RegExp(`@${domain}`, 'i')

/** Whether a body that is not parsed may have an address that asks for a fault. */
export const isFaultAddress = (text: string): boolean => anyAddress.test(text)

/** The name before the reserved domain in what was sent; undefined if no value is such an address. */
const addressIn = (sent: unknown) => address.exec(JSON.stringify(sent) ?? '')?.[1]?.toLowerCase()

/** The fault of an email address in the form or the body of a request. */
export const addressFault = (exchange: RoutedExchange): Fault | undefined => {
  const { input, options } = exchange
  const name = options.hasControl ? addressIn([input?.body, input?.received.fields]) : undefined
  const fault = name === undefined ? undefined : faultAddresses[name]
  if (fault) exchange.injectedBy = `${name}@${faultDomain}`
  return fault
}
