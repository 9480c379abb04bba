import type { Site } from '#specs/sites/index.ts'
import type { Refusal } from './refusal.ts'

/**
 * A file as it arrived. `bytes`, in the pieces they came in, is null where they are not kept: it was too large, or its
 * room was needed.
 */
export interface Upload {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly bytes: readonly Uint8Array[] | null
}

/** A multipart body: its text parts in the order of arrival, and its files. */
export interface Form {
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly files: readonly Upload[]
}

/** A request, whatever host it came through. A body is read once, by one of the two functions. */
export interface MockRequest {
  readonly method: string
  /** Path and search, as sent. */
  readonly url: string
  readonly header: (name: string) => string | undefined
  /** The site that the port belongs to; undefined on the first port, where the world's site counts. */
  readonly site: Site | undefined
  /** The body as text; throws a `Refusal` when it has more bytes than this. */
  readonly text: (maxBytes: number) => Promise<string>
  /** The body as a form; throws a `Refusal` when it is malformed or goes over a limit of its own. */
  readonly form: () => Promise<Form>
}

export type HeaderRow = readonly [name: string, value: string]

/** An answer for the host to write. */
export interface MockResponse {
  readonly status: number
  readonly headers: readonly HeaderRow[]
  readonly body: string | Uint8Array | null
  /** Why it refuses, for whoever asks to have it explained; no host sends it. */
  readonly refusal?: Refusal
  /** A fault: the connection is cut and nothing is written. */
  readonly abort?: true
}
