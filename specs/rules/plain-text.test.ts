import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('plain text contains the text without markup', () => {
  const text = plainText('<p class="li">A &amp; B</p><script>evil()</script><style>p{}</style>&lt;b&gt;')
  expect(text.replace(/\s+/g, ' ').trim()).toBe('A & B <b>')
})

test.each([
  ['a<br>b', 'a b'],
  ['1 < 2', '1 < 2'],
  ['<a href="x>y">z</a>', ' y">z '],
  ['a<SCRIPT x>evil()</script >b', 'a b'],
  ['<scripts>kept</scripts>', ' kept '],
  ['<script>no end', ' no end'],
  ['<style>a</script><script>b</script>c', ' a  c'],
  ['a < b > c < d', 'a   c < d'],
])('the plain text of %j is %j', (html, expected) => expect(plainText(html)).toBe(expected))
