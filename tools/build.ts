import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { stubFor } from '#mock-server/process/shortened.ts'

const root = join(import.meta.dirname, '..')

// The pages of the three sites.
await build({ root, logLevel: 'warn' })

const moduleStubs: Plugin = { name: 'module-stubs', enforce: 'pre', load: (id) => stubFor(id)?.source }

// The mock as a single file without dependencies, dist/mock.mjs.
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [moduleStubs],
  ssr: { noExternal: true },
  build: {
    ssr: 'mock-server/main.ts',
    minify: 'oxc',
    target: 'node20',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'mock.mjs', codeSplitting: false } },
  },
})
