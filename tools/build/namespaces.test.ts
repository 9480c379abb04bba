import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modulesOf, namesIn, namespacesOf, pageNamespaces } from './namespaces.ts'

const screens = globSync('src/app/screens/*/*.tsx')

test('the app without its screens needs common texts only, and those of a notice that few see', () => {
  // The notice brings its texts when it is shown.
  expect(namespacesOf('src/app/open.tsx')).toEqual(['dataProtection'])
  expect(namespacesOf('src/app/shell/header.tsx')).toEqual([])
})

test('a screen needs the texts of all its components', () => {
  expect(screens.length).toBeGreaterThan(20)
  expect(namespacesOf('src/app/screens/inquiry/form.tsx')).toEqual(['inquiryForm', 'phone'])
  expect(namespacesOf('src/app/screens/additional/additional.tsx')).toEqual(['inquiryForm', 'phone', 'survey'])
  expect(namespacesOf('src/app/screens/landing/landing.tsx')).toEqual([])
})

test('every component that names a namespace belongs to a screen', () => {
  const reached = new Set(
    [...screens, 'src/app/shell/data-protection.tsx'].flatMap((file) => [...modulesOf(file).keys()]),
  )
  const outside = globSync('src/**/*.tsx').filter(
    // The router renders a description after its screen.
    (file) =>
      file !== 'src/app/router/router.tsx' && namesIn(readFileSync(file, 'utf8')).length > 0 && !reached.has(file),
  )
  expect(outside).toEqual([])
})

test('pages read these namespaces', () => {
  expect(pageNamespaces()).toEqual(['common', 'dataProtection', 'inquiryForm', 'myPage', 'phone', 'survey'])
})

test('namespaces are found in a list, too', () => {
  expect(namesIn(`const { t } = useTranslation(['inquiryForm', 'survey'])`)).toEqual(['inquiryForm', 'survey'])
  expect(namesIn(`const { t } = useTranslation()`)).toEqual([])
})
