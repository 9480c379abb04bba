import { expect, test } from 'vitest'
import { partsOf } from './search-matches.ts'

const marked = (text: string, keyword: string) =>
  partsOf(text, keyword)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['비밀번호를 잊었습니다', '비밀번호', '[비밀번호]를 잊었습니다'],
  ['API api ApI', 'aPi', '[API] [api] [ApI]'],
  ['C++와 c++', 'c++', '[C++]와 [c++]'],
  ['f(x) = [1]', '(', 'f[(]x) = [1]'],
  ['a[0]', '[', 'a[[]0]'],
  ['C:\\temp', '\\', 'C:[\\]temp'],
  ['Use <b> here', '<B>', 'Use [<b>] here'],
  ['a.b', '.', 'a[.]b'],
  ['ab', '.', 'ab'],
  ['Straße und STRASSE', 'straße', '[Straße] und STRASSE'],
  ['GROẞ und groß', 'groß', '[GROẞ] und [groß]'],
  ['İstanbul, istanbul', 'İ', '[İ]stanbul, istanbul'],
  ['xİy', 'y', 'xİ[y]'],
  ['İİİ server', 'server', 'İİİ [server]'],
  ['İb', 'i', '[İ]b'],
  ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
  ['ＡＰＩ 인증', 'api', '[ＡＰＩ] 인증'],
  ['ｻｰﾊﾞｰを再起動', 'サーバー', '[ｻｰﾊﾞｰ]を再起動'],
  ['점검'.normalize('NFD'), '점검', `[${'점검'.normalize('NFD')}]`],
  ['정기   점검', ' 정기 점검 ', '[정기]   [점검]'],
  ['서버에 접속되지 않습니다', '서버 접속이 안 돼요', '[서버]에 [접속]되지 않습니다'],
  ['서버에 접속되지 않습니다', '서버접속 안돼요', '[서버]에 [접속]되지 않습니다'],
  ['I cannot connect', 'connecting', 'I cannot [connect]'],
  ['the IP of a recipient', 'ip', 'the [IP] of a recipient'],
  ['接続できません', 'サーバーに接続できない', '[接続]できません'],
  ['👩‍💻 work', 'work', '👩‍💻 [work]'],
  ['ﬁle', 'fi', '[ﬁ]le'],
  ['ﬁﬁ', 'fif', '[ﬁﬁ]'],
  ['aaa', 'aa', '[aa]a'],
  ['서버접속 장애', '서버 서버접속', '[서버접속] 장애'],
  ['text', '', 'text'],
  ['text', ' ', 'text'],
  ['', 'x', ''],
])('%j marked with %j', (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected))

test('a text that begins and ends with matches has no empty parts', () =>
  expect(partsOf('API는 API', 'api')).toEqual([
    { text: 'API', isMatch: true },
    { text: '는 ', isMatch: false },
    { text: 'API', isMatch: true },
  ]))
