// Measures the speed of the mock, relative to a bare node:http server that sends a prepared buffer in the same run.
//   npm run bench -- [--only speed,cold,memory,endurance,records,volume,worlds,coverage,packages,pages] [--seconds 3] [--rounds 3] [--port 5900] [--no-competitors] [--long]
//   npm run bench -- --guard  # fails if a request or a page costs more than at an earlier commit
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scenarios } from './scenarios.ts'
import { nextPath } from './load.ts'
import { cold } from './cold.ts'
import { coverage } from './coverage.ts'
import { endurance } from './endurance.ts'
import { guard } from './guard.ts'
import { memory } from './memory.ts'
import { packages } from './packages.ts'
import { pages } from './pages.ts'
import { records } from './records.ts'
import { serve } from './server.ts'
import { latency, speed } from './speed.ts'
import { bareServer, isInstalled, hashAndStore, otherStarts, ours, competitors } from './targets.ts'
import { volume } from './volume.ts'
import { worlds } from './worlds.ts'

const sections = [
  'speed',
  'latency',
  'cold',
  'memory',
  'endurance',
  'records',
  'volume',
  'worlds',
  'coverage',
  'packages',
  'pages',
] as const
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: sections.join(',') },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5900' },
    'no-competitors': { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    guard: { type: 'boolean', default: false },
  },
})
const selected = values.only.split(',')
const unknown = selected.find((name) => !sections.some((section) => section === name))
if (unknown !== undefined) {
  console.error(`Failed to measure: "${unknown}" is not a known section. Set --only to some of ${sections.join(',')}.`)
  process.exit(1)
}
const root = join(import.meta.dirname, '..')
const install = () => {
  console.log('Installing the competitors in bench/ …')
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname, stdio: ['ignore', 'ignore', 'inherit'] })
}
const needsInstall =
  !values.guard && (selected.includes('pages') || (!values['no-competitors'] && selected.includes('speed')))
if (!isInstalled() && needsInstall) install()
// An older bundle would be measured otherwise. Without changes it is not built again.
execFileSync(process.execPath, ['tools/build/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/** Records the responses of the mock, which the other servers return. */
const record = async (folder: string, port: number) => {
  const mock = await serve(ours[0]!.command(port), port, '/api/event-log')
  const recordResponse = async (name: keyof typeof scenarios) => {
    const { method = 'GET', headers, body } = scenarios[name]
    const response = await fetch(`http://127.0.0.1:${port}${nextPath(scenarios[name])}`, {
      method,
      ...(headers && { headers }),
      ...(body && { body: new Uint8Array(body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    writeFileSync(join(folder, `${name}.json`), bytes)
    return bytes
  }
  const responses = { folder, faq: await recordResponse('faq'), eventLog: await recordResponse('eventLog') }
  for (const name of ['faqSearches', 'noticePages', 'upload'] as const) await recordResponse(name)
  await mock.stop()
  return responses
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`)
const port = Number(values.port)
if (values.guard) process.exit((await guard(port)) ? 0 : 1)

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const responses = await record(folder, port)
  const plan = { port, seconds: Number(values.seconds), rounds: Number(values.rounds), isLong: values.long }
  const baseline = bareServer(folder)
  const all = [baseline, ...ours, hashAndStore(folder), ...(values['no-competitors'] ? [] : competitors(responses))]
  const run: { readonly [name in (typeof sections)[number]]: () => Promise<void> | void } = {
    speed: () => speed(all, plan),
    latency: () => latency([baseline, ...ours], plan),
    cold: () => cold([baseline, ...ours, ...otherStarts(folder)], plan),
    memory: () => memory(plan),
    endurance: () => endurance(plan),
    records: () => records(plan),
    volume: () => volume(plan),
    worlds: () => worlds(plan),
    coverage: () => coverage(plan),
    packages,
    pages: () => pages(plan),
  }
  for (const name of sections)
    if (selected.includes(name)) {
      console.log(`\n${name}`)
      await run[name]()
    }
} finally {
  rmSync(folder, { recursive: true })
}
