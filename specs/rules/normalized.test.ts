import { expect, test } from 'vitest'
import { normalized } from './normalized.ts'

test.each([
  ['점검'.normalize('NFD'), 'NFC', '점검'],
  ['ｻｰﾊﾞｰ', 'NFKC', 'サーバー'],
  ['ＡＰＩ', 'NFKC', 'API'],
  ['ＡＰＩ', 'NFC', 'ＡＰＩ'],
  // Vietnamese: two marks on one letter, in either order.
  ['e\u0302\u0323', 'NFC', 'ệ'],
  [`a${'\u0300'.repeat(30)}`, 'NFC', `à${'\u0300'.repeat(29)}`],
] as const)('%j in %s', (text, form, expected) => expect(normalized(text, form)).toBe(expected))

test('a run of marks that no real text has is broken up', () => {
  const text = normalized('\u0301\u0323'.repeat(1000), 'NFKC')
  expect(text).toHaveLength(2000 + 66)
  expect(text.split('\u034f').every((run) => run.length <= 30)).toBe(true)
})
