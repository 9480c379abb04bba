import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import config from '../vite.config.ts'
import { stubFor } from '#mock-server/process/shortened.ts'

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
