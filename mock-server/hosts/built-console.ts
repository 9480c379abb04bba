import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Router } from 'express'
import type { FileResponse } from '../handler.ts'
import { contentSecurityPolicy } from './content-security.ts'

interface BuiltConsole {
  /** For `MockOptions.console`: the control plane guards and answers it. */
  readonly page: () => FileResponse
  /** Serves the scripts and styles that the page asks for, under `/assets`. */
  readonly assets: Router
}

/** The files under `/assets` of a build, whose names change with their content. */
export const builtAssets = (dist: string): Router => {
  const router = express.Router()
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y' }))
  // Not left to Express, which would answer with a page of its own that tells where the files lie.
  router.use('/assets', (_request, response) => {
    response.status(404).type('text/plain').send('There is no such file.')
  })
  return router
}

/** The console that `npm run build` left in `dist`; undefined where it did not. For any Express host. */
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
