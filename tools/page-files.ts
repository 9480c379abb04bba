import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLocale, localesFor, type ByLocale, type Locale } from '#specs/model/locale.ts'
import { screens } from '#src/app/router/screens.ts'
import { namespacesOf } from './namespaces.ts'

/** A chunk in the manifest that Vite writes. */
interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = { readonly [source: string]: Chunk }

export const readManifest = (dist: string) =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest

const fontStylesheets: ByLocale<string> = {
  ko: 'kr/index.css?faces=ko',
  en: 'kr/index.css?faces=en',
  ja: 'jp/index.css?faces=ja',
}

/** The stylesheet with the fonts of a language's texts, as a URL. */
export const fontStyles = (manifest: Manifest, locale: Locale): string => {
  const style = `@fontsource-variable/noto-sans-${inLocale(fontStylesheets, locale)}`
  // With linked packages, the path begins with where they are.
  const source = Object.keys(manifest).find((name) => name.endsWith(`/${style}`)) ?? style
  return `/${manifest[chunkOf(manifest, source)]!.file}`
}

/** The source of a screen's chunk, which its row imports. */
const sourceOf = (load: () => unknown): string => {
  const [, path] = /import\(["']\.\.\/(screens\/[\w/-]+\.tsx)["']\)/.exec(load.toString()) ?? []
  if (path === undefined) throw new Error(`Failed to find the file of a screen in "${load.toString()}".`)
  return `src/app/${path}`
}

const chunkOf = (manifest: Manifest, source: string): string => {
  if (!manifest[source]) throw new Error(`Failed to find the chunk of ${source} in the manifest. Run the build again.`)
  return source
}

/** A chunk and all that it imports, without what it may load later. */
const closure = (manifest: Manifest, sources: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const source of sources)
    if (!found.has(source)) {
      found.add(source)
      closure(manifest, manifest[source]?.imports ?? [], found)
    }
  return found
}

/** Every file that a page may load, also later, without fonts. */
export const filesOf = (manifest: Manifest, source: string): readonly string[] => {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const each of [...imports, ...dynamicImports]) add(each)
  }
  add(source)
  const files = [...found].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name] ?? { file: name }
    return [file, ...css, ...assets]
  })
  return [...new Set(files)].filter((file) => !/\.woff2?$/.test(file))
}

/** The scripts that a page of a site needs before its first render, as URLs, without the entry itself. */
export const scriptsOf = (manifest: Manifest, app: string, route: string | undefined, locale: Locale): string[] => {
  const entry = `apps/${app}/index.html`
  const row = screens.find(({ path }) => path === route)
  const screen = row ? [sourceOf(row.load)] : []
  const sources = [
    entry,
    ...['common', ...screen.flatMap(namespacesOf)].flatMap((namespace) =>
      localesFor(locale).map((each) => `virtual:messages/${each}/${namespace}`),
    ),
    ...screen,
  ]
  const all = closure(
    manifest,
    sources.map((source) => chunkOf(manifest, source)),
  )
  return [...all].filter((source) => source !== entry).map((source) => `/${manifest[source]!.file}`)
}
