import type { Headers } from '../message-view.tsx'
import type { Operation } from './document.ts'
import { addressOf, bodyTypeOf, headersOf, partsOf, type RequestDraft } from './request-draft.ts'
import { basePath } from '../mock-address.ts'

/** A response as received. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  /** A text, or the size of a file; null without a body. */
  readonly body: string | null
}

const bodyOf = (operation: Operation, draft: RequestDraft, files: readonly File[]): BodyInit | null => {
  if (bodyTypeOf(operation) !== 'multipart/form-data') return draft.body === '' ? null : draft.body
  const form = new FormData()
  for (const [name, value] of partsOf(draft)) form.append(name, value)
  for (const file of files) form.append('attachFile', file)
  return form
}

const textOf = async (response: Response): Promise<string | null> => {
  const type = response.headers.get('content-type') ?? ''
  if (/json|text|yaml/.test(type)) return response.text()
  const { byteLength } = await response.arrayBuffer()
  return byteLength === 0 ? null : `${byteLength} bytes of ${type}`
}

/** Sends a request in a world. Throws if its body is invalid or if the mock cannot be reached. */
export const send = async (
  operation: Operation,
  draft: RequestDraft,
  world: string,
  files: readonly File[],
): Promise<Received> => {
  const response = await fetch(basePath + addressOf(operation, draft), {
    method: operation.method,
    headers: headersOf(operation, draft, world),
    body: bodyOf(operation, draft, files),
  })
  return { status: response.status, headers: [...response.headers], body: await textOf(response) }
}
