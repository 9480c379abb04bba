import type { Base64 } from './http/bytes.ts'
import type { FaultHost } from '#specs/contract/control-fault.ts'
import type { DefectName } from '#specs/contract/defects.ts'
import type { Site } from '#specs/model/site.ts'
import type { FileResponse } from './http/responses.ts'
import type { HeaderRow, MockRequest, MockResponse } from './http/request.ts'
import { plainPath } from './http/url.ts'

export interface BackEndRequest {
  readonly method: string
  readonly headers: readonly HeaderRow[]
  readonly body: Uint8Array
}

interface BackEndResponse {
  readonly status: number
  readonly headers: readonly HeaderRow[]
  readonly body: Uint8Array
}

/** Sends a request to a back end. Throws an error whose message is the reason if there is no complete response. */
export type CallBackEnd = (url: string, request: BackEndRequest) => Promise<BackEndResponse>

/** Handles a request to the mock. */
export type Handle = (request: MockRequest) => Promise<MockResponse>

/** Answers an agent, whose tools send requests through the mock. */
export type AnswerAgent = (request: MockRequest, version: string, handle: Handle) => Promise<MockResponse>

/** Options of one mock process or page, shared by all its worlds. */
export interface MockOptions {
  /** Host names without a port that the `Host` and `Origin` headers of a request may have. */
  readonly hostNames: readonly string[]
  /** Ports that serve our pages: the port of the mock first, then one for each site. */
  readonly ports: readonly number[]
  /** Origins of other pages that may call the product. */
  readonly corsOrigins?: readonly string[]
  /** The site of every world, whatever its setting says; undefined to use the setting. */
  readonly site?: Site
  /** What runs the mock; a server if undefined. */
  readonly host?: FaultHost
  /** Whether the mock itself serves TLS. */
  readonly isSecure?: boolean
  /** The address that clients use, without a slash at its end, where a proxy or TLS is in front of the mock. */
  readonly publicUrl?: string
  /** Name of the cookie with the world of a browser. */
  readonly worldCookie: string
  /** Token that the control plane requires; undefined if it requires none. */
  readonly controlToken?: string
  /** If false, every operation of the control plane returns 404. */
  readonly hasControl: boolean
  readonly version: string
  /** Value of `elapsedMs()` at the start. */
  readonly startedMs: number
  /** For files in snapshots; portable but slow if the host has none. */
  readonly base64?: Base64
  /** Sends requests to back ends; undefined if the host cannot. */
  readonly callBackEnd?: CallBackEnd
  /** Answers agents at `/__mock/mcp`; undefined if the host cannot. */
  readonly answerAgent?: AnswerAgent
  /** The back end of every operation in the worlds that have no setting `forward`. */
  readonly proxy?: string
  /** The defect of the worlds that have no setting `defect`. */
  readonly defect?: DefectName | undefined
  /** Called when a defect takes part in an exchange. */
  readonly onDefect?: (() => void) | undefined
  /** Called with each violation of the contract and each difference from a back end. */
  readonly onFinding?: (finding: string) => void
  /** Delays a response by that many ms. The mock in a page does so after it has let other tabs use the worlds. */
  readonly pause?: (ms: number) => void | Promise<void>
  /** The HTML page of the console, if the host has one. */
  readonly console?: () => FileResponse | Promise<FileResponse>
}

/** Origin and path of the public URL; the path is empty, or has a slash at its start only. */
export const publicAddress = ({
  publicUrl,
}: Pick<MockOptions, 'publicUrl'>): { readonly origin?: string; readonly basePath: string } => {
  if (publicUrl === undefined) return { basePath: '' }
  const { origin, pathname } = new URL(publicUrl)
  return { origin, basePath: pathname === '/' ? '' : plainPath(pathname) }
}
