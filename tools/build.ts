import { join } from 'node:path'
import { build } from 'vite'
import config from '../vite.config.ts'
import { inlineSamples } from './inline-samples.ts'
import { trimBundle } from './trim-bundle.ts'

const root = join(import.meta.dirname, '..')

// The pages of the three sites and the console.
await build({ root, logLevel: 'warn' })

// The gallery, built separately so that it shares no chunks with the sites.
await build({
  ...config,
  // Vite would add the input to that of the config file.
  configFile: false,
  root,
  logLevel: 'warn',
  build: { emptyOutDir: false, rolldownOptions: { input: join(root, 'apps/gallery/index.html') } },
})

// The mock as a single file without dependencies, dist/mock.mjs.
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [trimBundle, inlineSamples],
  ssr: { noExternal: true },
  build: {
    ssr: 'mock-server/main.ts',
    minify: 'oxc',
    target: 'node20',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'mock.mjs', codeSplitting: false } },
  },
})
