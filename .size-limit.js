import { readFileSync } from 'node:fs'

/** The scripts that a built page loads before it can be used, with the Japanese texts, which are the largest. */
const scriptsOf = (page) => {
  const html = readFileSync(new URL(`dist/${page}`, import.meta.url), 'utf8')
  return [...new Set(html.match(/assets\/[\w~.-]+\.js/g))].map((file) => `dist/${file}`)
}

// React alone has 62 kB. The console comes from the same machine, and shares the libraries of the pages, also those that it
// does without. `npm run build` first.
export default [
  { name: 'home', path: scriptsOf('pages/public/ja/index.html'), limit: '161 kB', gzip: true },
  { name: 'form', path: scriptsOf('pages/public/ja/support/question/general.html'), limit: '196 kB', gzip: true },
  { name: 'bill', path: scriptsOf('pages/public/ja/mypage/billing.html'), limit: '174 kB', gzip: true },
  { name: 'console', path: scriptsOf('apps/console/index.html'), limit: '259.1 kB', gzip: true },
]
