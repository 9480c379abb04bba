import { expect, test } from 'vitest'
import { control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { splitUrl } from '../http/url.ts'
import { inquiry, newMock, submitPath } from '../testing/mock.ts'
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

test('a letter, a digit or one of -._~ may be percent-encoded in a path', async () => {
  const encoded = '%2D%2e%30%39%41%5a%5F%61%7a%7e'
  expect(splitUrl(`/${encoded}?a=%61`)).toEqual({ path: '/-.09AZ_az~', search: 'a=%61' })
  const other = '/%2f%25%40%5b%60%7b%7f%3a%E1%6?%61'
  expect(splitUrl(other)).toEqual({ path: other.split('?', 1)[0], search: '%61' })
  expect(splitUrl('/%2561')).toEqual({ path: '/%2561', search: '' })
  for (const url of ['/%61pi/support', '/%5F%5fmock']) expect(isApi(url)).toBe(true)
  const { api, control, world } = newMock()
  expect((await api.postForm('/api/%73upport/inquir%79', inquiry)).status).toBe(200)
  expect((await world.journal('submitInquiry')).map(({ path }) => path)).toEqual([submitPath])
  expect((await control.get('/world%73/defaul%74')).body.id).toBe('default')
  expect((await api.with({ origin: 'https://evil.example' }).get('/%5f_mock/worlds')).status).toBe(403)
  expect((await api.get('/api/%73upport/%zz')).status).toBe(400)
})
