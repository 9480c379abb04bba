import { expect, test } from 'vitest'
import plugin from './lint-regexps.ts'

/** The messages about a literal. */
const messages = (expression: RegExp): string[] => {
  const found: string[] = []
  const visitor = plugin.rules['linear-time'].create({ report: ({ message }) => found.push(message) })
  visitor.Literal({ type: 'Literal', regex: { pattern: expression.source, flags: expression.flags } })
  return found
}

test.each([/(a+)+$/, /^(\w+\s?)*$/, /^\d+\d+$/, /\s*;\s*/, /<[^>]*>/g, /,+$/])('%s is refused', (expression) =>
  expect(messages(expression)).toHaveLength(1),
)

test.each([/^\/(?![/\\])/, /&(amp|lt);/g, /\s+/g, /^\d{1,3}(\.\d{3})+$/, /<[^<>]*>/g])('%s is accepted', (expression) =>
  expect(messages(expression)).toEqual([]),
)

test('the message names the input and what to do', () => {
  expect(messages(/(a+)+$/)[0]).toMatch(/^This expression takes time that grows exponentially.*"a".*Anchor it/)
})

test('an expression made from a text is checked too', () => {
  const found: string[] = []
  const visitor = plugin.rules['linear-time'].create({ report: ({ message }) => found.push(message) })
  const call = (source: string) => ({
    type: 'NewExpression',
    callee: { type: 'Identifier', name: 'RegExp' },
    arguments: [{ type: 'Literal', value: source }],
  })
  visitor.NewExpression(call('(a|a)*b'))
  visitor.NewExpression(call('^a*b'))
  expect(found).toHaveLength(1)
})
