import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { asJson, contractMessages, contractRecords, contractRecordsSchema } from '#mock-server/documents/index.ts'
import { buildFailure } from '../build/builds.ts'
import { clauseVersionsFile } from './clause-versions.ts'
import { oldestNode } from '../build/oldest-node.ts'
import { packFolder } from './pack-folder.ts'
import { ensureNeeds } from '../verify/needs.ts'
import { root } from '../root.ts'
import { whileLocked } from '../run/install.mjs'

// `npm run pack:verify`: makes an npm package of `npm run verify`: the API suites and the command, without the app.
const target = join(root, 'dist-verify')

/** What the suites read at run time. */
const copied = [
  'specs/contract/openapi.yaml',
  'specs/contract/codes.json',
  clauseVersionsFile,
  'e2e/clients/bodies',
  'e2e/faq/sentences.tsv',
]

const entries = [
  'tools/verify/main.ts',
  'tools/verify/playwright.config.ts',
  'tools/verify/reporter.ts',
  // Without those of our own tools, and of pages that a build makes.
  ...globSync('e2e/**/*.spec.ts', { cwd: root }).filter((file) => !/^e2e\/(tools|site|start)\//.test(file)),
]

const pack = async () => {
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
        // The package has what it makes.
        external: /observe-needs/,
        input: Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ''), join(root, file)])),
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].mjs' },
      },
    },
  })) as { readonly output: readonly { readonly imports?: readonly string[] }[] }

  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >
  const versions = { ...devDependencies, ...dependencies }
  const imported = new Set(output.flatMap(({ imports = [] }) => imports))
  const used = Object.keys(versions).filter((name) =>
    [...imported].some((each) => each === name || each.startsWith(`${name}/`)),
  )

  for (const path of copied) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(root, path), join(target, path), { recursive: true })
  }
  writeFileSync(join(target, 'records.json'), asJson(contractRecords()))
  writeFileSync(join(target, 'messages.json'), asJson(contractMessages))
  writeFileSync(join(target, 'records.schema.json'), asJson(contractRecordsSchema()))
  cpSync(await ensureNeeds(), join(target, 'e2e/verify/needs.json'))
  packFolder(target, {
    name: 'haneul-verify',
    description: 'Judges a back end by the requirements of Haneul Cloud support',
    readme: 'docs/verify.md',
    main: './tools/verify/main.mjs',
    manifest: { dependencies: Object.fromEntries(used.toSorted().map((name) => [name, versions[name]])) },
  })
}

await whileLocked(root, 'packing-verify', 'making the package', pack).catch(buildFailure('dist-verify'))
