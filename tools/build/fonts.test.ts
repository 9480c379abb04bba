import { expect, test } from 'vitest'
import { fontStylesOf } from './fonts.ts'

const face = (name: string, range: string) => `@font-face{src:url(${name}.woff2);unicode-range:${range}}`
/** As a font's package lists them: letters of a language by frequency, then Latin. */
const whole = [
  face('rare', 'U+AC03-AC04'),
  face('common', 'U+20-22,U+48,U+AC00-AC01'),
  face('latin-ext', 'U+1??'),
  face('latin', 'U+0-FF,U+131'),
].join('\n')
const rangesIn = (css: string) =>
  css.split('\n').map((each) => /url\((.+?)\);unicode-range:([^}]+)/.exec(each)!.slice(1).join(' '))

test('each character comes from one file, from the letters of the language first', () => {
  expect(rangesIn(fontStylesOf(whole))).toEqual([
    'common.woff2 U+20-22, U+48, U+AC00-AC01',
    'rare.woff2 U+AC03-AC04',
    'latin.woff2 U+0-1F, U+23-47, U+49-FF, U+131',
    'latin-ext.woff2 U+100-130, U+132-1FF',
  ])
})

test('English comes from the Latin file alone, and a file without characters of its own is left out', () => {
  expect(rangesIn(fontStylesOf(`${face('double', 'U+41-5A')}\n${whole}`, { latinFirst: true }))).toEqual([
    'latin.woff2 U+0-FF, U+131',
    'latin-ext.woff2 U+100-130, U+132-1FF',
    'common.woff2 U+AC00-AC01',
    'rare.woff2 U+AC03-AC04',
  ])
})
