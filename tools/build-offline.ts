/** Builds what needs no server, one folder for each site, to be served as a root: `npm run build:offline`. */
import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { sites } from '#specs/sites/index.ts'
import config from '../vite.config.ts'
import { offline } from './offline.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

for (const site of sites) {
  const folder = join(root, 'dist-offline', site)
  await build({
    ...config,
    configFile: false,
    root,
    mode: 'offline',
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), offline(site, version)],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The mock, with all that it knows, is one of them.
      chunkSizeWarningLimit: 2500,
      rolldownOptions: { input: [join(root, 'apps', site, 'index.html')] },
    },
  })
  renameSync(join(folder, 'apps', site, 'index.html'), join(folder, 'index.html'))
  rmSync(join(folder, 'apps'), { recursive: true })
  // What a static host answers for an address that is no file: deep links and reloads open the site's one page.
  copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
}
