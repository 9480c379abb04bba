import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { pageHeaders, pagePolicy } from '../pages/page-headers.ts'
import { scriptHashes } from '../pages/script-hashes.ts'
import { textPage } from '../pages/text-page.ts'
import { root } from '../root.ts'

const missing = textPage('No report yet', '<p>Run <code>npm test</code>, and open this page again.</p>')

/** Serves the report of the last complete run of the suites, which the console and the documents link to. */
export const servedReport = (folder = join(root, 'report')): RequestHandler => {
  const index = join(folder, 'index.html')
  return express
    .Router()
    .use((request, response, next) => {
      const scripts = request.path === '/' && existsSync(index) ? scriptHashes(index) : []
      pageHeaders(pagePolicy(scripts))(request, response, next)
    })
    .use(express.static(folder))
    .use((_request, response) => response.status(404).send(missing))
}
