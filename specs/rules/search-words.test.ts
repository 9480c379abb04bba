import { expect, test } from 'vitest'
import { knownWords, searchWords, wordAt } from './search-words.ts'
import { koreanEndings, searchLimits } from '../model/search-words.ts'

test.each([
  ['서버 접속이 안 돼요', ['서버', '접속']],
  ['서버에서는 접속하려면?', ['서버', '접속']],
  ['접속안됨', ['접속']],
  ['이 카드를 바꾸고 싶어요', ['카드', '바꾸']],
  ['회의 기기의', ['회의', '기기']],
  ['VPN으로 DB에 연결', ['vpn', 'db', '연결']],
  ["I can't connect to the server!", ['connect', 'server']],
  ['How do I reset MFA?', ['reset', 'mfa']],
  ['connections connecting stopped', ['connect', 'stop']],
  ['c++ (api) <b>', ['c++', 'api', '<b>']],
  ['サーバーに接続できない', ['サーバー', '接続']],
  ['ｻｰﾊﾞｰ　ＡＰＩ', ['サーバー', 'api']],
  ['사장님이 바뀌면', ['사장', '바뀌']],
  ['누가 지워버렸어요?', ['지워']],
  ['뭐가 며칠 더 필요해요', ['뭐가', '며칠', '더', '필요해요']],
  ['what happens if my card gets declined', ['card', 'declin']],
  ['今のサーバーを別の人が使いたい', ['サーバー']],
  ['안 돼요', ['안', '돼요']],
  ['( ?', ['(', '?']],
  ['どうすれば', ['どうすれば']],
  ['api API', ['api']],
  ['connection passport', ['connect', 'passport']],
  ['api2servers server2s', ['api2servers', 'server2s']],
  ['서버 <>', ['서버']],
  ['서버 12 vpc12 12vpc', ['서버', 'vpc12', '12vpc']],
  ['I can’t connect', ['connect']],
  ['  ', []],
])('the words of %j are %j', (query, words) => expect(searchWords(query)).toEqual(words))

test('every Korean ending is removed from a word', () => {
  for (const ending of koreanEndings)
    expect([ending, searchWords(`등록${ending} 서버`)]).toEqual([ending, ['등록', '서버']])
})

test('the number of words and characters is limited', () => {
  const words = Array.from({ length: 50 }, (_, i) => `w${i}`)
  expect(searchWords(words.join(' '))).toEqual(words.slice(0, searchLimits.words))
  expect(searchWords('7'.repeat(100_000))).toEqual(['7'.repeat(searchLimits.characters)])
})

test.each([
  ['서버', ['서버']],
  ['서버접속', ['서버', '접속']],
  ['서버접속서버', ['서버', '접속서버']],
  ['서버접속기록', undefined],
  ['서버나', undefined],
  ['serverlog', undefined],
  ['서버'.repeat(6), Array.from({ length: 6 }, () => '서버')],
  [`${'서버'.repeat(6)}접속`, undefined],
  ['서버접속log', undefined],
  ['log서버접속', undefined],
])('%s consists of the known words %j', (word, expected) => {
  const known = ['서버', '접속', '접속서버', '나', 'server', 'log']
  expect(knownWords(word, (part) => known.includes(part))).toEqual(expected)
})

test.each([
  ['the ip', 'ip', 4],
  ['recipient', 'ip', -1],
  ['recipient ip', 'ip', 10],
  ['(ip)', 'ip', 1],
  ['vpn연결', '연결', 3],
  ['서버ip', 'ip', 2],
  ['a<b>', '<b>', 1],
])('in %j, %j is at %i', (text, word, at) => expect(wordAt(text, word)).toBe(at))
