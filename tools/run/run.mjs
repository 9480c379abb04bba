// Every script of package.json runs `node tools/run/run.mjs <file>`: with the packages of the lockfile and on Node 24, however npm
// is configured. It starts on the Node of the machine (20 or newer), so it is plain JavaScript.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installPackages } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [script, ...args] = process.argv.slice(2)
const file = join(root, script)

const isWindows = process.platform === 'win32'
// No npm package provides Node for macOS, so there the Node of the machine must be new enough.
const packagedNode = join(
  root,
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node',
)
const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major > 24 || (major === 24 && minor >= 15)

/** Runs the script on the Node of the packages, which finds itself as `node`. */
const runOnPackagedNode = () => {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(packagedNode, [fileURLToPath(import.meta.url), script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    // A terminal sends Ctrl+C to both.
    process.on(signal, () => (signal !== 'SIGINT' || !process.stdin.isTTY) && child.kill(signal))
  child.once('exit', (code, signal) => {
    process.removeAllListeners(signal ?? 'exit')
    if (signal) process.kill(process.pid, signal)
    else process.exitCode = code
  })
}

/** Ends with the one line of a failure. Other errors are defects, whose place has to be seen. */
const fail = (error) => {
  if (!error.message?.startsWith('Failed to ')) throw error
  console.error(error.message)
  process.exit(1)
}

/** What a script says with --help, which needs neither packages nor Node 24. */
const [, usage] = args.includes('--help') ? (/^const usage = `([^`]*)`/m.exec(readFileSync(file, 'utf8')) ?? []) : []
if (usage !== undefined) {
  console.log(usage)
  process.exit(0)
}

try {
  if (/[#?]/.test(root))
    throw new Error(
      `Failed to start: the path of this folder contains # or ?, which the bundler does not support. Rename it: ${root}`,
    )
  await installPackages(root, '')
  if (!isNewEnough && !existsSync(packagedNode))
    throw new Error(
      `Failed to find Node 24.15 or newer: only ${process.version} is available. Install Node 24 LTS and run the command again.`,
    )
} catch (error) {
  fail(error)
}
if (isNewEnough) {
  process.argv.splice(1, process.argv.length, file, ...args)
  await import(pathToFileURL(file).href).catch(fail)
} else runOnPackagedNode()
