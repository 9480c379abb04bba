import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Namespace } from '#specs/messages/index.ts'

const root = join(import.meta.dirname, '..')

const importsOf = (source: string) =>
  [...source.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm)].map(
    ([, now, later]) => (now ?? later)!,
  )

/** The namespaces that a module names in `useTranslation`. */
export const namesIn = (source: string): readonly Namespace[] =>
  [...source.matchAll(/\buseTranslation\(([^)]*)\)/g)].flatMap(([, names]) =>
    [...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name as Namespace),
  )

/** A module of `src` and all that it imports, also later, without the router, which imports every screen. */
export const modulesOf = (file: string, found = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (found.has(file) || file.startsWith('src/app/router/') || !/\.tsx?$/.test(file)) return found
  const source = readFileSync(join(root, file), 'utf8')
  found.set(file, source)
  for (const path of importsOf(source)) modulesOf(join(dirname(file), path), found)
  return found
}

/** The namespaces of texts that a module and all that it imports name in `useTranslation`, sorted. */
export const namespacesOf = (file: string): readonly Namespace[] =>
  [...new Set([...modulesOf(file).values()].flatMap(namesIn))].toSorted()

/** The namespaces that pages read. Those of emails and of the mock's validation are not among them. */
export const pageNamespaces = (): readonly Namespace[] => {
  const named = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) =>
    namesIn(readFileSync(join(root, file), 'utf8')),
  )
  return [...new Set<Namespace>(['common', ...named])].toSorted()
}

/**
 * Vite plugin that adds to each row of the route table the namespaces of its screen, so that their texts are loaded
 * together with its code.
 */
export const screenNamespaces: Plugin = {
  name: 'screen-namespaces',
  transform: {
    filter: { id: /\/src\/app\/router\/[\w-]*screens\.ts$/ },
    handler(code) {
      return code.replace(/load: async \(\) => \(await import\(['"]\.\.\/(screens\/[^'"]+)['"]\)/g, (load, path) => {
        const file = `src/app/${path}`
        for (const module of modulesOf(file).keys()) this.addWatchFile(join(root, module))
        return `namespaces: ${JSON.stringify(namespacesOf(file))}, ${load}`
      })
    },
  },
}
