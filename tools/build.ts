import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

// The pages of the three sites.
await build({ root, logLevel: 'warn' })

// The mock in one file, dist/mock.mjs, with all that it needs but Node.
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'mock-server/main.ts',
    minify: 'oxc',
    target: 'node24',
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'mock.mjs', codeSplitting: false } },
  },
})
