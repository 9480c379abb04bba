import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A chunk in the manifest that Vite writes. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export type Manifest = { readonly [source: string]: Chunk }

export const readManifest = (dist: string) =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest

/** The chunks that a source needs, itself first; with `isLater`, also those that it may load later. */
const chunksOf = (manifest: Manifest, source: string, isLater: boolean, found = new Map<string, Chunk>()) => {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`Failed to find ${source} in the manifest of the build. Run the build again.`)
  if (found.has(source)) return found
  found.set(source, chunk)
  const { imports = [], dynamicImports = [] } = chunk
  for (const each of [...imports, ...(isLater ? dynamicImports : [])]) chunksOf(manifest, each, isLater, found)
  return found
}

/** The script of a source and those that it needs, as URLs. */
export const scriptsOf = (manifest: Manifest, source: string): readonly string[] =>
  [...chunksOf(manifest, source, false).values()].map(({ file }) => `/${file}`)

/** Every file that a page may load, also later, without fonts. */
export const filesOf = (manifest: Manifest, source: string): readonly string[] => {
  const files = [...chunksOf(manifest, source, true).values()].flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files)].filter((file) => !/\.woff2?$/.test(file))
}
