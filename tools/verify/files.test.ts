import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './config.ts'
import { notReady, writeFiles } from './files.ts'

test('a target that is not ready has a report, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-not-ready-'))
  const problems = ['reachable: GET https://api.example/api/support/notice?size=1 returns 404.']
  const settings = readSettings({ url: 'https://api.example' })
  const target = { ...settings, capabilities: {} as never, mode: 'default', contractVersion: '1.2.3' } as const
  writeFiles(folder, { ...notReady(problems), target, version: '1.2.3', selected: '' }, {})
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(JSON.parse(read('result.json'))).toMatchObject({
    verdict: { exitCode: 2, text: 'the target is not ready, and no test has run' },
    ...{ errors: problems, tests: [], target: { sites: { public: 'https://api.example' } } },
  })
  expect(read('report.html')).toContain(problems[0])
  rmSync(folder, { recursive: true })
})
