import { readOptions, readPort } from '#mock-server/process/command-line.ts'

const usage = `npm start -- [options]
  --port n              first of four ports: console and API, public, gov, fin (default: PORT, else 5100)
  --host name           address to listen on (default: 127.0.0.1)
  --built               serve the built pages from dist/ instead of the dev server
  --control-token text  token of the control plane (required beyond loopback; generated if not given)
  --help                print this help`

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  built: { type: 'boolean', default: false },
  'control-token': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

try {
  const { port, host, built, help, 'control-token': controlToken } = readOptions(options)
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  const first = readPort(port, 4)
  // Imported after the options are validated, so that an invalid option fails immediately.
  const { startApp } = await import('./app-server.ts')
  const app = await startApp({ port: first, host, built, controlToken })
  console.log(app.addresses)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.stop().then(() => process.exit(0)))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
