import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Router } from 'express'
import type { FileResponse } from '../handler.ts'
import { contentSecurityPolicy } from './content-security.ts'

interface BuiltConsole {
  /** For `MockOptions.console`; the control plane guards and serves it. */
  readonly page: () => FileResponse
  /** Serves the scripts and styles of the page under `/assets`. */
  readonly assets: Router
}

/** Serves the files of a build under `/assets`, cached forever because their names change with their content. */
export const builtAssets = (dist: string): Router => {
  const router = express.Router()
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y' }))
  // The default 404 page of Express would reveal the path of the files.
  router.use('/assets', (_request, response) => {
    response.status(404).type('text/plain').send('File not found.')
  })
  return router
}

/** The console that `npm run build` created in `dist`, for any Express host; undefined if it is not built. */
export const builtConsole = (dist: string): BuiltConsole | undefined => {
  const file = join(dist, 'apps', 'console', 'index.html')
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const page = (): FileResponse => ({
    type: 'text/html; charset=utf-8',
    bytes,
    headers: [
      ['content-security-policy', contentSecurityPolicy],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'no-referrer'],
    ],
  })
  return { page, assets: builtAssets(dist) }
}
