import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../root.ts'

const copy = mkdtempSync(join(tmpdir(), 'import-boundaries-'))
cpSync(join(root, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'))
for (const file of ['lint-jsx.ts', 'lint-proofs.ts'])
  cpSync(join(root, 'tools/suites', file), join(copy, 'tools/suites', file))
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
afterAll(() => rmSync(copy, { recursive: true }))

const forbidden = [
  ['specs/rules/wrong.ts', '#mock-server/handlers/handler.ts', 'specs/ may not import other top-level folders.'],
  ['specs/model/wrong.ts', '../messages/i18n.ts', 'specs/model may import itself only.'],
  ['specs/messages/wrong.ts', '../contract/endpoint.ts', 'specs/messages may import itself, model, clauses only.'],
  [
    'specs/contract/wrong.ts',
    '../rules/menu.ts',
    'specs/contract may import itself, model, clauses, messages, sites only.',
  ],
  ['fixtures/wrong.ts', '#mock-server/handlers/handler.ts', 'fixtures/ may import #specs/…'],
  ['mock-server/wrong.ts', '#src/api/call.ts', 'mock-server/ may import #specs/…, #fixtures/…'],
  ['mock-server/wrong.ts', '../specs/model/site.ts', 'Import other top-level folders as #folder/…'],
  ['mock-server/http/wrong.ts', '../worlds/world.ts', 'mock-server/http may import itself only.'],
  ['mock-server/worlds/wrong.ts', '../handlers/faq.ts', 'mock-server/worlds may import itself, http only.'],
  [
    'mock-server/pipeline/form/wrong.ts',
    '../../control/guard.ts',
    'mock-server/pipeline may import itself, http, worlds, captcha, handlers only.',
  ],
  ['src/app/wrong.tsx', '#fixtures/members.ts', 'src/ may import #specs/…'],
  ['src/ui/forms/wrong.tsx', '../../api/call.ts', 'src/ui may not import other folders of src.'],
  ['src/ui/forms/wrong.tsx', '../../site.ts', 'src/ui may not import other folders of src.'],
  ['src/ui/forms/wrong.examples.tsx', '../../session/session.ts', 'examples may import src/ui and src/i18n.'],
  ['src/api/queries/wrong.ts', '../../i18n/language.ts', 'src/api may not import other folders of src.'],
  ['src/i18n/wrong.ts', '../session/session.ts', 'src/i18n may import src/api and src/site.ts only.'],
  ['src/session/wrong.ts', '../site.ts', 'src/session may import src/api only.'],
  [
    'src/app/screens/faq/wrong.tsx',
    '../../../console/panel.tsx',
    'src/app may not import src/console and src/developer.',
  ],
  ['src/app/shell/wrong.tsx', '../../developer/world.ts', 'src/app may not import src/console and src/developer.'],
  ['src/features/faq/wrong.tsx', '../../developer/world.ts', 'a feature may not import another feature'],
  ['src/ui/forms/wrong.tsx', '../../developer/world.ts', 'src/ui may not import other folders of src.'],
  ['src/developer/wrong.tsx', '../console/panel.tsx', 'src/developer may not import src/console.'],
  ['src/console/wrong.tsx', '../app/router/routes.tsx', 'src/console may import src/ui, src/api and the fonts.'],
  ['src/console/worlds/wrong.tsx', '../../session/session.ts', 'src/console may import src/ui, src/api and the fonts.'],
  ['src/scenarios/wrong.ts', '../console/panel.tsx', 'src/forms, src/phone and src/scenarios are below features'],
  ['src/features/inquiry/wrong.tsx', '../captcha/captcha.tsx', 'a feature may not import another feature'],
  ['src/features/inquiry/wrong.tsx', '../../app/router/routes.tsx', 'a feature may not import another feature'],
  ['e2e/inquiry/wrong.spec.ts', '#specs/rules/inquiry.ts', 'e2e/ may import #specs/clauses/…, #specs/messages/…'],
  ['e2e/inquiry/wrong.spec.ts', '#mock-server/handlers/handler.ts', 'e2e/ may import'],
  ['e2e/support/wrong.ts', '#tools/suites/gate.ts', 'e2e/ may import'],
  ['tools/wrong.ts', '#src/app/screens/home/home.tsx', 'tools/ may import'],
  ['src/i18n/wrong.ts', 'i18next', 'Only specs/messages/i18n.ts knows the options of i18next.'],
  ['mock-server/wrong.ts', 'i18next', 'Only specs/messages/i18n.ts knows the options of i18next.'],
] as const

const allowed = [
  ['specs/rules/right.ts', '../contract/endpoint.ts'],
  ['specs/contract/right.ts', '../model/site.ts'],
  ['mock-server/right.ts', '#specs/model/site.ts'],
  ['mock-server/control/right.ts', '../pipeline/parse.ts'],
  ['mock-server/http/right.test.ts', '../worlds/world.ts'],
  ['mock-server/http/right.ts', '../options.ts'],
  ['src/features/inquiry/right.tsx', '../../ui/actions/button.tsx'],
  ['src/features/inquiry/controls/right.tsx', '../../../i18n/language.ts'],
  ['src/ui/forms/right.examples.tsx', '../../i18n/language.ts'],
  ['src/session/right.ts', '../api/call.ts'],
  ['src/features/inquiry/right.tsx', './queries.ts'],
  ['src/developer/right.ts', '../session/session.ts'],
  ['src/app/right.tsx', '../features/inquiry/inquiry-form.tsx'],
  ['e2e/inquiry/right.spec.ts', '#specs/clauses/index.ts'],
  ['tools/right.ts', '#src/app/router/screens.ts'],
  ['tools/right.ts', '#e2e/pages/screens.ts'],
  ['apps/public/right.tsx', '#src/app/open.tsx'],
] as const

/** The file of a row, with a name of its own. */
const fileOf = (file: string, row: number) => file.replace(/(wrong|right)/, `$1-${row}`)

const files = [...forbidden, ...allowed].map(([file, specifier], row) => [fileOf(file, row), specifier] as const)
for (const [file, specifier] of files) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), `import { thing } from '${specifier}'\n\nexport const used = thing\n`)
}
// One run for all files, because most of its time is the start.
const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: copy, encoding: 'utf8' })
const { diagnostics } = JSON.parse(stdout) as {
  readonly diagnostics: readonly { readonly filename: string; readonly message: string; readonly help?: string }[]
}

/** What oxlint reports about the file of a row. */
const found = (file: string, row: number) =>
  diagnostics.filter(({ filename }) => filename === fileOf(file, row)).map(({ message, help }) => `${message} ${help}`)

test.each(forbidden.map((row, index) => [...row, index] as const))(
  '%s may not import %s',
  (file, _, message, index) => {
    expect(found(file, index)).toEqual([expect.stringContaining(message)])
  },
)

test.each(allowed.map((row, index) => [...row, forbidden.length + index] as const))(
  '%s may import %s',
  (file, _, index) => {
    expect(found(file, index)).toEqual([])
  },
)
