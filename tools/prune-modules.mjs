// Runs with the Node version of the machine (20 or newer), like ensure.mjs.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deletes the C headers of Node and all source maps from the installed packages: nothing reads them, but they take a
 * fifth of the space. Runs once for each lockfile, which the file `.pruned` records. An error does not stop the start,
 * because the packages work without this; the next start tries again.
 *
 * @param {string} modules the folder of the packages
 * @param {string} lockfileHash
 */
export const pruneModules = (modules, lockfileHash) => {
  const stampFile = join(modules, '.pruned')
  try {
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfileHash) return
    for (const name of readdirSync(modules))
      if (/^node-(linux|win)-/.test(name)) rmSync(join(modules, name, 'include'), { recursive: true, force: true })
    for (const path of readdirSync(modules, { recursive: true }))
      if (/\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(path)) rmSync(join(modules, path), { force: true })
    writeFileSync(stampFile, lockfileHash)
  } catch (error) {
    console.warn(
      `Failed to delete unused files of packages: ${error.message}. This is harmless; the files only use disk space.`,
    )
  }
}
