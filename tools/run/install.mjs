// Installs packages with the Node and npm of the machine (20 or newer), so it is plain JavaScript.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// Whatever NODE_ENV or the settings of the user say. npm would otherwise wait for minutes before it tells of a missing network.
const npmArguments = [
  ...['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
  ...['--no-update-notifier', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
]

const packagesIn = (lockfile) => {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Whether node_modules has the packages of the lockfile, but for optional ones and peers. npm lists what it has installed. */
export const isInstalled = (folder) => {
  const wanted = packagesIn(join(folder, 'package-lock.json')) ?? {}
  const found = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (!found) return false
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === '' || ((optional || peer) && !found[path])) return true
    return found[path]?.version === version
  })
}

/** npm as a command and its arguments: the one that runs this script, if it is npm. */
const npm = (args) => {
  const running = process.env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(running) ? [process.execPath, [running, ...args]] : ['npm', args]
}
const shell = process.platform === 'win32'

/** Says what an installation that takes long waits for. */
const progress = async (folder) => {
  const [command, args] = npm(['config', 'get', 'registry'])
  const registry = execFileSync(command, args, { cwd: folder, encoding: 'utf8', shell }).trim()
  const { host } = new URL(registry)
  const hasProxy = Object.keys(process.env).some((name) => /^(npm_config_)?(https?_)?proxy$/i.test(name))
  try {
    if (!hasProxy) await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    return `Downloading from ${host}; the first time takes a minute or two …`
  } catch (error) {
    const reason = error.cause?.code ?? error.name
    return `No answer from ${host} (${reason}). npm tries it again, and needs no network for packages in its cache.`
  }
}

const runNpm = async (folder) => {
  const [command, args] = npm(npmArguments)
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell })
  const timer = setTimeout(() => void progress(folder).then(console.log, () => {}), 5000)
  const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve))
  clearTimeout(timer)
  if (code !== 0)
    throw new Error('Failed to install packages: npm ci failed (see above). Fix the error and run the command again.')
}

const isAlive = (id) => {
  try {
    return id > 0 && process.kill(id, 0)
  } catch {
    return false
  }
}

/**
 * Runs `work` while no other process does what `name` says in this folder. The lock of a killed one is not touched any
 * more, and neither is that of one which is busy.
 */
export const whileLocked = async (folder, name, doing, work) => {
  const lock = join(folder, '.cache', name)
  mkdirSync(join(folder, '.cache'), { recursive: true })
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (attempt === 0) console.log(`Another command is ${doing}. Waiting for it …`)
    const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - touched > 10_000 && !isAlive(Number(readFileSync(lock)))) rmSync(lock, { force: true })
    await wait(250)
  }
  const timer = setInterval(() => utimesSync(lock, new Date(), new Date()), 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    rmSync(lock, { force: true })
  }
}

/** Installs the packages of a folder unless they are those of its lockfile. Throws one line if that fails. */
export const installPackages = async (folder, name = `of ${basename(folder)} `) => {
  if (isInstalled(folder)) return
  await whileLocked(folder, 'installing', 'installing the packages', async () => {
    if (isInstalled(folder)) return
    console.log(`Installing packages ${name}…`)
    await runNpm(folder)
  })
}
