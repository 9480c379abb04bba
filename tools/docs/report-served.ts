import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import type { ClauseReport } from '#e2e/report/clause-report.ts'
import { pageHeaders, pagePolicy } from '../pages/page-headers.ts'
import { scriptHashes } from '../pages/script-hashes.ts'
import { textPage } from '../pages/text-page.ts'
import { root } from '../root.ts'

const missing = textPage('No report yet', '<p>Run <code>npm test</code>, and open this page again.</p>')

/** What the report in a folder says of its run; nothing if there is none. */
const runIn = (folder: string, address: string) => {
  const file = join(folder, 'clauses.json')
  if (!existsSync(file)) return []
  const { run, totals } = JSON.parse(readFileSync(file, 'utf8')) as Pick<ClauseReport, 'run' | 'totals'>
  return { run, totals, address }
}

/** Serves the report of the last complete run of the suites, which the console and the documents link to. */
export const servedReport = (folder = join(root, 'report')): RequestHandler => {
  const index = join(folder, 'index.html')
  return express
    .Router()
    .use((request, response, next) => {
      const scripts = request.path === '/' && existsSync(index) ? scriptHashes(index) : []
      pageHeaders(pagePolicy(scripts))(request, response, next)
    })
    .get('/last-run.json', (_request, response, next) => {
      const runs = [runIn(folder, '/report/'), runIn(join(folder, 'partial'), '/report/partial/')].flat()
      const [last] = runs.toSorted((a, b) => b.run.startedAt.localeCompare(a.run.startedAt))
      if (last) response.json(last)
      else next()
    })
    .use(express.static(folder))
    .use((_request, response) => response.status(404).send(missing))
}
