import { execFile } from 'node:child_process'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { isUpToDate, useBuild } from '../build/builds.ts'
import { pageHeaders, pagePolicy } from '../pages/page-headers.ts'
import { scriptHashes } from '../pages/script-hashes.ts'
import { textPage } from '../pages/text-page.ts'
import { root } from '../root.ts'

const waiting = textPage(
  'Building the documents',
  '<p>This takes up to two minutes the first time, because their generator is installed. The page then opens by itself.</p>',
)
const failed = textPage(
  'The documents could not be built',
  '<p>The terminal of <code>npm start</code> shows why. Run <code>npm run docs</code> to try again. The same pages are Markdown files in <code>docs/</code>.</p>',
)

const documents = {
  isUpToDate: () => isUpToDate('docs'),
  folder: () => useBuild('docs'),
  /** Runs `npm run docs` beside this process. Rejects with its output. */
  build: () =>
    new Promise<void>((resolve, reject) => {
      const stop = () => child.kill()
      const child = execFile(
        process.execPath,
        ['tools/build/build.ts', 'docs'],
        { cwd: root },
        (error, stdout, stderr) => {
          process.off('exit', stop)
          if (error) reject(new Error(stdout + stderr))
          else resolve()
        },
      )
      process.once('exit', stop)
    }),
}

/** The policy of the built documents, whose pages have the same inline scripts. */
const headersOf = (folder: string) => pageHeaders(pagePolicy(scriptHashes(join(folder, 'index.html'))))

/**
 * Serves the documents. When their first page is opened, those that exist are sent, and they are built in the background
 * unless they are up to date.
 */
export const servedDocs = (docs = documents): RequestHandler => {
  let served: RequestHandler | undefined
  let state: 'idle' | 'building' | 'failed' = 'idle'
  const open = () => {
    const folder = docs.folder()
    if (folder === undefined) return
    served = express
      .Router()
      .use(headersOf(folder), express.static(folder, { extensions: ['html'] }))
      .use((_request, response) => response.status(404).sendFile(join(folder, '404.html')))
  }
  const refresh = () => {
    if (state === 'building') return
    if (docs.isUpToDate()) return open()
    state = 'building'
    docs.build().then(
      () => {
        state = 'idle'
        open()
      },
      (error: Error) => {
        state = 'failed'
        console.error(error.message)
      },
    )
  }
  const router = express.Router()
  router.get('/', (request, response, next) => {
    if (!request.originalUrl.split('?')[0]!.endsWith('/')) return response.redirect('docs/')
    refresh()
    next()
  })
  router.use((request, response, next) => {
    if (!served) open()
    if (served) return served(request, response, next)
    if (state === 'idle') refresh()
    response.status(503).set({ 'retry-after': '5', 'cache-control': 'no-store' })
    if (state === 'building') response.set('refresh', '2')
    response.send(state === 'failed' ? failed : waiting)
  })
  return router
}
