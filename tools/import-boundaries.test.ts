import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'arrows-'))
cpSync(join(root, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'))
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
afterAll(() => rmSync(copy, { recursive: true }))

/** What the lint says of one import in one file of a project that has our configuration. */
const saidOf = (file: string, specifier: string): string => {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { thing } from '${specifier}'\n\nexport const used = thing\n`)
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), [file], { cwd: copy, encoding: 'utf8' })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout.replace(/\s+/g, ' ')
  } finally {
    rmSync(path)
  }
}

test.each([
  ['specs/rules/wrong.ts', '#mock-server/handler.ts', 'specs/ may import nothing of ours.'],
  ['fixtures/wrong.ts', '#mock-server/handler.ts', 'fixtures/ may import #specs/…'],
  ['mock-server/wrong.ts', '#src/api/call.ts', 'mock-server/ may import #specs/…, #fixtures/…'],
  ['mock-server/wrong.ts', '../specs/sites/index.ts', 'Leaving a top-level folder is written #folder/…'],
  ['src/app/wrong.tsx', '#fixtures/members.ts', 'src/ may import #specs/…'],
  ['src/ui/forms/wrong.tsx', '../../api/call.ts', 'src/ui imports nothing else of src.'],
  ['src/ui/forms/wrong.tsx', '../../site.ts', 'src/ui imports nothing else of src.'],
  ['src/ui/forms/wrong.examples.tsx', '../../session/session.ts', 'examples import src/ui and src/i18n.'],
  ['src/api/queries/wrong.ts', '../../i18n/language.ts', 'src/api imports nothing else of src.'],
  ['src/i18n/wrong.ts', '../session/session.ts', 'src/i18n imports src/api alone.'],
  ['src/session/wrong.ts', '../site.ts', 'src/session imports src/api alone.'],
  ['src/app/screens/faq/wrong.tsx', '../../../console/panel.tsx', 'src/app does not import src/console.'],
  ['src/console/wrong.tsx', '../app/router/routes.tsx', 'src/console imports src/ui, src/api and the fonts.'],
  ['src/console/worlds/wrong.tsx', '../../session/session.ts', 'src/console imports src/ui, src/api and the fonts.'],
  ['src/features/inquiry/wrong.tsx', '../captcha/captcha.tsx', 'a feature imports no other feature'],
  ['src/features/inquiry/wrong.tsx', '../../app/router/routes.tsx', 'a feature imports no other feature'],
  ['e2e/inquiry/wrong.spec.ts', '#specs/rules/inquiry.ts', 'e2e/ may import #specs/clauses/…, #specs/messages/…'],
  ['e2e/inquiry/wrong.spec.ts', '#mock-server/handler.ts', 'e2e/ may import'],
])('%s may not import %s', (file, specifier, said) => {
  expect(saidOf(file, specifier)).toContain(said)
})

test.each([
  ['mock-server/right.ts', '#specs/sites/index.ts'],
  ['src/features/inquiry/right.tsx', '../../ui/actions/button.tsx'],
  ['src/features/inquiry/controls/right.tsx', '../../../i18n/language.ts'],
  ['src/ui/forms/right.examples.tsx', '../../i18n/language.ts'],
  ['src/session/right.ts', '../api/call.ts'],
  ['src/features/inquiry/right.tsx', './queries.ts'],
  ['src/app/right.tsx', '../features/inquiry/inquiry-form.tsx'],
  ['e2e/inquiry/right.spec.ts', '#specs/clauses/index.ts'],
])('%s may import %s', (file, specifier) => {
  expect(saidOf(file, specifier)).toBe('')
})
