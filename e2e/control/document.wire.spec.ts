import { parse } from 'yaml'
import { clause, expect, test } from '../support/test.ts'
import type { Wire } from '../support/wire.ts'

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-origin': string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly 'x-origin'?: string }[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const operations = async (api: Wire) => {
  const { body } = await api.get('/__mock/openapi.json')
  const paths = Object.entries<Record<string, Operation>>(body.paths)
  return paths.flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, ...item[method] }] : [])),
  )
}

test(...clause('control.openapi-json'), async ({ api }) => {
  const { status, headers, body } = await api.get('/__mock/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(body.openapi).toMatch(/^3\.1\./)
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/support/inquiry', '/__mock/worlds/{id}']))
})

test(...clause('control.openapi-yaml'), async ({ api }) => {
  const { status, headers, body } = await api.get('/__mock/openapi.yaml')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/yaml/)
  expect(parse(body)).toEqual((await api.get('/__mock/openapi.json')).body)
})

test(...clause('control.openapi-json', 'product and control plane apart by tag'), async ({ api }) => {
  const all = await operations(api)
  const tags = (ours: boolean) =>
    new Set(all.filter(({ path }) => path.startsWith('/__mock') === ours).flatMap(({ tags }) => tags))
  expect(all.every(({ tags }) => tags.length > 0)).toBe(true)
  expect([...tags(true)].filter((tag) => tags(false).has(tag))).toEqual([])
})

test(...clause('call.document.operation-origin'), async ({ api }) => {
  const byId = Object.fromEntries((await operations(api)).map((row) => [row.operationId, row['x-origin']]))
  expect([...new Set(Object.values(byId))].toSorted()).toEqual(['assumed', 'product'])
  expect(byId).toMatchObject({
    submitInquiry: 'product',
    inquiryCodes: 'product',
    verifyCaptcha: 'product',
    abuse: 'assumed',
    session: 'assumed',
    createWorld: 'assumed',
  })
})

test(...clause('call.document.part-origin'), async ({ api }) => {
  const all = await operations(api)
  const parameters = all.find(({ operationId }) => operationId === 'faqs')!.parameters!
  const added = parameters.filter((one) => one['x-origin'] === 'assumed').map(({ name }) => name)
  expect(added.toSorted()).toEqual(['categoryCode2', 'searchKeyword'])
})

test(...clause('error.status.not-implemented'), async ({ api, world }) => {
  // Whatever a call asks for, a plausible example of it: a call that is not written yet must say so, and no more.
  const examples: Record<string, string> = { id: '1', answerId: '1', faqId: '1', noticeId: '1', fileNo: '1' }
  await world.patch({ persona: 'main' })
  for (const { path, method } of await operations(api)) {
    if (method !== 'get' || path.startsWith('/__mock')) continue
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '1')
    const { status, body } = await api.get(filled)
    expect(status, path).not.toBe(500)
    if (status === 501) expect(body, path).toMatchObject({ code: 'NOT_IMPLEMENTED', message: expect.any(String) })
  }
})
