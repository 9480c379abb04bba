/**
 * Makes fixtures/captcha/glyphs.ts: a bitmap of each Hangul, kana and Chinese letter in fixtures/captcha/shops.ts.
 * To be run by hand after a change of that file: `node tools/captcha-glyphs.ts [path of a Chromium]` (Node 24).
 * Needs Debian's fonts-noto-cjk (SIL Open Font License) and a headless Chromium, which draws them.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const side = 32
const chromium = process.argv[2] ?? '/usr/bin/chromium-headless-shell'
const root = join(import.meta.dirname, '..')

const shops = readFileSync(join(root, 'fixtures/captcha/shops.ts'), 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, '')
const letters = [
  ...new Set(shops.match(/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu)),
].toSorted()

// The page writes one line a letter: the letter, then its bits row by row as base64.
const page = `<!doctype html><meta charset="utf-8"><pre id="out"></pre><script>
const canvas = document.createElement('canvas')
canvas.width = canvas.height = ${side}
const pen = canvas.getContext('2d', { willReadFrequently: true })
pen.textAlign = 'center'
pen.textBaseline = 'alphabetic'
out.textContent = ${JSON.stringify(letters)}.map((letter) => {
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, ${side}, ${side})
  pen.fillStyle = '#000'
  pen.font = '500 ${side - 1}px "' + (/\\p{Script=Hangul}/u.test(letter) ? 'Noto Sans CJK KR' : 'Noto Sans CJK JP') + '"'
  pen.fillText(letter, ${side / 2}, ${side - 4.5})
  const { data } = pen.getImageData(0, 0, ${side}, ${side})
  const bytes = new Uint8Array(${(side * side) / 8})
  for (let i = 0; i < ${side * side}; i++) if (data[4 * i] < 128) bytes[i >> 3] |= 128 >> (i & 7)
  return letter + ' ' + btoa(String.fromCharCode(...bytes))
}).join('\\n')
</script>`

const folder = mkdtempSync(join(tmpdir(), 'glyphs-'))
writeFileSync(join(folder, 'page.html'), page)
const dom = execFileSync(chromium, ['--no-sandbox', '--dump-dom', `file://${folder}/page.html`], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})
const rows = (/<pre id="out">([^]*?)<\/pre>/.exec(dom)?.[1] ?? '').split('\n')
if (rows.length !== letters.length) {
  throw new Error(
    `Failed to draw ${letters.length} letters: ${rows.length} came. Look at ${folder}/page.html in a browser.`,
  )
}

writeFileSync(
  join(root, 'fixtures/captcha/glyphs.ts'),
  `/** How many pixels a bitmap has from side to side and from top to bottom. */
export const glyphSide = ${side}

/**
 * The letters of the receipts that are no Latin ones, black on white: one bit a pixel, row by row, as base64.
 * Made by tools/captcha-glyphs.ts from Noto Sans CJK (SIL Open Font License 1.1); not to be edited by hand.
 */
export const glyphs: Readonly<Record<string, string>> = {
${rows.map((row) => `  ${row.replace(' ', ": '")}',`).join('\n')}
}
`,
)
console.log(`fixtures/captcha/glyphs.ts: ${rows.length} letters`)
