import { openPuppeteer, openWebDriver, programOf, type Engine } from './engines/engine.ts'
import { startProxy } from './engines/proxy.ts'
import { enter, stories } from './engines/stories.ts'
import { firstPort } from '#e2e/mock-client/deployment.ts'
import { start, waitForServer } from '#e2e/processes/spawn-server.ts'
import { browserPath } from '../run/browser.mjs'

// `npm run test:engines`: a walk over every screen and a few stories in each engine that the machine has. It installs
// nothing; it says which engines it has left out.

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    program: browserPath,
    howToGet: 'npx playwright install chromium-headless-shell',
    open: (program, width) => openPuppeteer('chrome', program, width),
  },
  {
    name: 'Firefox',
    program: () => programOf('firefox-esr', 'firefox'),
    howToGet: 'apt-get install firefox-esr',
    open: (program, width) => openPuppeteer('firefox', program, width),
  },
  {
    name: 'WebKit',
    program: () => (programOf('Xvfb') ? programOf('WebKitWebDriver') : undefined),
    howToGet: 'apt-get install webkit2gtk-driver xvfb',
    open: openWebDriver,
  },
]

const serverPort = firstPort + 1
const base = `http://127.0.0.1:${serverPort}`
const server = start(['--build', '--port', String(firstPort)])
const call = async (method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(base + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Tells the stories in one engine. Returns how many failed. */
const tellAll = async ({ name, open }: Engine, program: string): Promise<number> => {
  let failed = 0
  for (const { name: story, settings, width, tell } of stories) {
    const startedMs = performance.now()
    const { id } = (await call('POST', '/__mock/worlds', settings)) as { readonly id: string }
    const proxy = await startProxy(serverPort)
    const page = await open(program, width)
    const result = await enter(page, proxy.origin, id)
      .then(() =>
        tell({ page, proxy, control: (method, path, body) => call(method, `/__mock/worlds/${id}${path}`, body) }),
      )
      .then(
        () => undefined,
        (error: Error) => error,
      )
    await page.close()
    proxy.close()
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    console.log(`${result ? '✗' : '✓'} ${name}: ${story}, ${seconds} s`)
    if (!result) continue
    failed += 1
    console.log(result.message.replace(/^/gm, '    '))
  }
  return failed
}

let failed = 0
try {
  // It builds the pages first, if they are not up to date.
  await waitForServer(base, '/__mock/health', 3000)
  const wanted = process.argv.slice(2)
  for (const engine of engines) {
    if (wanted.length > 0 && !wanted.includes(engine.name.toLowerCase())) continue
    const program = engine.program()
    if (program) failed += await tellAll(engine, program)
    else console.log(`Left out: ${engine.name}, which this machine does not have. Get it with ${engine.howToGet}`)
  }
} finally {
  await server.stop()
}
if (failed > 0) console.log(`${failed} stories failed.`)
process.exitCode = failed > 0 ? 1 : 0
