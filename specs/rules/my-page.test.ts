import { expect, test } from 'vitest'
import { canView, canOpen, myPageMenu, visibleMenuItems, type Visitor } from './my-page.ts'

const everyRole = ['USAGE', 'TAXBILL', 'BILLING', 'TRAIN_HISTORY', 'ALARM', 'SOLUTION'].map(
  (path) => `ROLE_PATH_${path}`,
)
const visitor = (overrides: Partial<Visitor['member']> = {}, site: Visitor['site'] = 'public'): Visitor => ({
  site,
  member: { roles: everyRole, userType: 'Main', cntryCd: 'KR', ...overrides },
})

test('a main account with every path role sees all items of its site', () => {
  expect(visibleMenuItems(visitor({}, 'fin'))).toEqual([
    'status',
    'manage',
    'billing',
    'questions',
    'trainHistory',
    'alarm',
    'solution',
  ])
  expect(visibleMenuItems(visitor())).toEqual(['status', 'manage', 'billing', 'questions', 'alarm', 'solution'])
})

test.each([
  [['ROLE_PATH_USAGE'], 'US', true],
  [['ROLE_PATH_TAXBILL'], 'KR', true],
  [['ROLE_PATH_TAXBILL'], 'US', false],
  [['ROLE_PATH_BILLING'], 'KR', false],
  [['ROLE_PATH_USAGE_READ'], 'KR', true],
])('status with %j in %s: %s', (roles, cntryCd, isShown) =>
  expect(canOpen('status', visitor({ roles, cntryCd }))).toBe(isShown),
)

test('without roles only questions and account are visible', () => {
  expect(visibleMenuItems(visitor({ roles: [] }))).toEqual(['manage', 'questions'])
})

test('a role user does not see manage but can open it', () => {
  const user = visitor({ roles: ['ROLE_SUB_ROLE_USER'], userType: 'Sub' })
  expect(visibleMenuItems(user)).toEqual(['questions'])
  expect(canOpen('manage', user)).toBe(true)
})

test('a sub account cannot view sub accounts', () => {
  expect(canView('subAccounts', visitor({ userType: 'Sub' }))).toBe(false)
  expect(canView('subAccounts', visitor({ roles: [] }))).toBe(true)
})

test('every item has a unique path under /mypage', () => {
  const paths = Object.values(myPageMenu).map(({ path }) => path)
  expect(paths.filter((path) => !path.startsWith('/mypage/'))).toEqual([])
  expect(new Set(paths).size).toBe(7)
})
