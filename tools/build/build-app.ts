import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import config, { checks } from '../../vite.config.ts'
import { compressFiles } from './compress.ts'
import { inlineSamples } from './inline-samples.ts'
import { oldestNode, requireOldestNode } from './oldest-node.ts'
import { say, writePages } from './prerender.ts'
import { trimBundle } from './trim-bundle.ts'
import { root } from '../root.ts'

interface Bundle {
  /** The name of the file. */
  readonly file: string
  readonly plugins?: readonly Plugin[]
  /** Modules that stay outside, each with the path from which the bundle imports it. */
  readonly outside?: Readonly<Record<string, string>>
  /** Code before that of the modules. */
  readonly banner?: string
  /** `webworker` for a bundle that browsers run too. */
  readonly runs?: 'node' | 'webworker'
}

/** Writes a module and everything that it imports as a single file. */
export const bundle = (outDir: string, entry: string, options: Bundle) => {
  const { file, plugins = [], outside = {}, banner = '', runs = 'node' } = options
  return build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins],
    ssr: { noExternal: true, target: runs },
    build: {
      outDir,
      ssr: entry,
      minify: 'oxc',
      chunkSizeWarningLimit: 5000,
      target: runs === 'node' ? `node${oldestNode}` : 'es2024',
      emptyOutDir: false,
      rolldownOptions: {
        checks,
        external: Object.keys(outside),
        output: { entryFileNames: file, codeSplitting: false, paths: outside, banner },
      },
    },
  })
}

const generator = 'fixtures/volume/index.ts'
const protocol = 'mock-server/control/mcp/server.ts'
/** The generator of records and the protocol of agents are beside the mock, because they are large and seldom used. */
const outside = { [`#${generator}`]: './volume.mjs', [`#${protocol}`]: './mcp.mjs' }

/** Writes the mock that runs in a process or page of others, and the fixtures for Playwright. */
export const bundleEntries = async (outDir: string) => {
  await bundle(outDir, 'tools/release/package/handlers.ts', {
    file: 'handlers.mjs',
    plugins: [trimBundle, inlineSamples],
    outside: { ...outside, msw: 'msw' },
    runs: 'webworker',
  })
  await bundle(outDir, 'tools/release/package/playwright.ts', { file: 'playwright.mjs' })
}

/** Writes what renders the pages, as a single file. */
export const buildRenderer = (outDir: string) =>
  build({
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir: join(outDir, 'server'),
      ssr: 'apps/render.ts',
      target: 'node24',
      emptyOutDir: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks,
        input: 'apps/render.ts',
        output: { entryFileNames: 'render.mjs', codeSplitting: false },
      },
    },
  })

/** Writes the pages of the sites, the console, the gallery and the bundled mock into a folder. */
export const buildApp = async (outDir: string, plugins: Plugin[] = []) => {
  say('Building the sites and the console …')
  await build({ root, logLevel: 'warn', plugins, build: { outDir, emptyOutDir: false } })

  say('Building the gallery …')
  // Separately, so that it shares no chunks with the sites.
  await build({
    ...config,
    // Vite would add the input to that of the config file.
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      // It has every component in one file.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks, input: join(root, 'apps/gallery/index.html') },
    },
  })

  say('Building what renders the pages …')
  await buildRenderer(outDir)
  await writePages(outDir)
  await compressFiles(join(outDir, 'assets'))

  say('Building the mock …')
  // A single file without dependencies.
  await bundle(outDir, generator, { file: 'volume.mjs' })
  await bundle(outDir, protocol, { file: 'mcp.mjs' })
  await bundle(outDir, 'mock-server/main.ts', {
    file: 'mock.mjs',
    plugins: [trimBundle, inlineSamples],
    outside,
    // In a block, because the bundle has short names of its own.
    banner: `{${requireOldestNode}}`,
  })
}
