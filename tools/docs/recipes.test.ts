import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cases } from '#e2e/inquiry/fields/cases.ts'
import * as suites from '#e2e/literals/sites.ts'
import { operationIds } from '#e2e/mock-client/operations.ts'
import { contract } from '#specs/contract/index.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import { completeLocales, languages, locales } from '#specs/model/locale.ts'
import { sites } from '#specs/model/site.ts'
import { rules } from '#specs/rules/inquiry.ts'
import { root } from '../root.ts'

// What the recipes of CONTRIBUTING.md ask for and the compiler does not notice.

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the suites run on every site and in every complete language', () => {
  expect(suites.sites, 'e2e/literals/sites.ts').toEqual(sites)
  expect(suites.locales, 'e2e/literals/sites.ts').toEqual(completeLocales)
})

test.each(locales.filter((locale) => languages[locale].letters))('the pages have a font for %s', (locale) => {
  expect(read('src/i18n/fonts.ts'), 'src/i18n/fonts.ts').toMatch(new RegExp(`^  ${locale}: `, 'm'))
  for (const selector of [`:lang(${locale})`, `[data-without-letters~='${locale}']`])
    expect(read('src/ui/tokens/base.css'), 'src/ui/tokens/base.css').toContain(selector)
})

test.each(sites)('the pages of the site %s can be built, and the README has their address', (site) => {
  for (const file of ['index.html', 'logo.svg', 'main.tsx', 'theme.css'])
    expect(existsSync(join(root, 'apps', site, file)), `apps/${site}/${file}`).toBe(true)
  expect(read(`apps/${site}/main.tsx`)).toContain(`site: '${site}'`)
  expect(read('README.md'), 'README.md').toMatch(new RegExp(`:510${sites.indexOf(site) + 1} *\\| the ${site} site`))
})

test.each(fields.filter(({ isRequired }) => isRequired))('the required field $name has a rule', ({ name }) =>
  expect(
    rules.map(({ field }): string => field),
    'specs/rules/inquiry.ts',
  ).toContain(name),
)

// The form alone applies the first three, and captchas have suites of their own.
const elsewhere = /^inquiry\.(category\.primary-|phone\.other-country)|^captcha/
test.each(rules.filter(({ clause }) => !elsewhere.test(clause)))(
  'the cases of the rule $clause are on both sides of it',
  ({ clause, field }) => {
    const own = cases.filter((each) => each.field === field && each.proves.includes(clause))
    const isRefused = new Set(own.map(({ message }) => message !== null))
    expect([...isRefused].toSorted(), 'e2e/inquiry/fields/cases.ts').toEqual([false, true])
  },
)

test('the suites know every operation', () =>
  expect(operationIds, 'Run npm run openapi.').toEqual(Object.keys(contract).toSorted()))
