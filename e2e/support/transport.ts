/** A request as a suite sends it. */
export interface TransportRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: BodyInit | undefined
}

/** What came back, read to its end. */
export interface TransportResponse {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

export type Transport = (origin: string, path: string, sent: TransportRequest) => Promise<TransportResponse>

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

/** Carries a request to the mock: over a socket, unless the project has another way. */
export const send: Transport = (...request) => transport(...request)

/** Chooses the way for all requests of this worker. */
export const useTransport = (chosen: Transport) => {
  transport = chosen
}
