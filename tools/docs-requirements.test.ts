import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeRequirementPages } from './docs-requirements.ts'

test('the page of a section has its sentences, clauses, links and results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requirements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeRequirementPages(folder, {
    clauses: [{ id: 'inquiry.files.message-count', state: 'passed', places: { 'public/ko': 'passed' } }],
    tests: [{ file: 'e2e/inquiry/files.spec.ts', clauses: ['inquiry.files.message-count'], place: 'public/ko' }],
  })
  expect(readdirSync(folder)).toContain('event-log.md')
  const page = readFileSync(join(folder, 'attachments.md'), 'utf8')
  expect(page).toContain(
    '# Attachments\n\n<a href="/support/question/general" target="_blank">See it</a>\n\n## Up to five',
  )
  expect(page).toContain(
    [
      '- <a id="inquiry.files.message-count"></a>`inquiry.files.message-count`: More than 5 files show the message form.fileNumbLimit.<br>product',
      '<a href="/__mock/enter?scenario=files-too-many" target="_blank">A visitor attaches six files.</a>',
      'form.fileNumbLimit, 파일은 &#123;&#123;max}}개까지 첨부할 수 있습니다. 첨부하지 못한 파일: &#123;&#123;names}}, You can attach up to &#123;&#123;max}} files. Not attached: &#123;&#123;names}}, 添付できるファイルは&#123;&#123;max}}個までです。添付できなかったファイル：&#123;&#123;names}}',
      '<strong>passed</strong>',
      'public/ko: passed',
      'e2e/inquiry/files.spec.ts',
    ].join(' · '),
  )
})
