import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { sites } from '#specs/model/site.ts'
import config from '../vite.config.ts'
import { inlineSamples } from './inline-samples.ts'
import { offline } from './offline.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** The apps of a site folder and the paths of their pages in it. Apps without a page are left out. */
const pagesOf = (site: string) =>
  [
    { app: site, at: 'index.html' },
    { app: 'console', at: '__mock/index.html' },
  ].filter(({ app }) => existsSync(join(root, 'apps', app, 'index.html')))

/** Writes each site with the mock into a folder of its own, which any static host can serve as its root. */
export const buildOffline = async (outDir: string) => {
  for (const site of sites) {
    const folder = join(outDir, site)
    const pages = pagesOf(site)
    await build({
      ...config,
      configFile: false,
      root,
      mode: 'offline',
      logLevel: 'warn',
      plugins: [...(config.plugins ?? []), offline(site, version), inlineSamples],
      build: {
        outDir: folder,
        emptyOutDir: true,
        // The chunk of the mock includes all fixtures.
        chunkSizeWarningLimit: 2500,
        rolldownOptions: { input: pages.map(({ app }) => join(root, 'apps', app, 'index.html')) },
      },
    })
    for (const { app, at } of pages) {
      mkdirSync(dirname(join(folder, at)), { recursive: true })
      renameSync(join(folder, 'apps', app, 'index.html'), join(folder, at))
    }
    rmSync(join(folder, 'apps'), { recursive: true })
    // Static hosts return 404.html for URLs that are not files, so deep links and reloads open the page of the site.
    copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
  }
}
