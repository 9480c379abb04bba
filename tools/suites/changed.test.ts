import { describe, expect, test } from 'vitest'
import { differing, readSources, relatedToUnits, selectTests, type Change } from './changed.ts'

const importers: Readonly<Record<string, readonly string[]>> = {
  'src/ui/forms/field.tsx': ['src/features/inquiry/form.tsx', 'src/app/screens/faq/search.tsx'],
  'mock-server/http/url.ts': ['mock-server/main.ts'],
  'e2e/mock-client/raw.ts': ['e2e/error/paths.api.spec.ts'],
}
const sources = {
  areas: ['event-log', 'faq', 'inquiry', 'control', 'offline', 'error'],
  importersOf: (path: string) => importers[path] ?? [],
}
const changed = (path: string, ...hunks: string[]): Change => ({ path, hunks })
const selected = (...changes: readonly Change[]) => selectTests(changes, sources)

describe('the tests that changes concern', () => {
  test.each([
    ['a suite is itself', 'e2e/faq/list.spec.ts', ['\\bfaq/list\\.spec\\.ts']],
    ['a text is the area whose name its file has', 'specs/messages/faq.ts', ['\\bfaq/\\S+\\.spec\\.ts']],
    ['a file of an area is the area', 'src/features/event-log/times.tsx', ['\\bevent-log/\\S+\\.spec\\.ts']],
    ['the console is one of our tools', 'src/console/journal.tsx', ['\\btools/\\S+\\.spec\\.ts']],
    [
      'a shared file is the areas that import it',
      'src/ui/forms/field.tsx',
      ['\\binquiry/\\S+\\.spec\\.ts', '\\bfaq/\\S+\\.spec\\.ts'],
    ],
    [
      'support of the suites is the suites that import it',
      'e2e/mock-client/raw.ts',
      ['\\berror/paths\\.api\\.spec\\.ts'],
    ],
    ['a file that everything uses is everything', 'mock-server/http/url.ts', 'all'],
    ['a configuration is everything', 'vite.config.ts', 'all'],
    ['a document is nothing', 'README.md', []],
    ['a tool is nothing, because unit tests cover it', 'tools/run/steps.ts', []],
  ] as const)('%s', (_title, path, expected) => {
    expect(selected(changed(path))).toEqual(expected)
  })

  test('a changed rule selects the tests of the clauses in the changed lines', () => {
    const hunk = "   {\n     clause: 'inquiry.content.max',\n-    max: 100,\n+    max: 101,"
    expect(selected(changed('specs/rules/inquiry.ts', hunk))).toEqual(['@inquiry\\.content\\.max;'])
    expect(selected(changed('specs/rules/inquiry.ts', hunk, '+const limit = 3'))).toEqual([
      '\\binquiry/\\S+\\.spec\\.ts',
    ])
  })

  test('selects tests by the imports of this repository', () => {
    expect(readSources().importersOf('specs/rules/inquiry.ts').length).toBeGreaterThan(1)
    expect(readSources().areas).toContain('inquiry')
  })
})

describe('what has changed since a check succeeded', () => {
  test('a file with other contents, a new one and one that was removed', () => {
    expect(differing({ same: '1', other: '1', removed: '1' }, { same: '1', other: '2', added: '1' })).toEqual([
      'other',
      'removed',
      'added',
    ])
  })

  test('concerns the unit tests that import it and those that read files', () => {
    const related = relatedToUnits(['tools/root.ts', 'tools/removed.ts'])
    expect(related).toContain('tools/root.ts')
    expect(related).toContain('tools/docs/vocabulary.test.ts')
    expect(related).not.toContain('tools/removed.ts')
    expect(related).not.toContain('tools/suites/gate.test.ts')
    expect(relatedToUnits([])).toEqual([])
  })

  test.each(['package-lock.json', 'vitest.config.ts', 'tools/build/projections.ts', 'fixtures/files/sample.bin'])(
    'all unit tests if it is %s',
    (path) => {
      expect(relatedToUnits(['tools/root.ts', path])).toBe('all')
    },
  )
})
