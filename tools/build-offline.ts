/** Builds what needs no server, one folder for each site, to be served as a root: `npm run build:offline`. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { sites } from '#specs/sites/index.ts'
import config from '../vite.config.ts'
import { offline } from './offline.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** The apps of a folder and where their pages lie in it; one that is not there is left out. */
const pagesOf = (site: string) =>
  [
    { app: site, at: 'index.html' },
    { app: 'console', at: '__mock/index.html' },
  ].filter(({ app }) => existsSync(join(root, 'apps', app, 'index.html')))

for (const site of sites) {
  const folder = join(root, 'dist-offline', site)
  const pages = pagesOf(site)
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
      rolldownOptions: { input: pages.map(({ app }) => join(root, 'apps', app, 'index.html')) },
    },
  })
  for (const { app, at } of pages) {
    mkdirSync(dirname(join(folder, at)), { recursive: true })
    renameSync(join(folder, 'apps', app, 'index.html'), join(folder, at))
  }
  rmSync(join(folder, 'apps'), { recursive: true })
  // What a static host answers for an address that is no file: deep links and reloads open the site's one page.
  copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
}
