/**
 * Generates src/i18n/letters/{ko,ja}-{regular,bold}.woff2: the letters that most pages need, in one file for each weight.
 * Run it manually after many new texts: `node tools/build/common-letters.ts` (Node 24). A letter that is missing comes
 * from the files of the whole font. Requires fonts-noto-cjk (SIL Open Font License), fonttools and python3-brotli of Debian.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

interface Letters {
  readonly locale: string
  readonly script: RegExp
  /** Whose letters are taken. A file has at most 90 kB, which is enough for all Korean content, but only for Japanese pages. */
  readonly texts: readonly string[]
  /** The number of the language in the collections of Debian. */
  readonly font: number
}

const letters: readonly Letters[] = [
  {
    locale: 'ko',
    script: /\p{Script=Hangul}/gu,
    texts: ['specs/messages/*.ts', 'specs/sites/*.ts', 'fixtures/**/*.ts'],
    font: 1,
  },
  {
    locale: 'ja',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu,
    // Without those of emails and of my page.
    texts: ['specs/messages/[!m]*.ts', 'specs/sites/*.ts'],
    font: 0,
  },
]

const others =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+2039-203B,U+20A9,U+2190-2193,U+3000-3003,U+3008-3011,U+30FB,U+FF01,U+FF08-FF09,U+FF1A,U+FF1F,U+FF5E'

for (const { locale, script, texts, font } of letters) {
  const text = texts
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  for (const weight of ['Regular', 'Bold'])
    execFileSync('pyftsubset', [
      `/usr/share/fonts/opentype/noto/NotoSansCJK-${weight}.ttc`,
      `--font-number=${font}`,
      `--text=${[...new Set(text.match(script))].join('')}`,
      `--unicodes=${others}`,
      ...['--flavor=woff2', '--no-hinting', '--desubroutinize', '--layout-features='],
      `--output-file=${join(root, `src/i18n/letters/${locale}-${weight.toLowerCase()}.woff2`)}`,
    ])
}
