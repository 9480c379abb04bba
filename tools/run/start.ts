import { readOptions, readPort } from '#mock-server/process/command-line.ts'
import { checkPorts } from './ports.ts'
import { ensureBuild } from '../build/builds.ts'
import { onStop } from '#mock-server/process/on-stop.ts'

// `run.mjs` prints it before it installs anything, so it is a plain text.
const usage = `npm start -- [options]
  --port n              first port of console and API; those of public, gov, fin follow (default: PORT, else 5100)
  --host name           address to listen on (default: 127.0.0.1)
  --allow-host name     name by which other machines address the pages; can be repeated
  --build               build the pages first unless they are up to date, after checking the ports
  --built               serve the built pages from dist/ instead of the dev server
  --control-token text  token of the control plane (required beyond loopback; generated if not given)
  --help                print this help`

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  'allow-host': { type: 'string', multiple: true },
  build: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  'control-token': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

try {
  const {
    port,
    host,
    build,
    built,
    help,
    'control-token': controlToken,
    'allow-host': allowedHosts,
  } = readOptions(options)
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  const first = readPort(port, 4)
  let stop = async (): Promise<unknown> => undefined
  onStop(() => void stop().then(() => process.exit(0)))
  if (build) {
    await checkPorts(first, host)
    await ensureBuild('app')
  }
  // Imported after the options are validated, so that an invalid option fails immediately.
  const { startApp } = await import('./app-server.ts')
  const app = await startApp({
    ...{ port: first, host, allowedHosts, built, controlToken },
    // The suites run builds that are there, and set clocks themselves.
    hasRealTime: built && !build,
  })
  stop = app.stop
  console.log(app.addresses)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
