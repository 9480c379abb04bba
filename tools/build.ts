import { join } from 'node:path'
import { build } from 'vite'
import { inlineSamples } from './inline-samples.ts'
import { trimBundle } from './trim-bundle.ts'

const root = join(import.meta.dirname, '..')

// The pages of the three sites.
await build({ root, logLevel: 'warn' })

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
