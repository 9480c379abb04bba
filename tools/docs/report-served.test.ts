import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { reportPage } from '#e2e/report/report-page.ts'
import { clauseReport } from '#e2e/report/clause-report.ts'
import { servedReport } from './report-served.ts'
import { sampleRun } from '../suites/report-samples.ts'

test('the report is served once there is one, and its script may run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-served-'))
  const server = express().use('/report', servedReport(folder)).listen(0)
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const open = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/report`)
  const missing = await open()
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('npm test')])
  writeFileSync(join(folder, 'index.html'), reportPage(clauseReport(sampleRun, [], {})))
  const { status, headers, url, text } = await open().then(async (response) => ({
    ...{ status: response.status, headers: response.headers, url: response.url },
    text: await response.text(),
  }))
  expect([status, url]).toEqual([200, expect.stringMatching(/\/report\/$/)])
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(text)!
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  expect(headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
})
