import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import plugin from './lint-proofs.ts'

type Node = Parameters<ReturnType<(typeof plugin.rules)['no-locator-as-value']['create']>['CallExpression']>[0]

/** The names of the rules that a piece of a suite breaks. */
const findings = (code: string): string[] => {
  const found: string[] = []
  const visitors = Object.entries(plugin.rules).map(([name, { create }]) => create({ report: () => found.push(name) }))
  const visit = (value: unknown, parent?: unknown) => {
    if (value === null || typeof value !== 'object') return
    if ('type' in value) Object.assign(value, { parent })
    for (const [key, child] of Object.entries(value))
      if (key !== 'parent') visit(child, 'type' in value ? value : parent)
  }
  const { program } = parseSync('suite.ts', code)
  visit(program)
  const run = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    for (const visitor of visitors)
      if ('type' in value) (visitor as Record<string, (node: Node) => void>)[value.type as string]?.(value as Node)
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') run(child)
  }
  run(program)
  return found
}

describe('lint of the suites', () => {
  test.each([
    ['expect(page.getByText("Sent")).toEqual("Sent")', 'no-locator-as-value'],
    ['expect(items.filter({ hasText: "a" })).toHaveLength(1)', 'no-locator-as-value'],
    ['await world.end().catch(() => undefined)', 'no-swallowed-errors'],
    ['await api.get("/").then(({ status }) => status, () => 0)', 'no-swallowed-errors'],
    ['try { await send() } catch { sent = false }', 'no-swallowed-errors'],
  ])('%s breaks %s', (code, rule) => {
    expect(findings(code)).toEqual([rule])
  })

  test.each([
    'await expect(link).toBeVisible()',
    'await expect.poll(() => statusOf(origin)).toBe(0)',
    'expect(values.filter((value) => value > 1)).toEqual([])',
    'expect(await world.inquiries()).toEqual([])',
    'try { await send() } catch (error) { if (!isExpected(error)) throw error }',
    'await send().catch((error) => { throw new Error(`Failed: ${error}`) })',
    'try { await send() } finally { stop() }',
  ])('%s is accepted', (code) => {
    expect(findings(code)).toEqual([])
  })
})
