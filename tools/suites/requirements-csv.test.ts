import { expect, test } from 'vitest'
import { requirementsCsv } from '#e2e/report/requirements-csv.ts'
import { sampleReport } from './report-samples.ts'

test('the requirements are CSV that Excel reads as UTF-8', () => {
  expect(requirementsCsv(sampleReport)).toBe(
    [
      '\uFEFFclause,class,statements,text,state,sites,languages,proofs,reason',
      'a.one.proved,product,5.1,"One says ""문의"", and more.",failed,public gov,ko ja,1,',
      'a.two.untestable,assumed,,Two.,untestable,,,0,"Nobody\ncan see it."',
      '',
    ].join('\r\n'),
  )
})
