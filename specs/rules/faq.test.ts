import { expect, test } from 'vitest'
import { isInCategory } from './faq.ts'

const item = { categoryCode1: 'PROD', categoryCode2: 'COMPUTE', categoryCode3: 'Server' }

test.each([
  [{}, true],
  [{ categoryCode1: '', categoryCode2: ' ', categoryCode3: undefined }, true],
  [{ categoryCode1: 'ALL' }, true],
  [{ categoryCode1: 'PROD', categoryCode3: 'Server' }, true],
  [{ categoryCode1: 'prod' }, false],
  [{ categoryCode1: 'MBR' }, false],
  [{ categoryCode1: 'PROD', categoryCode2: 'STORAGE' }, false],
  [{ categoryCode3: 'GPUServer' }, false],
])('%j: %s', (filter, isIn) => expect(isInCategory(item, filter)).toBe(isIn))

test('an item without a third code does not match a third code', () => {
  expect(isInCategory({ ...item, categoryCode3: ' ' }, { categoryCode3: 'Server' })).toBe(false)
  expect(isInCategory({ ...item, categoryCode3: ' ' }, { categoryCode3: ' ' })).toBe(true)
})
