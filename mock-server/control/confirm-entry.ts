import { localeOfHeader } from '#specs/model/locale.ts'
import { translate } from '#specs/messages/translate.ts'
import { utf8 } from '../bytes.ts'
import { confirmationHeaders } from '../hosts/content-security.ts'
import { splitUrl } from '../pipeline/url.ts'
import type { MockRequest, MockResponse } from '../request.ts'

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)

const style =
  'body{margin:3rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}button{font:inherit;padding:.5rem 1rem}'

/** A page with the settings of the link and a button that sends the same query as POST. */
export const confirmEntry = (request: MockRequest): MockResponse => {
  const locale = localeOfHeader(request.header('accept-language'))
  const { path, search } = splitUrl(request.url)
  const settings = [...new URLSearchParams(search)].map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
  )
  const title = translate(locale, 'enter.title')
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${translate(locale, 'enter.text')}</p>
<dl>${settings.join('')}</dl>
<form method="post" action="${escaped(`${path}?${search}`)}"><button>${translate(locale, 'enter.open')}</button></form>
</main>
</html>`
  return {
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8'], ['cache-control', 'no-store'], ...confirmationHeaders],
    body: utf8(html),
  }
}
