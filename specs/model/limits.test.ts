import { expect, test } from 'vitest'
import { limitText } from './limits.ts'

test('a limit names the types and sites that have another one', () => {
  expect(limitText(() => 5000)).toBe('5000')
  expect(limitText(({ type, site }) => (type === 'sales' && (site === 'gov' || site === 'fin') ? 4000 : 5000))).toBe(
    '5000 (4000 for SALES on gov, 4000 for SALES on fin)',
  )
})
