import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { constants, setPriority } from 'node:os'
import { extname, join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { isUpToDate, useBuild } from '../build/builds.ts'
import { pageHeaders, pagePolicy } from '../pages/page-headers.ts'
import { scriptHashes } from '../pages/script-hashes.ts'
import { textPage } from '../pages/text-page.ts'
import { isInstalled } from '../run/install.mjs'
import { root } from '../root.ts'

const waiting = textPage(
  'The documents are built when nothing else is to do',
  '<p>The build begins ten seconds after the last request and takes a minute or two. This page then opens by itself.</p>',
)
const missing = textPage(
  'The documents are not built',
  '<p>Run <code>npm run docs</code> and open this page again. The same pages are Markdown files in <code>docs/</code>.</p>',
)

const documents = {
  isInstalled: () => isInstalled(join(root, 'docs')),
  isUpToDate: () => isUpToDate('docs'),
  folder: () => useBuild('docs'),
  /** Runs `npm run docs` beside this process, when no other process needs the processor. Rejects with its output. */
  build: () =>
    new Promise<void>((resolve, reject) => {
      const stop = () => child.kill()
      const child = execFile(process.execPath, ['tools/build/build.ts', 'docs'], { cwd: root }, (error, ...output) => {
        process.off('exit', stop)
        if (error) reject(new Error(output.join('')))
        else resolve()
      })
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
      process.once('exit', stop)
    }),
}

/** The built texts, whose examples have the default ports, with those of this server. */
const textsOf = (folder: string, first: number): RequestHandler => {
  const files = new Set(globSync('**/*.{html,js,md,txt}', { cwd: folder }).map((file) => file.replaceAll('\\', '/')))
  return ({ path }, response, next) => {
    const name = decodeURI(path.slice(1))
    const file = [name, `${name}index.html`, `${name}.html`].find((each) => files.has(each))
    if (file === undefined) return next()
    const text = readFileSync(join(folder, file), 'utf8')
    response
      .type(extname(file))
      .send(text.replaceAll(/(?<=127\.0\.0\.1:)510[0-3]\b/g, (port) => String(first + Number(port) - 5100)))
  }
}

/** The policy of the built documents, whose pages have the same inline scripts. */
const headersOf = (folder: string) => pageHeaders(pagePolicy(scriptHashes(join(folder, 'index.html'))))

interface Settings {
  /** The first port of this server. */
  readonly port: number
  /** Those whose requests put off the build; none if it is not to begin by itself. */
  readonly servers: readonly Server[]
  readonly docs?: typeof documents
}

/** Serves the documents that exist, and builds them once unless they are up to date. No request makes it build. */
export const servedDocs = ({ port, servers, docs = documents }: Settings) => {
  let served: RequestHandler | undefined
  let isBuilding = servers.length > 0 && docs.isInstalled()
  const open = () => {
    const folder = docs.folder()
    if (folder === undefined) return
    served = express
      .Router()
      .use(headersOf(folder), textsOf(folder, port), express.static(folder))
      .use((_request, response) => response.status(404).sendFile(join(folder, '404.html')))
  }
  const build = () => {
    for (const server of servers) server.off('request', wait)
    void (docs.isUpToDate() ? Promise.resolve() : docs.build())
      .then(open, (error: Error) => console.error(error.message))
      .finally(() => (isBuilding = false))
  }
  const timer = setTimeout(build, 10_000).unref()
  const wait = () => void timer.refresh()
  if (!isBuilding) clearTimeout(timer)
  else for (const server of servers) server.on('request', wait)
  const handle = express.Router()
  handle.get('/', (request, response, next) => {
    if (request.originalUrl.split('?')[0]!.endsWith('/')) next()
    else response.redirect('docs/')
  })
  handle.use((request, response, next) => {
    if (!served) open()
    if (served) return served(request, response, next)
    response.status(503).set({ 'retry-after': '15', 'cache-control': 'no-store' })
    // Reloaded more often, it would itself put off the build.
    if (isBuilding) response.set('refresh', '15')
    response.send(isBuilding ? waiting : missing)
  })
  return handle
}
