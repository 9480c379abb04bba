import { expect, test } from 'vitest'
import { clauseReport, type TestRow } from '#e2e/support/clause-report.ts'
import { requirementsCsv } from '#e2e/support/requirements-csv.ts'
import { sampleRun, sampleTest } from './report-samples.ts'

const row = (changes: Partial<TestRow>) =>
  sampleTest(['a.one.proved'], { title: 'a.one.proved: one', file: 'e2e/a/one.spec.ts', durationMs: 1500, ...changes })

const tests = [
  row({}),
  row({ place: 'gov/ja', state: 'failed', errors: ['Expected: <b> & "c"\u0001\nReceived: d'] }),
  row({ file: 'e2e/a/two.spec.ts', state: 'skipped', skipReason: 'No sound "here".' }),
]
const catalogue = {
  'a.one.proved': { text: 'One says "문의", and more.', class: 'product', statements: ['5.1'] },
  'a.two.untestable': { text: 'Two.', class: 'assumed', untestable: 'Nobody\ncan see it.' },
} as const
const report = clauseReport(sampleRun, tests, catalogue)

test('the requirements are CSV that Excel reads as UTF-8', () => {
  expect(requirementsCsv(report)).toBe(
    [
      '\uFEFFclause,class,statements,text,state,sites,languages,proofs,reason',
      'a.one.proved,product,5.1,"One says ""문의"", and more.",failed,public gov,ko ja,1,',
      'a.two.untestable,assumed,,Two.,untestable,,,0,"Nobody\ncan see it."',
      '',
    ].join('\r\n'),
  )
})
