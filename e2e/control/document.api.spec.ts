import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { clause, expect, test } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-origin': string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly 'x-origin'?: string
  }[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const operations = async (api: ApiClient) => {
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

test(...clause('control.openapi-json', 'different tags for product and control plane'), async ({ api }) => {
  const all = await operations(api)
  const tags = (isControl: boolean) =>
    new Set(all.filter(({ path }) => path.startsWith('/__mock') === isControl).flatMap(({ tags }) => tags))
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
  const assumed = parameters.filter((parameter) => parameter['x-origin'] === 'assumed').map(({ name }) => name)
  expect(assumed.toSorted()).toEqual(['categoryCode2', 'searchKeyword'])
})

test(...clause('call.document.committed'), async ({ api }) => {
  const committed = readFileSync(join(import.meta.dirname, '../../specs/contract/openapi.json'), 'utf8')
  const { body } = await api.get('/__mock/openapi.json')
  expect(body).toEqual({ ...JSON.parse(committed), info: body.info })
})

/** Valid values of required parameters. */
const examples: Record<string, string> = { inquiryType: 'GNRL', captchaCategory: 'CAPTCHA' }
const exampleOf = (name: string) => examples[name] ?? '1'

const requestPath = ({ path, parameters = [] }: Pick<Operation, 'parameters'> & { path: string }) => {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => [name, exampleOf(name)])
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => exampleOf(name))}?${new URLSearchParams(query).toString()}`
}

test.describe('with every GET operation of the product', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clause('error.status.not-implemented'), async ({ api }) => {
    for (const operation of await operations(api)) {
      if (operation.method !== 'get' || operation.path.startsWith('/__mock')) continue
      const { status, body } = await api.get(requestPath(operation))
      expect([200, 403, 404, 501], operation.path).toContain(status)
      // An operation that is not implemented returns only its error.
      if (status === 501) expect(body, operation.path).toEqual({ code: 'NOT_IMPLEMENTED', message: expect.any(String) })
    }
  })

  test(...clause('call.document.obeyed', 'according to the journal of the mock'), async ({ api, world }) => {
    const getOperations = (await operations(api)).filter(
      ({ method, path }) => method === 'get' && !path.startsWith('/__mock'),
    )
    for (const operation of getOperations) await api.get(requestPath(operation))
    const journal = await world.journal()
    expect(journal.map(({ operationId }) => operationId)).toEqual(getOperations.map(({ operationId }) => operationId))
    expect(journal.flatMap(({ violations }) => violations)).toEqual([])
  })
})
