import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticHost {
  readonly origin: string
  /** The requests in order, each as `page` or `file` and the path. */
  readonly requests: readonly string[]
  /** What is served instead of files, by their path, as after another build; a promise can stay without an answer. */
  readonly replaced: Map<string, string | Promise<string>>
  readonly stop: () => Promise<void>
}

/** Serves a folder like a static host: index.html for a folder, to which it redirects, and 404.html with status 404 for a missing file. */
export const staticHost = async (folder: string): Promise<StaticHost> => {
  const requests: string[] = []
  const replaced: StaticHost['replaced'] = new Map()
  const read = async (path: string) => {
    const file = join(folder, normalize(path))
    return existsSync(file) ? readFile(file) : undefined
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static')
    requests.push(`${request.headers.accept?.includes('text/html') ? 'page' : 'file'} ${pathname}`)
    const path = pathname.endsWith('/') ? `${pathname}index.html` : decodeURI(pathname)
    if (statSync(join(folder, normalize(path)), { throwIfNoEntry: false })?.isDirectory()) {
      response.writeHead(301, { location: request.url!.replace(pathname, `${pathname}/`) }).end()
      return
    }
    const file = request.method === 'GET' ? ((await replaced.get(path)) ?? (await read(path))) : undefined
    response.writeHead(file ? 200 : 404, { 'content-type': types[file ? extname(path) : '.html'] ?? 'text/plain' })
    response.end(file ?? (await read('404.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    replaced,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
