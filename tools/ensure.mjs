// Runs before start and test with the Node version of the machine (20 or newer), so it is plain JavaScript.
// Installs the packages if the lockfile has changed, then checks that Node 24 is available.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.installed')
const lockfileHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockfileHash) {
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  try {
    if (npm) execFileSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    else execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch {
    fail('Failed to install packages: npm ci failed (see above). Fix the error and run the command again.')
  }
  writeFileSync(stampFile, lockfileHash)
}

// No npm package provides Node for macOS, so there the Node of the machine must be new enough.
const packagedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const isNewEnough = (version) => {
  const [major, minor] = version.replace('v', '').trim().split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 15)
}
const version = existsSync(packagedNode)
  ? execFileSync(packagedNode, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  : process.version
if (!isNewEnough(version))
  fail(
    `Failed to find Node 24.15 or newer: only ${version.trim()} is available. Install Node 24 LTS and run the command again.`,
  )
