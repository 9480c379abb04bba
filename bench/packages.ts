import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtinModules } from 'node:module'
import { print } from './plan.ts'

const root = join(import.meta.dirname, '..')

const aliases = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports as Readonly<Record<string, string>>

/** The source file of an import specifier; undefined if it names a package. */
const ownFile = (name: string, from: string): string | undefined => {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [alias, target] = Object.entries(aliases).find(([each]) => name.startsWith(each.replace('*', ''))) ?? []
  return alias && target ? join(root, target.replace('*', name.slice(alias.length - 1))) : undefined
}

/** The packages that the server imports, directly and without type imports. */
const imported = () => {
  const names = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string) => {
    if (visited.has(file)) return
    visited.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of [
      ...text.matchAll(/^(?:import|export) (?!type )[^;'"]*?from '([^']*)'/gm),
      ...text.matchAll(/\bimport\('([^']*)'\)/g),
    ]) {
      const own = ownFile(name, file)
      if (own) visit(own)
      else if (!name.startsWith('node:') && !builtinModules.includes(name))
        names.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  visit(join(root, 'mock-server', 'main.ts'))
  return names
}

/** The folder of a package, by the resolution of Node. */
const folderOf = (name: string, from: string): string | undefined => {
  for (let folder = from; folder.startsWith(root); folder = join(folder, '..')) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return undefined
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : bytesOf(path))
    return sum + statSync(path).size
  }, 0)

/** Counts the packages that the server needs at run time, including transitive dependencies, and their size. */
export const packages = () => {
  const found = new Set<string>()
  const visit = (name: string, from: string) => {
    const folder = folderOf(name, from)
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Readonly<Record<string, string>>
    }
    for (const each of Object.keys(dependencies)) visit(each, folder)
  }
  const names = imported()
  for (const name of names) visit(name, root)
  const bytes = [...found].reduce((sum, folder) => sum + bytesOf(folder), 0)
  print('imported by the server', [...names].toSorted().join(', '))
  print('with dependencies', `${found.size} packages`, `${(bytes / 1024 / 1024).toFixed(1)} MiB`)
}
