import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licences, licencesFile, licencesText, readLockfile } from './licences.ts'

/** Licences that ask for nothing but their text and the names of the authors. */
const permissive = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
]

test('LICENCES.md is current', async () => {
  const text = await licencesText(readLockfile())
  expect(readFileSync(licencesFile, 'utf8'), 'Run "npm run licences".').toBe(text)
})

test('every package has a permissive licence', () => {
  const others = licences(readLockfile()).filter(({ licence }) => !permissive.includes(licence))
  expect(others).toEqual([])
})

test('a package is listed with what it imports, nested versions too, and no development tool', () => {
  const packages = {
    '': { dependencies: { app: '1' }, devDependencies: { tool: '1' } },
    'node_modules/app': { version: '1.0.0', license: 'MIT', dependencies: { part: '2', gone: '1' } },
    'node_modules/part': { version: '1.0.0', license: 'ISC' },
    'node_modules/app/node_modules/part': { version: '2.0.0', dependencies: { base: '1' } },
    'node_modules/base': { version: '3.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
  }
  expect(licences({ packages })).toEqual([
    { name: 'app', version: '1.0.0', licence: 'MIT' },
    { name: 'base', version: '3.0.0', licence: 'MIT' },
    { name: 'part', version: '2.0.0', licence: 'unknown' },
  ])
})
