import type { MockOptions } from '../options.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { persona } from '#specs/contract/member.ts'
import { sites } from '#specs/sites/index.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const link = (to: string, text: string) => `<a href="${escaped(to)}">${escaped(text)}</a>`

const style = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #101828 }
  h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #e4e7ec; vertical-align: top }
  th { color: #475467; font-weight: 500 } .wide { overflow-x: auto } a { color: #006644 } a + a { margin-left: .75rem }`

/** What a person finds who opens the mock's own address: its worlds, ways into the sites, and the contract. */
export const frontPage = (worlds: Worlds, { version, ports }: MockOptions, hostName: string): string => {
  const [first, ...sitePorts] = ports
  const rows = worlds.all.map(({ id, settings, nowIso, received, journal }) => {
    const at = `/__mock/worlds/${id}`
    return `<tr><td>${link(at, id)}</td><td>${settings.persona}</td><td>${nowIso}</td><td>${link(`${at}/inquiries`, `${received.length} inquiries`)}${link(`${at}/journal`, `${journal.size} exchanges`)}</td></tr>`
  })
  const doors = persona.options.map((name) => {
    const into = sites.flatMap((site, i) =>
      sitePorts[i] ? [link(`http://${hostName}:${sitePorts[i]}/__mock/enter?persona=${name}&to=/`, site)] : [],
    )
    return `<tr><td>${name}</td><td>${into.join('')}</td></tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Haneul Cloud mock</title><style>${style}</style>
<main>
<h1>Haneul Cloud mock ${escaped(version)}</h1>
<p>The contract: ${link('/__mock/openapi.json', 'OpenAPI as JSON')}${link('/__mock/openapi.yaml', 'as YAML')}. The API of the public site answers on port ${first}.</p>
<h2>Worlds</h2>
<div class="wide"><table><tr><th>world</th><th>persona</th><th>clock</th><th>what happened</th></tr>${rows.join('')}</table></div>
<h2>Open a site, in the world default, as</h2>
<div class="wide"><table>${doors.join('')}</table></div>
</main>
</html>`
}
