import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Installs the packages of a folder of `tools/` that only one command needs, unless they are those of its lockfile. */
export const installPackages = (folder: string): void => {
  const stamp = join(folder, 'node_modules', '.installed')
  const lockfile = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return
  console.log(`Installing the packages of tools/${basename(folder)} …`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, lockfile)
}
