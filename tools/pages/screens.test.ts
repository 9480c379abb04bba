import { globSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { screens as suiteScreens } from '#e2e/pages/screens.ts'
import { scenarios } from '#fixtures/scenarios/index.ts'
import { screens as appScreens } from '#src/app/router/screens.ts'

const popups = (rows: readonly { readonly route: string; readonly isPopup?: true }[]) =>
  rows.filter(({ isPopup }) => isPopup).map(({ route }) => route)

const routes = appScreens.map(({ path, isPopup }) => ({ route: path, ...(isPopup && { isPopup }) }))

test('every route of the app has a row in e2e/pages/screens.ts, and no row is left over', () => {
  // The route `*` is the not-found page, which has no row in the app.
  expect(suiteScreens.map(({ route }) => route).toSorted()).toEqual(
    [...routes.map(({ route }) => route), '*'].toSorted(),
  )
})

test('every route has its screen, every screen a route, and a screen exports nothing but its component', () => {
  const files = globSync('src/app/screens/*/*.tsx')
  expect(files.toSorted()).toEqual([...new Set(appScreens.map(({ file }) => `src/app/screens/${file}.tsx`))].toSorted())
  for (const file of files)
    expect(readFileSync(file, 'utf8').match(/^export .*/gm), file).toEqual([expect.stringContaining('Screen')])
})

test('both tables agree on which screens are popups', () => {
  expect(popups(suiteScreens)).toEqual(popups(routes))
})

test('the path of each row matches its route', () => {
  for (const { route, path } of suiteScreens)
    if (route !== '*') expect(path.split('?')[0]).toMatch(new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`))
})

test('every screen with data has a scenario', () => {
  const patterns = appScreens.map(({ path }) => path)
  const shown = scenarios.map(({ path }) => {
    const [pathname = ''] = path.split('?')
    return patterns.find((each) => each === pathname) ?? patterns.find((each) => matchPath(each, pathname))
  })
  // Pages that always show the same, and one that leads to another.
  const withoutData = ['/', '/policy/terms', '/policy/privacy', '/mypage/myquestion']
  expect(patterns.filter((each) => !shown.includes(each))).toEqual(withoutData)
})
