import { createHash } from 'node:crypto'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { reportScript } from '#e2e/support/report-style.ts'
import { pageHeaders, pagePolicy } from './page-headers.ts'
import { textPage } from './text-page.ts'

const missing = textPage('No report yet', '<p>Run <code>npm test</code>, and open this page again.</p>')

const scriptHash = `'sha256-${createHash('sha256').update(reportScript).digest('base64')}'`

/** Serves the report of the last complete run of the suites, which the console and the documents link to. */
export const servedReport = (folder = join(import.meta.dirname, '..', 'report')): RequestHandler =>
  express
    .Router()
    .use(pageHeaders(pagePolicy([scriptHash])), express.static(folder))
    .use((_request, response) => response.status(404).send(missing))
