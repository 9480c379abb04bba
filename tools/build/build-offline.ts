import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { sites } from '#specs/model/site.ts'
import config, { checks } from '../../vite.config.ts'
import { buildRenderer } from './build-app.ts'
import { inlineSamples } from './inline-samples.ts'
import { screenModules } from './namespaces.ts'
import { offline } from './offline.ts'
import { writeStaticPages } from './prerender.ts'
import { root } from '../root.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Writes each site with the mock into a folder of its own, which any static host can serve as its root. */
export const buildOffline = async (outDir: string) => {
  await buildRenderer(outDir)
  for (const site of sites) {
    const folder = join(outDir, site)
    await build({
      ...config,
      configFile: false,
      root,
      mode: 'offline',
      logLevel: 'warn',
      plugins: [...(config.plugins ?? []), offline(site, version), inlineSamples],
      build: {
        ...config.build,
        outDir: folder,
        emptyOutDir: true,
        // The chunk of the mock includes all fixtures.
        chunkSizeWarningLimit: 2500,
        rolldownOptions: {
          checks,
          input: [site, 'console'].map((app) => `apps/${app}/index.html`).concat(screenModules()),
        },
      },
    })
    await writeStaticPages(folder, site, outDir)
    mkdirSync(join(folder, '__mock'))
    renameSync(join(folder, 'apps', 'console', 'index.html'), join(folder, '__mock', 'index.html'))
    rmSync(join(folder, 'apps'), { recursive: true })
    rmSync(join(folder, '.vite'), { recursive: true })
  }
  rmSync(join(outDir, 'server'), { recursive: true })
}
