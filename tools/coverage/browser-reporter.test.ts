import { expect, test } from 'vitest'
import { coverageHtml, neverMetIn, reasonFor } from './browser-reporter.ts'

test('what no page has met is listed, with the reason if there is one', () => {
  const texts = neverMetIn([{ counts: { 'notices 200': 1, 'notices ?size': 1 } }, { counts: { 'faqs 200': 2 } }])
  expect(texts).toContain('notices ?searchKeyword')
  expect(texts).toContain('faqs 503 SERVICE_UNAVAILABLE')
  for (const met of ['notices 200', 'notices ?size', 'faqs 200']) expect(texts).not.toContain(met)
  expect(texts.filter((text) => text.startsWith('updateWorld'))).toEqual([])
  expect(reasonFor('notices ?searchKeyword')).toBeUndefined()
  expect(reasonFor('submitInquiry 400 FILE_NAME_INVALID')).toMatch(/^The form refuses/)
})

test('the report has what is open first', () => {
  expect(coverageHtml(['notices ?size', 'usage 403 FORBIDDEN'])).toBe(
    '<details><summary>The contract in the browser: 1 states and names that no page met, 1 with a reason</summary><p><code>notices ?size</code></p><ul><li>Pages ask only for what the roles allow: see access.spec.ts. <code>usage 403 FORBIDDEN</code></li></ul></details>',
  )
})
