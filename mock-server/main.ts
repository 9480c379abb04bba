import { basename } from 'node:path'
import { isDefect } from '#specs/contract/defects.ts'
import { defaultPort } from '#specs/model/site-address.ts'
import { sites } from '#specs/model/site.ts'
import { readOptions, readPort, startFailure } from './process/command-line.ts'
import { readAddress, readOrigins } from './process/network-options.ts'
import { onStop } from './process/on-stop.ts'

/** How this file was started, for the help. */
const command = () => {
  const script = basename(process.argv[1] ?? 'mock.mjs')
  if (process.env.npm_lifecycle_event === 'mock') return 'npm run mock --'
  return /\.(mjs|ts)$/.test(script) ? `node ${script}` : `npx ${script}`
}

const usage = `${command()} [options]
  --port n                port to listen on (default: PORT, else ${defaultPort})
  --host name             address to listen on (default: 127.0.0.1)
  --allow-host name       name by which other machines address the mock; can be repeated
  --cors origins          origins whose pages may call the product, separated by commas; can be repeated
  --public-url url        address outside, if TLS, a proxy or another port is in front: https://mock.example/path
  --site name             site of every world: ${sites.join(', ')} (default: the setting of the world)
  --seed text             random seed of the default world (default: random)
  --latency ms | min-max  response delay of the default world in milliseconds (default: 0)
  --no-control            disable the control plane under /__mock/
  --control-token text    token of the control plane (required beyond loopback; generated if not given)
  --tls-cert file         PEM file with the certificate, for https
  --tls-key file          PEM file with the private key of the certificate
  --state file            keep all worlds in this file, in a folder that the mock can write
  --proxy url             back end that answers every operation; the mock compares its responses with its own
  --fail-on-violation     at the end, list violations of the contract and differences, and exit with 1 if there are any
  --defect name           make the mock wrong in one way, to see what notices it (default: HANEUL_MOCK_DEFECT)
  --check-health          exit with 0 if the mock with the other options is up; alone, the mock of this container
  --help                  print this help

${command()} sabotage [options] -- command
  runs the command of a test suite with each defect, and lists what the suite does not notice; sabotage --help
${command()} coverage [options] -- command
  runs a command with a mock of its own and judges what it did as a client; options: --policy, --require, --merge,
  --mock, --output; coverage --help`

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true },
  cors: { type: 'string', multiple: true },
  'public-url': { type: 'string' },
  site: { type: 'string' },
  seed: { type: 'string' },
  latency: { type: 'string', default: '0' },
  'no-control': { type: 'boolean', default: false },
  'control-token': { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  state: { type: 'string' },
  proxy: { type: 'string' },
  'fail-on-violation': { type: 'boolean', default: false },
  defect: { type: 'string' },
  'check-health': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const readSite = (value: string | undefined) => {
  const site = sites.find((each) => each === value)
  if (site === value) return site
  throw startFailure(`"${value}" is not a known site`, `Set --site to one of ${sites.join(', ')}.`)
}

const readDefect = (value = process.env.HANEUL_MOCK_DEFECT) => {
  if (value === undefined || isDefect(value)) return value
  throw startFailure(`"${value}" is not a known defect`, `\`${command()} sabotage --list\` lists them.`)
}

const readSeed = (value: string | undefined) => {
  if (value === undefined || value.length <= 100) return value
  throw startFailure('--seed has more than 100 characters', 'Set --seed to a shorter text.')
}

const readLatency = (value: string): number | [number, number] => {
  const [, min = '', max = min] = /^(\d+)(?:-(\d+))?$/.exec(value) ?? []
  if (min !== '' && Number(min) <= Number(max) && Number(max) <= 60_000)
    return min === max ? Number(min) : [Number(min), Number(max)]
  throw startFailure(
    `"${value}" is not a valid latency`,
    'Set --latency to a number of milliseconds up to 60000, or a range such as 100-300.',
  )
}

try {
  if (process.argv[2] === 'sabotage') {
    const { sabotage } = await import('./process/sabotage/index.ts')
    process.exit(await sabotage(process.argv.slice(3)))
  }
  const values = readOptions(options)
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  if (values['check-health']) {
    const { argumentsOfContainer, isHealthy } = await import('./process/check-health.ts')
    const { host, port, ...of } = process.argv.length > 3 ? values : readOptions(options, argumentsOfContainer())
    const isSecure = of['tls-cert'] !== undefined
    process.exit((await isHealthy({ host, port: readPort(port), isSecure })) ? 0 : 1)
  }
  if (values['no-control'] && values['control-token'] !== undefined)
    throw startFailure('--control-token has no effect with --no-control', 'Use only one of them.')
  const settings = {
    port: readPort(values.port),
    host: values.host,
    allowedHosts: values['allow-host'],
    corsOrigins: readOrigins(values.cors),
    publicUrl: readAddress('public-url', values['public-url']),
    site: readSite(values.site),
    seed: readSeed(values.seed),
    latencyMs: readLatency(values.latency),
    hasControl: !values['no-control'],
    controlToken: values['control-token'],
    tlsFiles: { cert: values['tls-cert'], key: values['tls-key'] },
    stateFile: values.state,
    proxy: readAddress('proxy', values.proxy),
    failsOnViolation: values['fail-on-violation'],
    defect: readDefect(values.defect),
  }
  let stop = async () => true
  onStop(() => void stop().then((isSaved) => process.exit(isSaved ? 0 : 1)))
  // Imported after the options are validated, so that an invalid option fails immediately.
  const { startMock } = await import('./process/start-mock.ts')
  const mock = await startMock(settings)
  stop = mock.stop
  console.log(mock.addresses)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
