import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { locales, type Locale } from '#specs/model/locale.ts'
import { sites } from '#specs/model/site.ts'
import { translate } from '#specs/messages/translate.ts'

const box =
  'position:fixed;inset:auto 1rem 1rem;z-index:100;max-width:44rem;margin:0 auto;padding:0.75rem 1.25rem;' +
  'background:#fff;color:#111;border:1px solid #737b87;border-radius:8px;box-shadow:0 4px 16px #0003'

const lines = (key: 'error.start' | 'error.noScript', shown: readonly Locale[], after: (locale: Locale) => string) =>
  shown.map((locale) => `<p lang="${locale}">${translate(locale, key)}${after(locale)}</p>`).join('')

// Runs before everything else and without it:
// - A script that cannot be loaded is tried again once, because its name may have changed with a new build; then the
//   visitor decides. WebKit keeps failed scripts until they are fetched in another way.
// - Leaving the page cancels its scripts, which Firefox and WebKit report as errors. Loading the page again would cancel
//   the navigation, so it waits: if the page is still there, the visitor decides. A link can also be used just before the
//   page is loaded again.
// - A button that is clicked before the app has started is clicked again when it has.
const script = `
const failed = 'failed-start'
let clicked
const keep = ({ target }) => { clicked = target.closest('#root button') }
addEventListener('click', keep, true)
addEventListener('app-started', () => {
  removeEventListener('click', keep, true)
  clicked?.click()
  try { sessionStorage.removeItem(failed) } catch {}
}, { once: true })
addEventListener('start-failed', () => { document.getElementById('start-failure').hidden = false })
let isLeft = false
let isLoadedAgain = false
addEventListener('beforeunload', () => { isLeft = true })
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return
  const fail = () => dispatchEvent(new Event('start-failed'))
  if (isLeft) return setTimeout(fail, 5000)
  try {
    if (isLoadedAgain) return
    if (!sessionStorage.getItem(failed)) {
      sessionStorage.setItem(failed, target.src)
      isLoadedAgain = true
      const again = () => (isLeft ? setTimeout(fail, 5000) : location.reload())
      const urls = [target.src, ...Array.from(document.querySelectorAll('link[rel=modulepreload]'), ({ href }) => href)]
      return Promise.all(urls.map((url) => fetch(url, { cache: 'reload' }))).then(() => setTimeout(again, 500), fail)
    }
  } catch {}
  fail()
}, true)
`

/** For the Content Security Policy of the pages. */
export const startScriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What a page says in the given languages if its scripts cannot run or cannot be loaded. */
export const startNotice = (shown: readonly Locale[] = locales): string => {
  const retry = (locale: Locale) => ` <a href="">${translate(locale, 'error.retry')}</a>`
  return [
    `<noscript><div style="${box}">${lines('error.noScript', shown, () => '')}</div></noscript>`,
    `<div id="start-failure" role="alert" hidden style="${box}">${lines('error.start', shown, retry)}</div>`,
  ].join('')
}

/** Adds the notice to the pages of the sites, after the app, so that the skip link stays the first link. */
export const startNotices: Plugin = {
  name: 'start-notices',
  transformIndexHtml: (html, { path }) =>
    sites.some((site) => path.includes(`/apps/${site}/`))
      ? html
          .replace('<head>', `<head>\n    <script>${script}</script>`)
          .replace('<div id="root"></div>', `<div id="root"></div>${startNotice()}`)
      : undefined,
}
