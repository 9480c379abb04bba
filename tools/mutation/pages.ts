import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { hashOf, root } from '#e2e/report/mutant-runs.ts'
import { buildApp } from '../build/build-app.ts'
import { inputHash } from '../build/builds.ts'

/** Builds the pages with all mutants inside, unless that is done. Resolves with the folder. */
export const buildMutatedPages = async (sources: Readonly<Record<string, string>>): Promise<string> => {
  const folder = join(root, '.cache', 'mutation', `pages-${hashOf(inputHash('app') + JSON.stringify(sources))}`)
  if (existsSync(folder)) return folder
  const unfinished = join(root, '.cache', 'mutation', 'pages-unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const load: Plugin['load'] = (id) => sources[relative(root, id.split('?')[0]!).replaceAll('\\', '/')]
  await buildApp(unfinished, [{ name: 'mutants', enforce: 'pre', load }])
  renameSync(unfinished, folder)
  return folder
}
