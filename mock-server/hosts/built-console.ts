import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Router } from 'express'
import compressedFiles from 'express-static-gzip'
import type { FileResponse } from '../http/responses.ts'
import { consoleHeaders } from '../http/content-security.ts'
import { notFound } from './express.ts'

export interface BuiltConsole {
  /** For `MockOptions.console`; the control plane guards and serves it. */
  readonly page: () => FileResponse
  /** Serves the scripts and styles of the page under `/assets`. */
  readonly assets: Router
}

/** Serves the files of a build under `/assets`, cached forever because their names change with their content. */
export const builtAssets = (dist: string): Router => {
  const router = express.Router()
  router.use(
    '/assets',
    compressedFiles(join(dist, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      serveStatic: { immutable: true, maxAge: '1y' },
    }),
  )
  router.use('/assets', notFound)
  return router
}

/** The console that `npm run build` created in `dist`, for any Express host; undefined if it is not built. */
export const builtConsole = (dist: string, basePath = ''): BuiltConsole | undefined => {
  const file = join(dist, 'apps', 'console', 'index.html')
  if (!existsSync(file)) return undefined
  // Scripts and styles import each other by relative addresses; those of the page are absolute.
  const bytes = Buffer.from(readFileSync(file, 'utf8').replaceAll('="/assets/', `="${basePath}/assets/`))
  const page = (): FileResponse => ({
    type: 'text/html; charset=utf-8',
    bytes,
    headers: consoleHeaders(),
  })
  return { page, assets: builtAssets(dist) }
}
