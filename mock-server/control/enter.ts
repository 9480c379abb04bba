import { scenarios } from '#fixtures/scenarios/index.ts'
import { enterQuery, type EnterQuery, type WorldSettings } from '#specs/contract/control.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { safePath } from '#specs/rules/paths.ts'
import { Refusal, refusalOf } from '../http/refusal.ts'
import { fill } from '../worlds/fill.ts'
import { hex, systemRandom } from '../worlds/random.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { translate } from '#specs/messages/translate.ts'
import { utf8 } from '../http/bytes.ts'
import { confirmationHeaders } from '../http/content-security.ts'
import { localeFor } from '../pipeline/find-row.ts'
import { unknownParameters } from '../pipeline/parse-query.ts'
import { splitUrl } from '../http/url.ts'
import type { MockRequest, MockResponse } from '../http/request.ts'

const find = (name: string) => {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new Refusal('NOT_FOUND', { message: ['enter.noScenario', { name }] })
  return found
}

/** Replaces a world by a new one with these settings. */
const renew = (worlds: Worlds, id: string, settings: WorldSettings): Promise<World> =>
  worlds.put(id, settings, (world) => fill(world, settings))

/** A path as a header can contain it: percent-encoded. */
const locationOf = (path: string, lang: Locale | undefined) => {
  const url = new URL(path, 'http://site')
  if (lang !== undefined) url.searchParams.set('lang', lang)
  return url.pathname + url.search + url.hash
}

/** The world of a link, and the page that it opens. */
export interface Entered {
  readonly id: string
  readonly site: Site
  readonly path: string
}

/**
 * Makes or changes the world of a link; without a name or a scenario, it makes a new one. Returns the id of the world, and
 * site and path of the page to open. Throws the refusal `NOT_FOUND` for an unknown scenario.
 */
export const enter = async (
  worlds: Worlds,
  { world: named, scenario: name, faults, lang, to, ...given }: EnterQuery,
): Promise<Entered> => {
  const scenario = name === undefined ? undefined : find(name)
  const id = named ?? (scenario ? `scenario-${scenario.name}` : hex(systemRandom, 64))
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const settings: WorldSettings = { ...scenario?.settings, ...changes }
  const known = await worlds.open(id)
  const isNew = scenario !== undefined || settings.volume !== undefined
  if (!isNew) known?.change(settings)
  const replaced = known && isNew ? await renew(worlds, id, settings) : known
  const entered = replaced ?? (await worlds.create({ id, ...settings }))
  entered.replaceFaults(faults ?? scenario?.faults ?? entered.faults)
  await worlds.saveInTurn(entered)
  return {
    id,
    site: given.site ?? scenario?.site ?? entered.settings.site,
    path: locationOf(safePath(to ?? scenario?.path), lang ?? scenario?.locale),
  }
}

/** Throws a `Refusal` if the query of the path to open was taken for parameters of the link. */
export const refuseUnencoded = (url: string, to = '') => {
  const { search } = splitUrl(url)
  const names = to.includes('?') ? unknownParameters(enterQuery, search) : []
  if (names.length === 0) return
  const sent = new URLSearchParams(search)
  const rest = new URLSearchParams(names.flatMap((name) => sent.getAll(name).map((value) => [name, value])))
  const path = encodeURIComponent(`${to}&${rest}`)
  throw refusalOf([
    { field: 'to', code: 'BAD_REQUEST', message: ['enter.unencoded', { names: names.join(', '), path }] },
  ])
}

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)

const style =
  'body{margin:3rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}button{font:inherit;padding:.5rem 1rem}'

/** A page with the settings of the link and a button that sends the same query as POST. */
export const confirmEntry = (request: MockRequest): MockResponse => {
  const { path, search } = splitUrl(request.url)
  const locale = localeFor(path, request.header('accept-language'))
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
