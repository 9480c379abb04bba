import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBuild } from './builds.ts'
import { oldestNode, requireOldestNode } from './oldest-node.ts'
import { filesOf, readManifest } from './manifest.ts'

// `npm run pack:mock`: makes an npm package of the mock alone, with its console, which starts with npx and installs nothing.
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const target = join(root, 'dist-package')

const copy = (from: string, to: string) => {
  mkdirSync(dirname(join(target, to)), { recursive: true })
  cpSync(from, join(target, to))
}

/** The fonts would be ten times as large as everything else, and the console is in English. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')

const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
  license: string
}

const manifest = {
  name: 'haneul-mock',
  version,
  description: 'Mock back end of Haneul Cloud support with its API contract',
  license,
  type: 'module',
  bin: { 'haneul-mock': 'haneul-mock.mjs' },
  engines: { node: `>=${oldestNode}` },
}

const readme = `# haneul-mock

The mock back end of Haneul Cloud support: every endpoint of its contract over an in-memory model, with real captchas and
files, isolated worlds, faults and a console. It requires only Node ${oldestNode} or later.

\`\`\`sh
npx haneul-mock --help
npx haneul-mock --port 5100
\`\`\`

The console is at http://127.0.0.1:5100/, the contract at http://127.0.0.1:5100/__mock/openapi.json.
`

await ensureBuild('app')
rmSync(target, { recursive: true, force: true })
mkdirSync(target)
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(join(target, 'README.md'), readme)
writeFileSync(join(target, 'haneul-mock.mjs'), `#!/usr/bin/env node\n${requireOldestNode}\nimport('./mock.mjs')\n`)
copy(join(root, 'LICENSE'), 'LICENSE')
for (const file of ['mock.mjs', 'volume.mjs', 'apps/console/index.html']) copy(join(dist, file), file)
for (const file of filesOf(readManifest(dist), 'apps/console/index.html')) {
  const path = join(dist, file)
  if (file.endsWith('.css')) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), withoutFonts(readFileSync(path, 'utf8')))
  } else copy(path, file)
}

execFileSync('npm', ['pack', '--loglevel=error'], {
  cwd: target,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
