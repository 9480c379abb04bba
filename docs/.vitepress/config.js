import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { tokenize } from './tokenize.js'

// tools/docs/build-docs.ts collects the pages in a folder and runs the build.
const source = process.env.DOCS_SOURCE

export default defineConfig({
  title: 'Haneul Cloud support',
  description: 'The app, the mock server and the suites of a customer support area.',
  lang: 'en',
  base: '/docs/',
  srcDir: source,
  outDir: process.env.DOCS_TARGET,
  cacheDir: join(source, '.cache'),
  // Otherwise each page has a script of its own, which the content security policy would have to name.
  metaChunk: true,
  // As the console: it has no dark theme.
  appearance: false,
  head: [['link', { rel: 'icon', href: '/docs/logo.svg' }]],
  vite: {
    plugins: [
      {
        name: 'tokens',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('tokens.css') ? code.replace('@theme static', ':root') : undefined),
      },
    ],
  },
  themeConfig: {
    logo: '/logo.svg',
    sidebar: JSON.parse(readFileSync(join(source, 'sidebar.json'), 'utf8')),
    outline: 'deep',
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          options: {},
          // Used by the build only: the same words as those of a search, see theme/index.js.
          async _splitIntoSections(_file, html) {
            return sectionsOf(html)
          },
        },
      },
    },
  },
})

const textOf = (html) =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** What the search finds: each heading, and each clause, with what it is below and the words of its text. */
function* sectionsOf(html) {
  const headings = []
  for (const part of html.split(/(?=<h[1-6] |<li><a id=)/)) {
    const [, level, anchor, heading] = /^<h([1-6]) id="([^"]*)"[^>]*>([^]*?) <a class="header-anchor"/.exec(part) ?? []
    const [, id, clause] = /^<li><a id="([^"]*)"><\/a>([^]*?)<br>/.exec(part) ?? []
    if (level !== undefined) headings.splice(level - 1, headings.length, textOf(heading))
    const text = tokenize(textOf(part.replace(/^<h[^]*?<\/h[1-6]>/, ''))).join(' ')
    if (level !== undefined) yield { anchor, titles: headings.filter(Boolean), text }
    else if (id !== undefined) yield { anchor: id, titles: [...headings.filter(Boolean), textOf(clause)], text }
  }
}
