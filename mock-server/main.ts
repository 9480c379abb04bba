import { setFlagsFromString } from 'node:v8'
import { sites } from '#specs/sites/index.ts'
import { readOptions, readPort, startFailure } from './process/command-line.ts'
import { startQuickly } from './process/quick-start.ts'

const usage = `npm run mock -- [options]
  --port n                port to listen on (5100; or PORT)
  --host name             address to listen on (127.0.0.1)
  --site name             the site that is served: public, gov or fin (as the world says, public by default)
  --seed text             source of chance of the world default (the system's)
  --latency ms | min-max  how long each answer of the world default takes (0)
  --no-control            without the control plane under /__mock/
  --control-token text    token that the control plane wants (needed, and made up, beyond loopback)
  --tls-cert file         certificate as PEM, for https
  --tls-key file          its private key
  --state file            keep all worlds in this file, and bring back what it holds
  --help`

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  site: { type: 'string' },
  seed: { type: 'string' },
  latency: { type: 'string', default: '0' },
  'no-control': { type: 'boolean', default: false },
  'control-token': { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const readSite = (given: string | undefined) => {
  const site = sites.find((each) => each === given)
  if (site === given) return site
  throw startFailure(`"${given}" is no site`, `Give --site one of ${sites.join(', ')}.`)
}

const readSeed = (given: string | undefined) => {
  if (given === undefined || given.length <= 100) return given
  throw startFailure('--seed has more than 100 characters', 'Give it a shorter one.')
}

const readLatency = (given: string): number | [number, number] => {
  const [, least = '', most = least] = /^(\d+)(?:-(\d+))?$/.exec(given) ?? []
  if (least !== '' && Number(least) <= Number(most) && Number(most) <= 60_000)
    return least === most ? Number(least) : [Number(least), Number(most)]
  throw startFailure(`"${given}" is no latency`, 'Give --latency milliseconds up to 60000, or two as in 100-300.')
}

try {
  const given = readOptions(options)
  if (given.help) {
    console.log(usage)
    process.exit(0)
  }
  const settings = {
    port: readPort(given.port),
    host: given.host,
    site: readSite(given.site),
    seed: readSeed(given.seed),
    latencyMs: readLatency(given.latency),
    hasControl: !given['no-control'],
    controlToken: given['control-token'],
    tlsFiles: { cert: given['tls-cert'], key: given['tls-key'] },
    stateFile: given.state,
  }
  startQuickly()
  // Loaded once the options are known to be right: a wrong one is refused at once.
  const { startMock } = await import('./process/start-mock.ts')
  const mock = await startMock(settings)
  // What is short-lived, and what only looked long-lived, would else get more room than all the rest: no answer comes
  // sooner for it.
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=200')
  console.log(mock.addresses)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void mock.stop().then((isSaved) => process.exit(isSaved ? 0 : 1)))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
