import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { builtinModules } from 'node:module'
import { print } from './plan.ts'

const root = join(import.meta.dirname, '..')

/** The packages that the server's sources import, type imports apart. */
const imported = () => {
  const names = new Set<string>()
  for (const file of globSync('{mock-server,specs,fixtures}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;'"]*?from '([^.#'][^']*)'/gm,
    ))
      if (!name.startsWith('node:') && !builtinModules.includes(name))
        names.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  }
  return names
}

/** Where a package is found from a folder, as Node looks for it. */
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

/** How many packages the server needs at run time, with all that those need, and their size. */
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
  print('with what they need', `${found.size} packages`, `${(bytes / 1024 / 1024).toFixed(1)} MiB`)
}
