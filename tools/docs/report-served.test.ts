import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/report`
  const open = () => fetch(address)
  const lastRun = () => fetch(`${address}/last-run.json`)
  expect((await lastRun()).status).toBe(404)
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
  for (const [part, startedAt] of [
    ['', '2026-11-20T00:00:00Z'],
    ['partial', '2026-11-20T01:00:00Z'],
  ] as const) {
    mkdirSync(join(folder, part), { recursive: true })
    const run = { ...sampleRun, startedAt }
    writeFileSync(join(folder, part, 'clauses.json'), JSON.stringify(clauseReport(run, [], {})))
  }
  expect(await (await lastRun()).json()).toMatchObject({
    ...{ address: '/report/partial/', run: { startedAt: '2026-11-20T01:00:00Z' } },
    totals: { tests: { passed: 0, failed: 0, skipped: 0 } },
  })
  expect(headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
})
