import { quoted } from '../quoted.ts'
import type { Operation } from './document.ts'
import { addressOf, bodyTypeOf, exampleOf, headersOf, partsOf, type RequestDraft } from './request-draft.ts'

interface RequestTarget {
  readonly origin: string
  readonly world: string
}

const compact = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}

const bodyOptions = (operation: Operation, draft: RequestDraft): string[] => {
  if (draft.body === '') return []
  if (bodyTypeOf(operation) === 'application/json') return [`-d ${quoted(compact(draft.body))}`]
  try {
    // Unlike -F it does not interpret a leading @ or <.
    return partsOf(draft).map(([name, value]) => `--form-string ${quoted(`${name}=${value}`)}`)
  } catch {
    return []
  }
}

/** A curl command that sends a request, by default the example of the operation. */
export const curlOf = (
  operation: Operation,
  { origin, world }: RequestTarget,
  draft = exampleOf(operation, world),
): string => {
  const { method } = operation
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + addressOf(operation, draft))}`,
    ...headersOf(operation, draft, world).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyOptions(operation, draft),
  ].join(' \\\n  ')
}
