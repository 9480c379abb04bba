import { describe, expect, test } from 'vitest'
import { facesFor, facesOf, fontStylesOf } from './fonts.ts'
import { fontStyles } from './page-files.ts'

const face = (name: string, range: string) => `@font-face{src:url(${name}.woff2);unicode-range:${range}}`
/** As a font's package lists them: letters of a language by frequency, then Latin. */
const whole = [
  face('rare', 'U+AC03-AC04'),
  face('common', 'U+20-22,U+48,U+AC00-AC01'),
  face('latin-ext', 'U+100-17F'),
  face('latin', 'U+0-FF'),
].join('\n')
const rangesIn = (css: string) =>
  facesOf(css).map((each) => `${each.url} ${/unicode-range:\s*([^;}]+)/.exec(each.css)?.[1]}`)

describe('faces of a stylesheet', () => {
  test('are read with their characters', () => {
    const [rare, common] = facesOf(whole)
    expect(rare!.url).toBe('rare.woff2')
    expect(['가', 'H', ' ', 'a'].map((sign) => common!.has(sign.codePointAt(0)!))).toEqual([true, true, true, false])
  })

  test('are read from minified ranges', () => {
    const [only] = facesOf(face('latin', 'U+??,U+2??,U+131'))
    expect([0, 0xff, 0x131, 0x200, 0x2ff].every(only!.has)).toBe(true)
    expect([0x100, 0x1ff, 0x300].some(only!.has)).toBe(false)
  })

  test('are chosen by the characters of a text', () => {
    expect(facesFor(facesOf(whole), '가').map(({ url }) => url)).toEqual(['common.woff2'])
  })
})

describe('the stylesheet for texts', () => {
  test('has each character once, from the letters of the language first', () => {
    expect(rangesIn(fontStylesOf(whole, { own: '가 Ha' }))).toEqual([
      'common.woff2 U+20-22, U+48, U+AC00-AC01',
      'latin.woff2 U+0-1F, U+23-47, U+49-FF',
    ])
  })

  test('takes English from the Latin file alone', () => {
    expect(rangesIn(fontStylesOf(whole, { own: 'Ha', latinFirst: true }))).toEqual(['latin.woff2 U+0-FF'])
  })

  test('leaves out files that have nothing but characters of others', () => {
    expect(rangesIn(fontStylesOf(whole, { own: '가 H' }))).toEqual(['common.woff2 U+20-22, U+48, U+AC00-AC01'])
  })
})

test('the stylesheet for all other characters has none of those for texts', () => {
  expect(rangesIn(fontStylesOf(whole, { own: '가 H', isRest: true }))).toEqual([
    'rare.woff2 U+AC03-AC04',
    'latin.woff2 U+0-1F, U+23-47, U+49-FF',
    'latin-ext.woff2 U+100-17F',
  ])
})

test.each(['node_modules/', '../other-checkout/node_modules/'])('the stylesheet is found in packages at %s', (path) => {
  const file = 'assets/noto.css'
  const manifest = { [`${path}@fontsource-variable/noto-sans-kr/index.css?faces=ko`]: { file } }
  expect(fontStyles(manifest, 'ko')).toBe(`/${file}`)
})
