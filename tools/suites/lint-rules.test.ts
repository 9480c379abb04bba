import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import jsx from './lint-jsx.ts'
import proofs from './lint-proofs.ts'

type Node = Parameters<ReturnType<(typeof proofs.rules)['no-locator-as-value']['create']>['CallExpression']>[0]

/** The names of the rules that a piece of code breaks. */
const findings = (code: string): string[] => {
  const found: string[] = []
  const visitors = Object.entries({ ...proofs.rules, ...jsx.rules }).map(([name, { create }]) =>
    create({ report: () => found.push(name) }),
  )
  const visit = (value: unknown, parent?: unknown) => {
    if (value === null || typeof value !== 'object') return
    if ('type' in value) Object.assign(value, { parent })
    for (const [key, child] of Object.entries(value))
      if (key !== 'parent') visit(child, 'type' in value ? value : parent)
  }
  const { program } = parseSync('code.tsx', code)
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

describe('lint of JSX', () => {
  test.each([
    '<p>Files <b>3</b></p>',
    '<button>{isBusy && <Icon />}{children}</button>',
    '<button><Icon />{label}</button>',
    "<p><b>{count}</b>{t('files')}</p>",
    "<p>{isOpen && t('open')}{isDone && t('done')}</p>",
    '<>{time} UTC</>',
    "<p><b />{mark && ' '}{mark}</p>",
  ])('%s breaks text-in-own-element', (code) => {
    expect(new Set(findings(code))).toEqual(new Set(['text-in-own-element']))
  })

  test.each([
    '<p>{`${count} files`}</p>',
    "<p>{isOpen ? t('open') : t('closed')}</p>",
    '<button>{isBusy && <Icon />}<span>{children}</span></button>',
    '<p><b>3</b> <span>files</span></p>',
    '<section><h2 />{children}</section>',
    `<p>
      {/* The number. */}
      {label}
    </p>`,
  ])('%s is accepted', (code) => {
    expect(findings(code)).toEqual([])
  })
})
