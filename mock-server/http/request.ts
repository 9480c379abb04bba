import type { Upload } from '#specs/contract/upload.ts'
import type { Site } from '#specs/model/site.ts'
import type { Refusal } from './refusal.ts'

/** A multipart body: its text parts in the order received, and its files. */
export interface Form {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly Upload[]
}

/** Every part of a form as received, including unexpected ones. */
export interface ReceivedParts {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly Upload[]
}

/** A request, independent of the host. The body can be read once, by either `bytes` or `form`. */
export interface MockRequest {
  readonly method: string
  /** Path and search, as sent. */
  readonly url: string
  readonly header: (name: string) => string | undefined
  /** The names of all headers, in lower case. Only hosts that can forward requests have it. */
  readonly headerNames?: () => readonly string[]
  /** The site of the port; undefined on the first port, where the site of the world applies. */
  readonly site: Site | undefined
  /** The body. Throws a `Refusal` if it has more than `maxBytes` bytes. */
  readonly bytes: (maxBytes: number) => Promise<Uint8Array>
  /** Reads the body at a speed. Only hosts with a connection have it. */
  readonly slowDown?: (bytesPerSecond: number) => void
  /** The body as a form. Throws a `Refusal` if it is malformed or exceeds a limit of forms. */
  readonly form: () => Promise<Form>
}

export type HeaderRow = readonly [name: string, value: string]

/** A response, independent of the host that sends it. */
export interface MockResponse {
  readonly status: number
  readonly headers: readonly HeaderRow[]
  readonly body: string | Uint8Array | null
  /** What the journal shows of a text that is already encoded in `body`. */
  readonly recorded?: string
  /** The value that `body` serializes, if it is JSON. */
  readonly json?: { readonly value: unknown }
  /** The refusal behind an error response, for `x-mock-explain`; hosts do not send it. */
  readonly refusal?: Refusal
  /** Whether a fault is the reason for it. It need not conform to the contract. */
  readonly isInjected?: true
  /** Set by a fault: how long it waits, after its request was handled. */
  readonly delayMs?: number
  /** Set by a fault: the host sends no response, and closes or resets the connection. */
  readonly cut?: 'close' | 'reset'
  /** Set by a fault: where the body breaks off, and how fast it is sent. */
  readonly transfer?: { readonly truncateAt?: number | undefined; readonly bytesPerSecond?: number | undefined }
}
