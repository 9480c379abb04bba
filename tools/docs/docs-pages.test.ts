import { expect, test } from 'vitest'
import { generatedPages } from './docs-pages.ts'

const pageOf = (file: string) => generatedPages().find((page) => page.file === file)!.text

test('the page of a section has its sentences, clauses and links', () => {
  const page = pageOf('requirements/attachments.md')
  expect(page).toContain(
    '# Attachments\n\n<a href="/__mock/enter?world=default&amp;to=%2Fsupport%2Fquestion%2Fgeneral" target="_blank">See it</a> · <a href="/report/" target="_blank">Results of the last run</a>\n\n## Files of',
  )
  expect(page).toContain(
    [
      '- <a id="inquiry.files.message-count"></a>More than 5 files show the message form.fileNumbLimit.',
      '<small>`inquiry.files.message-count` · product · [8.3](../statements.md#s8.3)',
      '<a href="/__mock/enter?scenario=files-too-many" target="_blank">A visitor attaches six files.</a>',
      'form.fileNumbLimit: “파일은 &#123;&#123;max}}개까지 첨부할 수 있습니다. 첨부하지 못한 파일: &#123;&#123;names}}” “You can attach up to &#123;&#123;max}} files. Not attached: &#123;&#123;names}}” “添付できるファイルは&#123;&#123;max}}個までです。添付できなかったファイル：&#123;&#123;names}}”',
    ].join('<br>'),
  )
})

test('the statements link to their clauses, pages and results', () => {
  const page = pageOf('statements.md')
  expect(page).toContain('<a href="/report/#statements" target="_blank">')
  const row = /<tr id="s8\.3">.*<\/tr>/.exec(page)![0]
  expect(row).toContain(
    '<a href="/docs/requirements/attachments.html#inquiry.files.message-count" target="_blank">inquiry.files.message-count</a> <small>product</small>',
  )
  expect(row).toContain('to=%2Fsupport%2Fquestion%2Fgeneral" target="_blank">See it</a>')
  // A blank line would end the HTML within Markdown.
  expect(page.slice(page.indexOf('<div v-pre>')).trimEnd()).not.toContain('\n\n')
})

test('the assumptions are the operations and clauses that the specification does not have', () => {
  const page = pageOf('assumptions.md')
  expect(page).toContain('- <a href="/__mock/?tab=contract&amp;operation=faqKeywords" target="_blank">faqKeywords</a>')
  expect(page).toContain(
    '- [error.status.conflict](requirements/api-conventions.md#error.status.conflict): The server returns 409 CONFLICT',
  )
  expect(page).not.toContain('inquiry.files.message-count')
})

test('the scenarios are links by section', () => {
  expect(pageOf('scenarios.md')).toMatch(
    /## Attachments\n\n\| scenario [^]*\| <a href="\/__mock\/enter\?scenario=files-too-many" target="_blank">A visitor attaches six files.<\/a> \| public \| ko \| 1 \|/,
  )
})
