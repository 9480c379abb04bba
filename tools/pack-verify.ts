import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { oldestNode, requireOldestNode } from './oldest-node.ts'

// `npm run pack:verify`: makes an npm package of `npm run verify`: the API suites and the command, without the app.
const root = join(import.meta.dirname, '..')
const target = join(root, 'dist-verify')

/** What the suites read at run time. */
const copied = ['LICENSE', 'specs/contract/openapi.yaml', 'e2e/clients/bodies', 'e2e/verify/needs.json']

const entries = [
  'tools/verify/main.ts',
  'tools/verify/playwright.config.ts',
  'tools/verify/reporter.ts',
  // Without those about the mock's own processes, ports, options and files.
  ...globSync('e2e/**/*.spec.ts', { cwd: root }).filter((file) => !/^e2e\/(control|site|offline|start)\//.test(file)),
]

rmSync(target, { recursive: true, force: true })
// Each module keeps its place, so that paths between files stay as they are.
const { output } = (await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: target,
    ssr: true,
    minify: false,
    target: `node${oldestNode}`,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ''), join(root, file)])),
      output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].mjs' },
    },
  },
})) as { readonly output: readonly { readonly imports?: readonly string[] }[] }

const { version, license, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>> & { version: string; license: string }
const versions = { ...devDependencies, ...dependencies }
const imported = new Set(output.flatMap(({ imports = [] }) => imports))
const used = Object.keys(versions).filter((name) =>
  [...imported].some((each) => each === name || each.startsWith(`${name}/`)),
)

const manifest = {
  name: 'haneul-verify',
  version,
  description: 'Judges a back end by the requirements of Haneul Cloud support',
  license,
  type: 'module',
  bin: { 'haneul-verify': 'haneul-verify.mjs' },
  engines: { node: `>=${oldestNode}` },
  dependencies: Object.fromEntries(used.toSorted().map((name) => [name, versions[name]])),
}
const readme = readFileSync(join(import.meta.dirname, 'verify/README.md'), 'utf8')
if (!readme.includes(`Node ${oldestNode} or later`))
  throw new Error(`tools/verify/README.md must name Node ${oldestNode}.`)
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(join(target, 'README.md'), readme)
writeFileSync(
  join(target, 'haneul-verify.mjs'),
  `#!/usr/bin/env node\n${requireOldestNode}\nimport('./tools/verify/main.mjs')\n`,
)
for (const path of copied) {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  cpSync(join(root, path), join(target, path), { recursive: true })
}
execFileSync('npm', ['pack', '--loglevel=error'], {
  cwd: target,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
