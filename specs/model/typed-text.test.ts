import { expect, test } from 'vitest'
import { digitsOf, readNumber, readEmail } from './typed-text.ts'

test.each([
  ['010-1234', '0101234'],
  ['０１０', '010'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟏𝟗𝟘𝟙𝟡', '019019'],
  ['x', ''],
])('the digits of %j are %j', (text, digits) => expect(digitsOf(text)).toBe(digits))

test.each([
  ['1200', '1200'],
  ['1,200', '1200'],
  ['1，234，567', '1234567'],
  ['1 200', '1200'],
  ['\u202A１２００\u202C', '1200'],
  ['1’200', '1200'],
  ['١٢٠٠', '1200'],
  ['1.5', '1.5'],
  ['1,200.5', '1,200.5'],
  ['-3', '-3'],
  ['1,5', '1,5'],
  ['1e3', '1e3'],
  ['100명', '100명'],
  ['1~2', '1~2'],
  ['10²', '10²'],
  ['', ''],
])('the number %j is read as %j', (text, number) => expect(readNumber(text)).toBe(number))

const taro = 'taro@example.jp'
test.each([
  [taro, taro],
  ['taro＠example．jp', taro],
  ['ｔａｒｏ@example。jp', taro],
  ['\u202Ataro@example.jp\u202C', taro],
  ['ta\u00ADro@exam\u200Bple.jp', taro],
  ['mailto:taro@example.jp', taro],
  ['<taro@example.jp>', taro],
  ['Yamada Taro <taro@example.jp>', taro],
  ['"山田 太郎" <mailto:taro@example.jp>,', taro],
  ['Taro < mailto:taro@example.jp >', taro],
  ['taro@example.jp,', taro],
  ['taro@example.jp;', taro],
  [' taro@example.jp. ', taro],
  // What is no address stays as it was typed.
  ['taro', 'taro'],
  ['taro@example.jp, jiro@example.jp', 'taro@example.jp, jiro@example.jp'],
  ['<jiro@example.jp> <taro@example.jp>', '<jiro@example.jp> <taro@example.jp>'],
  ['＠', '＠'],
])('the address %j is read as %j', (text, address) => expect(readEmail(text)).toBe(address))
