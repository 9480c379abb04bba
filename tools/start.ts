import { parseArgs } from 'node:util'

const usage = `npm start -- [options]
  --port n      first of four ports: console and API, public, gov, fin (5100; or PORT)
  --host name   address to listen on (127.0.0.1)
  --built       serve the built pages of dist/ in place of hot ones
  --control-token t   token for the control plane on another address than loopback
  --help`

const fail = (line: string): never => {
  console.error(line)
  process.exit(1)
}

const options = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  built: { type: 'boolean', default: false },
  'control-token': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const read = () => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return fail(
      `Failed to start: ${(error as Error).message.split('. ')[0]}. Run "npm start -- --help" for the options.`,
    )
  }
}

const { port: given = process.env.PORT ?? '5100', host, built, help, 'control-token': controlToken } = read()
if (help) {
  console.log(usage)
  process.exit(0)
}
const port = Number(given)
if (!/^\d+$/.test(given) || port < 1 || port > 65532)
  fail(`Failed to start: "${given}" is no port for four in a row. Give --port a number from 1 to 65532.`)

try {
  // Loaded once the options are known to be right: a wrong one is refused at once.
  const { startApp } = await import('./app-server.ts')
  const app = await startApp({ port, host, built, controlToken })
  console.log(app.addresses)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.stop().then(() => process.exit(0)))
} catch (error) {
  fail((error as Error).message)
}
