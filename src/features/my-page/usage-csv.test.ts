import { expect, test } from 'vitest'
import { toCsv } from './usage-csv.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+82', "'+82"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\n=1', `"'\n=1"`],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['a;=1+1', '"a;=1+1"'],
  ['a\t=1', '"a\t=1"'],
  ['a|=1', '"a|=1"'],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  [-12, '-12'],
  [1234.5, '1234.5'],
])('%j → %s', (value, written) => expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`))

test('each row ends with a line break', () => {
  expect(
    toCsv([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFFa,1\r\nb,2\r\n')
})
