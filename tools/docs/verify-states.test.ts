import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import { stateNames } from '#e2e/verify/target.ts'
import { root } from '../root.ts'

test('the document has every state of a state address, and names schemas of the contract', () => {
  const text = readFileSync(join(root, 'docs/verify.md'), 'utf8')
  const table = text.slice(text.indexOf('| state '), text.indexOf('`params` also has'))
  const rows = table.trim().split('\n').slice(2)
  const statesOf = (row: string) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(rows.flatMap(statesOf).toSorted()).toEqual([...stateNames].toSorted())
  const schemas = [...table.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name!)
  expect(schemas).toHaveLength(5)
  expect(Object.keys(contractDocument.components.schemas)).toEqual(expect.arrayContaining(schemas))
})
