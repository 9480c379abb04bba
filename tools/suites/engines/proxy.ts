import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A connection to the server that a story can make slow or cut, in the same way for every engine. */
export interface Proxy {
  readonly origin: string
  /** Requests fail at once, as without a network. */
  isCut: boolean
  /** How long each response takes, in ms; a script takes three times as long. */
  delayMs: number
  /** A script that runs in the next page of this path as soon as its HTML has been read. */
  early: { readonly path: string; readonly script: string } | undefined
  readonly close: () => void
}

const text = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Starts a proxy before a server on this machine. */
export const startProxy = async (serverPort: number): Promise<Proxy> => {
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { early, delayMs } = proxy
    const isPage = incoming.headers['sec-fetch-dest'] === 'document' || incoming.headers.accept?.startsWith('text/html')
    const isChanged = Boolean(isPage && early?.path === incoming.url)
    if (isChanged) proxy.early = undefined
    const ms = incoming.url?.endsWith('.js') ? 3 * delayMs : delayMs
    await new Promise((resolve) => setTimeout(resolve, ms))
    const { 'accept-encoding': encoding, ...headers } = incoming.headers
    const onward = request(
      {
        port: serverPort,
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: isChanged || encoding === undefined ? headers : { ...headers, 'accept-encoding': encoding },
      },
      async (response) => {
        const status = response.statusCode ?? 502
        if (!isChanged) {
          outgoing.writeHead(status, response.headers)
          response.pipe(outgoing)
          return
        }
        const html = await text(response)
        const { 'content-security-policy': _policy, 'content-length': _length, ...rest } = response.headers
        outgoing.writeHead(status, rest)
        outgoing.end(html.replace('</body>', () => `<script>${early?.script}</script></body>`))
      },
    )
    onward.on('continue', () => outgoing.writeContinue())
    onward.on('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'ECONNRESET' ? incoming.socket.resetAndDestroy() : outgoing.destroy(),
    )
    incoming.pipe(onward)
  }
  const server = createServer((incoming, outgoing) => {
    if (proxy.isCut) outgoing.destroy()
    else void forward(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const proxy: Proxy = {
    origin: `http://127.0.0.1:${port}`,
    isCut: false,
    delayMs: 0,
    early: undefined,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return proxy
}
