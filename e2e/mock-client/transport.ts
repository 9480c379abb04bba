export interface TransportRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: BodyInit | undefined
  /** What the body was made of, in a request of a `World` to the control plane. */
  readonly json?: unknown
}

/** A complete response. */
export interface TransportResponse {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

export type Transport = (origin: string, path: string, request: TransportRequest) => Promise<TransportResponse>

const overSocket: Transport = async (origin, path, { method, headers, body }) => {
  const response = await fetch(origin + path, {
    method,
    headers: { ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  })
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

let transport = overSocket

/** Sends a request to the mock with the transport of this worker, by default over a socket. */
export const send: Transport = (...request) => transport(...request)

/** Sets the transport for all requests of this worker. */
export const useTransport = (chosen: Transport) => {
  transport = chosen
}

/** Puts a function in front of the transport of this worker. */
export const wrapTransport = (wrap: (inner: Transport) => Transport) => {
  transport = wrap(transport)
}
