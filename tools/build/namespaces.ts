import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Namespace } from '#specs/messages/index.ts'
import { localesFor, type Locale } from '#specs/model/locale.ts'
import type { RenderedPage } from '#src/app/render-page.tsx'
import { root } from '../root.ts'

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

const screensFolder = 'src/app/screens'

/** The source of each screen, such as `home/home`. The folders `parts` have what screens are made of. */
const screenFiles = (): readonly string[] =>
  globSync('*/*.tsx', { cwd: join(root, screensFolder) }).map((file) => file.replaceAll('\\', '/').replace('.tsx', ''))

/** Id of the module that brings a screen to its built page. */
const screenModule = (screen: string) => `virtual:screen/${screen}`

/** The modules of all screens. */
export const screenModules = (): string[] => screenFiles().map(screenModule)

/** The modules of a built page, which run before the app: its texts, and its screen if it has one. */
export const pageModules = (
  locale: Locale,
  { file, namespaces }: Pick<RenderedPage, 'file' | 'namespaces'>,
): string[] => {
  const texts = localesFor(locale).flatMap((each) =>
    ['common', ...namespaces].map((name) => `virtual:messages/${each}/${name}`),
  )
  return file === undefined ? texts : [...texts, screenModule(file)]
}

const namespacesModule = 'virtual:screen-namespaces'
const screensModule = 'virtual:screens'

/**
 * Vite plugin with a module for each screen, which brings it to its built page and to the router, one that loads each of
 * them, and one that has the namespaces of the texts of each screen, which are loaded together with its code.
 */
export const screenPlugin: Plugin = {
  name: 'screens',
  resolveId: (id) =>
    id === namespacesModule || id === screensModule || id.startsWith(screenModule('')) ? `\0${id}` : undefined,
  load(id, { ssr } = {}) {
    if (id === `\0${namespacesModule}`) {
      const rows = screenFiles().map((screen) => {
        const file = `${screensFolder}/${screen}.tsx`
        for (const module of modulesOf(file).keys()) this.addWatchFile(join(root, module))
        return [screen, namespacesOf(file)] as const
      })
      return `export default ${JSON.stringify(Object.fromEntries(rows.filter(([, names]) => names.length > 0)))}`
    }
    if (id === `\0${screensModule}`) {
      const rows = screenFiles().map((screen) => `'${screen}': () => import('${screenModule(screen)}')`)
      return `export default { ${rows.join(', ')} }`
    }
    const [, screen] = id.split(`\0${screenModule('')}`)
    if (screen === undefined) return undefined
    return [
      // Every page runs the app, so what it needs is shared by all of them (`codeSplitting` in vite.config.ts).
      ssr ? '' : `import '/src/app/open.tsx'`,
      `import { addStartScreen } from '/src/app/router/start-page.ts'`,
      `import * as screen from '/${screensFolder}/${screen}.tsx'`,
      `const [Screen] = Object.values(screen)`,
      `addStartScreen('${screen}', Screen)`,
      `export default Screen`,
    ].join('\n')
  },
}
