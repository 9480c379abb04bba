import { expect, test } from 'vitest'
import { control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { findControl } from '../control/find-control.ts'
import { findRow, isApi } from './find-row.ts'

const rows = Object.entries<Endpoint>({ ...contract, ...control })

test.each(rows)('the mock handles the path of %s', (id, { method, path }) => {
  const url = path.replaceAll(/\{\w+\}/g, '1')
  expect(isApi(url)).toBe(true)
  expect(isApi(`${url}?page=1`)).toBe(true)
  expect(findRow(method, url) ?? findControl(method, url)).toMatchObject({ id })
})

test.each(['/api', '/api?x=/support', '/api/no/such/call', '/service-news', '/__mock', '/__mock/assets/app.js'])(
  'the mock handles %s',
  (url) => expect(isApi(url)).toBe(true),
)

test.each(['/', '', '/?api', '//api', '/apis/support', '/support/api', '/login', 'api/support', '/API/support'])(
  'a page handles "%s"',
  (url) => expect(isApi(url)).toBe(false),
)
