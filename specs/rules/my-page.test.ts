import { expect, test } from 'vitest'
import type { User } from '../model/visitor.ts'
import {
  canView,
  canOpen,
  denialReason,
  missingMenuItems,
  missingReason,
  myPageItem,
  myPageItems,
  visibleMenuItems,
} from './my-page.ts'
import type { Visitor } from '../model/visitor.ts'

const everyRole = ['USAGE', 'TAXBILL', 'BILLING', 'TRAIN_HISTORY', 'ALARM', 'SOLUTION'].map(
  (path) => `ROLE_PATH_${path}`,
)
const visitor = (overrides: Partial<User> = {}, site: Visitor['site'] = 'public'): Visitor => ({
  site,
  member: { email: 'kim@example.com', name: '김', roles: everyRole, userType: 'Main', cntryCd: 'KR', ...overrides },
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
  const paths = myPageItems.map((item) => myPageItem(item).path)
  expect(paths.filter((path) => !path.startsWith('/mypage/'))).toEqual([])
  expect(new Set(paths).size).toBe(7)
})

test.each([
  ['trainHistory', {}, 'public', 'site'],
  ['trainHistory', { roles: [] }, 'fin', 'role'],
  ['trainHistory', {}, 'fin', undefined],
  ['status', { roles: ['ROLE_PATH_TAXBILL'], cntryCd: 'US' }, 'public', 'role'],
  ['status', {}, 'public', undefined],
  ['billing', { roles: [] }, 'gov', 'role'],
  ['manage', { roles: ['ROLE_SUB_ROLE_USER'] }, 'public', 'hidden'],
] as const)('%s is missing for %j on %s: %s', (item, overrides, site, reason) =>
  expect(
    missingReason(
      item,
      visitor({ ...overrides, roles: [...('roles' in overrides ? overrides.roles : everyRole)] }, site),
    ),
  ).toBe(reason),
)

test.each([
  ['taxBill', 'country'],
  ['subAccounts', undefined],
  ['usage', 'role'],
] as const)('%s is denied to a visitor by %s, and cannot be viewed', (part, reason) => {
  const anonymous = { site: 'public', member: null } as const
  expect(denialReason(part, anonymous)).toBe(reason)
  expect(canView(part, anonymous)).toBe(false)
})

test.each([
  ['taxBill', { cntryCd: 'US' }, 'country'],
  ['subAccounts', { userType: 'Sub' }, 'subAccount'],
] as const)('%s is denied for %j by %s', (part, overrides, reason) =>
  expect(denialReason(part, visitor(overrides))).toBe(reason),
)

test('nobody misses what their site does not have', () => {
  expect(missingMenuItems(visitor())).toEqual([])
  expect(missingMenuItems(visitor({ roles: ['ROLE_PATH_USAGE', 'ROLE_PATH_ALARM'] }))).toEqual([
    { item: 'billing', reason: 'role' },
    { item: 'solution', reason: 'role' },
  ])
})
