import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle, bundleEntries } from '../build/build-app.ts'
import { buildFailure, ensureBuild } from '../build/builds.ts'
import { filesOf, readManifest } from '../build/manifest.ts'
import { packFolder } from './pack-folder.ts'
import { root } from '../root.ts'
import { whileLocked } from '../run/install.mjs'

// `npm run pack:mock`: makes an npm package of the mock alone, with its console, which starts with npx and installs nothing.
const dist = join(root, 'dist')
const target = join(root, 'dist-package')

const copy = (from: string, to: string) => {
  mkdirSync(dirname(join(target, to)), { recursive: true })
  cpSync(from, join(target, to))
}

/** The fonts would be ten times as large as everything else, and the console is in English. */
const withoutFonts = (css: string) => css.replace(/@font-face\{[^}]*\}/g, '')

const pack = async () => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  for (const file of ['mock.mjs', 'volume.mjs', 'mcp.mjs', 'apps/console/index.html']) copy(join(dist, file), file)
  for (const file of filesOf(readManifest(dist), 'apps/console/index.html')) {
    const path = join(dist, file)
    if (file.endsWith('.css')) {
      mkdirSync(dirname(join(target, file)), { recursive: true })
      writeFileSync(join(target, file), withoutFonts(readFileSync(path, 'utf8')))
    } else copy(path, file)
  }

  await bundleEntries(target)
  await bundle(target, 'tools/coverage/main.ts', { file: 'coverage.mjs' })
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '--project', 'tools/release/package'], { cwd: root, stdio: 'inherit' })

  packFolder(target, {
    name: 'haneul-mock',
    description: 'Mock back end of Haneul Cloud support with its API contract',
    readme: 'tools/release/package/README.md',
    main: './mock.mjs',
    parts: ['coverage'],
    manifest: {
      exports: {
        ...Object.fromEntries(
          ['handlers', 'playwright'].map((entry) => [
            `./${entry}`,
            { types: `./types/tools/release/package/${entry}.d.ts`, default: `./${entry}.mjs` },
          ]),
        ),
        './package.json': './package.json',
      },
      // The declarations name each other as the sources do.
      imports: { '#e2e/*.ts': './types/e2e/*.d.ts' },
      peerDependencies: { '@playwright/test': '>=1.50', msw: '>=2.15' },
      peerDependenciesMeta: { '@playwright/test': { optional: true }, msw: { optional: true } },
    },
  })
}

await ensureBuild('app')
await whileLocked(root, 'packing-mock', 'making the package', pack).catch(buildFailure('dist-package'))
