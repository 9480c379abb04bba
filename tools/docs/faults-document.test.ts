import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { effectHosts, fault } from '#specs/contract/control.ts'
import { faultAddresses, faultDomain } from '#specs/rules/faults.ts'
import { root } from '../root.ts'

const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

test('docs/faults.md shows in which host each effect works', () => {
  const header = rows.findIndex(([first]) => first === 'effect')
  const hosts = rows[header]!.slice(1)
  const shown = rows.slice(header + 2).map(([name, ...cells]) => [name, hosts.filter((_, i) => cells[i] === 'yes')])
  expect(shown).toEqual(Object.entries(effectHosts).map(([name, works]) => [`\`${name}\``, works]))
})

test('docs/faults.md has valid faults, every field and every address', () => {
  const wanted = rows.filter((row) => row[2]?.startsWith('`{'))
  expect(wanted.length).toBeGreaterThan(12)
  for (const [, , written = ''] of wanted)
    expect(fault.safeParse(JSON.parse(written.replaceAll('`', ''))).error, written).toBeUndefined()
  const named = rows.flatMap(([first = '']) => Array.from(first.matchAll(/`([^`]+)`/g), ([, name]) => name))
  const fields = Object.keys(fault.shape).filter((name) => name !== 'id')
  expect(named).toEqual(expect.arrayContaining([...fields.filter((name) => !/method|path/.test(name))]))
  expect(named.filter((name) => name?.includes('@'))).toEqual(
    Object.keys(faultAddresses).map((name) => `${name}@${faultDomain}`),
  )
})
