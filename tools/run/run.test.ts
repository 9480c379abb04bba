import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildFailure } from '../build/builds.ts'
import { whileLocked } from './install.mjs'

// The launcher in a folder of its own, with an npm that only writes down how it was called.

const packages = {
  '': {},
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
  'node_modules/search-insights': { version: '2.0.0', peer: true },
}
const lockfile = (found: object) => JSON.stringify({ packages: found })

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const project = (name = 'project', installs = lockfile({ 'node_modules/vite': { version: '8.0.0' } })) => {
  const parent = mkdtempSync(join(tmpdir(), 'run-'))
  folders.push(parent)
  const folder = join(parent, name)
  mkdirSync(join(folder, 'tools/run'), { recursive: true })
  for (const file of ['run.mjs', 'install.mjs'])
    cpSync(join(import.meta.dirname, file), join(folder, 'tools/run', file))
  writeFileSync(join(folder, 'package-lock.json'), lockfile(packages))
  writeFileSync(join(folder, 'script.mjs'), "console.log('ran with', ...process.argv.slice(2)); process.exitCode = 7")
  mkdirSync(join(folder, 'npm'))
  const npm = join(folder, 'npm', 'npm-cli.js')
  writeFileSync(
    npm,
    `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
     appendFileSync('npm-calls.txt', process.argv.slice(2).join(' ') + '\\n')
     setTimeout(() => {
       mkdirSync('node_modules', { recursive: true })
       ${installs === '' ? 'process.exit(1)' : `writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(installs)})`}
     }, 600)`,
  )
  const run = (env: NodeJS.ProcessEnv = {}, args = ['one', '--two']) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ['tools/run/run.mjs', 'script.mjs', ...args], {
        cwd: folder,
        env: { ...process.env, npm_execpath: npm, ...env },
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
      child.once('close', (code) => resolve({ code, output }))
    })
  const calls = () =>
    existsSync(join(folder, 'npm-calls.txt')) ? readFileSync(join(folder, 'npm-calls.txt'), 'utf8') : ''
  return { folder, run, calls }
}

test.concurrent('installs what is missing, with development packages, and then runs the script', async () => {
  const { run, calls } = project()
  expect(await run({ NODE_ENV: 'production' })).toEqual({
    code: 7,
    output: 'Installing packages …\nran with one --two\n',
  })
  expect(calls()).toMatch(/^ci --include=dev --ignore-scripts --prefer-offline /)
  expect((await run()).output).toBe('ran with one --two\n')
  expect(calls().trim().split('\n')).toHaveLength(1)
})

test.concurrent('installs again after another version was installed, or packages were removed', async () => {
  const { folder, run, calls } = project()
  await run()
  for (const found of [{ 'node_modules/vite': { version: '7.0.0' } }, {}]) {
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), lockfile(found))
    expect((await run()).output).toContain('Installing packages …')
  }
  expect(calls().trim().split('\n')).toHaveLength(3)
})

// Alone, because both commands have to start within the time that an installation takes.
test('waits for another command that is installing', async () => {
  const { run, calls } = project()
  const both = await Promise.all([run(), run()])
  expect(both.map(({ code }) => code)).toEqual([7, 7])
  expect(both.map(({ output }) => output.split('\n')[0]).toSorted()).toEqual([
    'Another command is installing the packages. Waiting for it …',
    'Installing packages …',
  ])
  expect(calls().trim().split('\n')).toHaveLength(1)
})

test.concurrent('does not wait for a command that was killed while it installed', async () => {
  const { folder, run } = project()
  mkdirSync(join(folder, '.cache'))
  const lock = join(folder, '.cache', 'installing')
  writeFileSync(lock, '')
  utimesSync(lock, 0, 0)
  expect((await run()).code).toBe(7)
})

test.concurrent('says in one line that npm failed, and runs nothing', async () => {
  const { run } = project('project', '')
  const { code, output } = await run()
  expect(code).toBe(1)
  expect(output).toBe(
    'Installing packages …\nFailed to install packages: npm ci failed (see above). Fix the error and run the command again.\n',
  )
})

test.concurrent.each(['a#b', 'what?'])('says in one line that a folder cannot be named %s', async (name) => {
  const { folder, run, calls } = project(name)
  expect(await run()).toEqual({
    code: 1,
    output: `Failed to start: the path of this folder contains # or ?, which the bundler does not support. Rename it: ${folder}/\n`,
  })
  expect(calls()).toBe('')
})

test.concurrent.each(['with space', '한글', '50%', "it's"])('runs in a folder named %s', async (name) => {
  expect((await project(name).run()).code).toBe(7)
})

test.concurrent('says in one line what a script failed to do, and shows where a defect is', async () => {
  const { folder, run } = project()
  for (const [text, expected] of [
    ['Failed to build the app: no room', /Failed to build the app: no room\n$/],
    ['nobody expected this', /nobody expected this\n +at .*script\.mjs/],
  ] as const) {
    writeFileSync(join(folder, 'script.mjs'), `throw new Error('${text}')`)
    const { code, output } = await run()
    expect([code, output.replace('Installing packages …\n', '')]).toEqual([1, expect.stringMatching(expected)])
    if (text.startsWith('Failed')) expect(output).not.toContain(' at ')
  }
})

test.concurrent('what one process does, another one waits for, unless the first was killed', async () => {
  const { folder } = project()
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    order.push(`${name} ends`)
  }
  const names = ['one', 'two', 'three']
  await Promise.all(names.map((name) => whileLocked(folder, 'packing', 'making a package', work(name))))
  for (const name of names) expect(order.indexOf(`${name} ends`)).toBe(order.indexOf(`${name} begins`) + 1)
  await expect(
    whileLocked(folder, 'packing', 'making a package', () => Promise.reject(new Error('no'))),
  ).rejects.toThrow()
  await whileLocked(folder, 'packing', 'making a package', work('four'))
  expect(order).toHaveLength(8)
})

test.concurrent('prints the help of a script before it installs anything', async () => {
  const { folder, run, calls } = project()
  writeFileSync(join(folder, 'script.mjs'), 'const usage = `npm start\n  --two  second`\nconsole.log(usage)')
  expect(await run({}, ['--help'])).toEqual({ code: 0, output: 'npm start\n  --two  second\n' })
  expect(calls()).toBe('')
})

test.each([
  [new Error('ENOSPC: no space left on device'), 'Failed to build dist: ENOSPC: no space left on device'],
  [
    Object.assign(new Error('Build failed with 3 errors'), {
      errors: [new Error('a.ts:1'), new Error('b.ts'), new Error('c.ts')],
    }),
    'Failed to build dist: a.ts:1\n… and 2 more',
  ],
])('of what a bundler throws, a failure has the first error (%s)', (error, message) => {
  expect(() => buildFailure('dist')(error)).toThrow(new Error(message))
})
