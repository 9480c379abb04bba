import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.for([
  { asked: '비밀번호를 잊어버렸어요', locale: 'ko', words: ['비밀번호를 잊어버렸어요', '잊어버렸어요', '비밀번호'] },
  { asked: ' 환불 ', locale: 'ko', words: ['환불'] },
  { asked: 'How can I reset the VPN?', locale: 'en', words: ['How can I reset the VPN?', 'reset', 'VPN'] },
  { asked: 'パスワードを忘れました', locale: 'ja', words: ['パスワードを忘れました', 'パスワード', '忘れ'] },
  { asked: '?', locale: 'en', words: ['?'] },
] as const)('$asked is searched as $words', ({ asked: question, locale, words }) => {
  expect(searchWords(question, locale)).toEqual(words)
})
