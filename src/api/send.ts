import type { Contract } from '#specs/contract/index.ts'
import { addressOf, apiLocale, CallError, errorOf, methodOf, type CallOutput } from './call.ts'
import type { Attempt } from './attempt.ts'
import { parsed, requestLimitMs, type InputOf } from './caller.ts'

/** The operations that a person sends something with: those that the contract marks as idempotent. */
type SendId = { [Id in keyof Contract]: Contract[Id] extends { isIdempotent: true } ? Id : never }[keyof Contract]

/** Called with the bytes of the body that have been sent, and with all of its bytes. */
export type OnProgress = (sentBytes: number, totalBytes: number) => void

const inTab = <Result>(operate: (tab: Storage) => Result): Result | undefined => {
  try {
    return operate(sessionStorage)
  } catch {
    // Session storage is full, or the browser forbids it.
    return undefined
  }
}

const keys = new Map<string, string>()

/** The key of what is sent, until its outcome is known. It survives a reload, as the draft does. */
const keyOf = (name: string): string => {
  const fresh = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
  const key = keys.get(name) ?? inTab((tab) => tab.getItem(name)) ?? fresh()
  keys.set(name, key)
  inTab((tab) => tab.setItem(name, key))
  return key
}

const forgetKey = (name: string) => {
  keys.delete(name)
  inTab((tab) => tab.removeItem(name))
}

/** The browser asks the visitor to confirm leaving the site. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

interface Sent {
  readonly method: string
  readonly address: string
  readonly key: string
  readonly body: FormData | string
  readonly onProgress: OnProgress | undefined
}

/**
 * Sends with XMLHttpRequest, because `fetch` reports neither upload progress nor whether it may have sent something.
 * Throws a `CallError` with the code UNKNOWN if no response arrives, or UNREACHABLE if the browser was offline.
 */
const responseTo = ({ method, address, key, body, onProgress }: Sent, running: Attempt) =>
  new Promise<{ readonly status: number; readonly data: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failure = navigator.onLine ? 'UNKNOWN' : 'UNREACHABLE'
    let timer: ReturnType<typeof setTimeout>
    const limit = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), requestLimitMs)
    }
    request.open(method, address)
    request.setRequestHeader('accept-language', apiLocale())
    request.setRequestHeader('idempotency-key', `"${key}"`)
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      limit()
      onProgress?.(loaded, total)
    })
    // After load, error and abort.
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      removeEventListener('beforeunload', askBeforeLeaving)
      // A gateway whose server did not respond in time knows as little.
      if (request.status === 0 || request.status === 504) reject(new CallError(0, failure, ''))
      else resolve({ status: request.status, data: parsed(request.responseText) })
    })
    running.signal.addEventListener('abort', () => request.abort())
    running.hasBegun = true
    addEventListener('beforeunload', askBeforeLeaving)
    limit()
    request.send(body)
  })

/** The data of a successful response; undefined if it is none. */
type Accept<Data> = (status: number, data: unknown) => Data | undefined

type SendInput<Id extends SendId> = Omit<InputOf<Contract[Id]>, 'signal'> & {
  readonly accept?: Accept<CallOutput<Id>>
  readonly onProgress?: OnProgress
}

const acceptAny: Accept<unknown> = (status, data) => (status === 204 ? null : status < 300 ? data : undefined)

/**
 * Sends something for a person. Sent again after a `CallError` with the code UNKNOWN, it has the same key, so that the
 * server does not do it twice.
 */
export const send = async <Id extends SendId>(
  id: Id,
  input: SendInput<Id>,
  running: Attempt,
): Promise<CallOutput<Id>> => {
  const {
    params,
    body,
    form,
    accept = acceptAny,
    onProgress,
  } = input as {
    params?: Readonly<Record<string, unknown>>
    body?: unknown
    form?: FormData
    accept?: Accept<unknown>
    onProgress?: OnProgress
  }
  running.signal.throwIfAborted()
  const address = addressOf(id, params && { params })
  // Inquiries of different types are different drafts.
  const name = `key ${address} ${(form?.get('inquiryTypeCode') as string | null | undefined) ?? ''}`
  const sent = () =>
    responseTo(
      { method: methodOf(id), address, key: keyOf(name), body: form ?? JSON.stringify(body), onProgress },
      running,
    )
  let { status, data } = await sent()
  if (status >= 400 && (data as { readonly code?: unknown } | undefined)?.code === 'IDEMPOTENCY_KEY_REUSED') {
    // The key belongs to what was sent before it was changed.
    forgetKey(name)
    ;({ status, data } = await sent())
  }
  const accepted = accept(status, data)
  // After a success that cannot be read, the outcome is not known.
  if (accepted !== undefined || status >= 300) forgetKey(name)
  if (accepted === undefined) throw errorOf(status, data)
  return accepted as CallOutput<Id>
}
