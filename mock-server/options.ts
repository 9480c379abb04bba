import type { FileResponse } from './handler.ts'

/** How one mock was started; the same for all its worlds. */
export interface MockOptions {
  /** Names that the `Host` and `Origin` of a request may have, without a port. */
  readonly hostNames: readonly string[]
  /** Ports that pages of ours are served on. */
  readonly ports: readonly number[]
  /** Whether the pages come over TLS. */
  readonly isSecure?: boolean
  /** Wanted by the control plane when the mock listens beyond loopback. */
  readonly controlToken?: string
  /** False: the control plane does not answer at all. */
  readonly hasControl: boolean
  readonly version: string
  readonly startedMs: number
  /** The page of the console, where the host has one. */
  readonly console?: () => FileResponse | Promise<FileResponse>
}
