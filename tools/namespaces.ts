import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Namespace } from '#specs/messages/index.ts'
import { localesFor, type Locale } from '#specs/model/locale.ts'
import type { RenderedPage } from '#src/app/render-page.tsx'

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

/** How a row of the route table loads its screen: the source in `src/app/screens` and the name of the component. */
const loadsScreen = /load: async \(\) => \(await import\(['"]\.\.\/screens\/([^'"]+)\.tsx['"]\)\)\.(\w+)/g

/** The component of each screen by its source, such as `home/home`. */
const screenNames = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('src/app/router/*screens.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(loadsScreen)].map(([, screen, name]) => [screen!, name!]),
    ),
  )

/** Id of the module that brings a screen to its built page. */
const screenModule = (screen: string) => `virtual:screen/${screen}`

/** The modules of all screens. */
export const screenModules = (): string[] => [...screenNames().keys()].map(screenModule)

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

/**
 * Vite plugin that adds to each row of the route table the source of its screen and the namespaces of its texts, which
 * are loaded together with its code, and makes the modules of the screens.
 */
export const screenPlugin: Plugin = {
  name: 'screens',
  resolveId: (id) => (id.startsWith(screenModule('')) ? `\0${id}` : undefined),
  load: (id) => {
    const [, screen] = id.split(`\0${screenModule('')}`)
    if (screen === undefined) return undefined
    return [
      `import { addStartScreen } from '/src/app/router/start-page.ts'`,
      `import { ${screenNames().get(screen)} as Screen } from '/src/app/screens/${screen}.tsx'`,
      `addStartScreen('${screen}', Screen)`,
    ].join('\n')
  },
  transform: {
    filter: { id: /\/src\/app\/router\/[\w-]*screens\.ts$/ },
    handler(code) {
      return code.replace(loadsScreen, (load, screen) => {
        const file = `src/app/screens/${screen}.tsx`
        for (const module of modulesOf(file).keys()) this.addWatchFile(join(root, module))
        return `file: '${screen}', namespaces: ${JSON.stringify(namespacesOf(file))}, ${load}`
      })
    },
  },
}
