import { join } from 'node:path'
import { build } from 'vite'
import config from '../vite.config.ts'
import { compressFiles } from './compress.ts'
import { inlineSamples } from './inline-samples.ts'
import { oldestNode, requireOldestNode } from './oldest-node.ts'
import { writePages } from './prerender.ts'
import { trimBundle } from './trim-bundle.ts'

const root = join(import.meta.dirname, '..')

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
      target: 'node20',
      emptyOutDir: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: 'apps/render.ts',
        output: { entryFileNames: 'render.mjs', codeSplitting: false },
      },
    },
  })

/** Writes the pages of the three sites, the console, the gallery and the bundled mock into a folder. */
export const buildApp = async (outDir: string) => {
  // The pages of the three sites and the console.
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: false } })

  // The gallery, built separately so that it shares no chunks with the sites.
  await build({
    ...config,
    // Vite would add the input to that of the config file.
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, rolldownOptions: { input: join(root, 'apps/gallery/index.html') } },
  })

  await buildRenderer(outDir)
  await writePages(outDir)
  await compressFiles(join(outDir, 'assets'))

  // The mock as a single file without dependencies. The generator of records is beside it, because it is as large.
  const generator = 'fixtures/volume/index.ts'
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: generator,
      minify: 'oxc',
      chunkSizeWarningLimit: 5000,
      target: `node${oldestNode}`,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'volume.mjs', codeSplitting: false } },
    },
  })
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [trimBundle, inlineSamples],
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: 'mock-server/main.ts',
      minify: 'oxc',
      chunkSizeWarningLimit: 5000,
      target: `node${oldestNode}`,
      emptyOutDir: false,
      rolldownOptions: {
        external: [`#${generator}`],
        output: {
          entryFileNames: 'mock.mjs',
          codeSplitting: false,
          paths: { [`#${generator}`]: './volume.mjs' },
          // In a block, because the bundle has short names of its own.
          banner: `{${requireOldestNode}}`,
        },
      },
    },
  })
}
