import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { clause, expect, test } from '../support/test.ts'
import type { ApiClient } from '../support/api-client.ts'
import { withMock } from '../support/spawn-mock.ts'
import { operationIds } from '../support/operations.ts'

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
  expect([...new Set(Object.values(byId))].toSorted()).toEqual(['assumed', 'mock', 'product'])
  expect(byId).toMatchObject({
    submitInquiry: 'product',
    inquiryCodes: 'product',
    verifyCaptcha: 'product',
    abuse: 'assumed',
    session: 'assumed',
    signIn: 'mock',
    accounts: 'mock',
    signOut: 'assumed',
    createWorld: 'assumed',
  })
})

test(...clause('call.document.operation-ids'), async ({ api }) => {
  const ofProduct = (await operations(api)).filter(({ path }) => !path.startsWith('/__mock'))
  expect(ofProduct.map(({ operationId }) => operationId).toSorted()).toEqual(operationIds)
})

test(...clause('call.document.part-origin'), async ({ api }) => {
  const all = await operations(api)
  const parameters = all.find(({ operationId }) => operationId === 'faqs')!.parameters!
  const assumed = parameters.filter((parameter) => parameter['x-origin'] === 'assumed').map(({ name }) => name)
  expect(assumed.toSorted()).toEqual(['categoryCode2', 'searchKeyword'])
})

test(...clause('call.document.committed'), async ({ api }) => {
  const committed = readFileSync(join(import.meta.dirname, '../../specs/contract/openapi.yaml'), 'utf8')
  const { body } = await api.get('/__mock/openapi.json')
  expect(body).toEqual({ ...parse(committed), servers: body.servers })
})

/** The ids of the operations of the contract with a query. */
const idsWith = async (api: ApiClient, tags: string) => {
  const { status, body } = await api.get('/__mock/openapi.json', { tags })
  expect(status).toBe(200)
  return Object.values<Record<string, Operation>>(body.paths).flatMap((item) =>
    methods.flatMap((method) => item[method]?.operationId ?? []),
  )
}

/** The operations of a real back end. It signs in as it likes. */
const ofBackEnd = operationIds.filter((id) => id !== 'signIn' && id !== 'accounts')

test(...clause('control.openapi.tags', 'names and exclusions'), async ({ api }) => {
  expect(await idsWith(api, 'library')).toEqual(['library', 'file'])
  const ofIncidents = await idsWith(api, 'event-log')
  expect(ofIncidents).toContain('eventLogs')
  expect((await idsWith(api, 'library,event-log')).toSorted()).toEqual(['file', 'library', ...ofIncidents].toSorted())
  expect((await idsWith(api, '-control')).toSorted()).toEqual(ofBackEnd)
  const withoutTwo = await idsWith(api, '-control,-library')
  expect(withoutTwo.toSorted()).toEqual(ofBackEnd.filter((id) => id !== 'library' && id !== 'file'))
  const yaml = parse((await api.get('/__mock/openapi.yaml', { tags: 'library' })).body)
  expect(Object.keys(yaml.paths)).toEqual(['/api/support/library/DWCTR', '/api/support/file/{fileNo}'])
})

for (const tags of ['worlds', 'library,worlds', '-worlds', 'Library', 'library;faq'])
  test(...clause('control.openapi.tags', `${tags} refused`), async ({ api }) => {
    const { status, body } = await api.get('/__mock/openapi.json', { tags })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'tags' }] })
  })

test(...clause('control.openapi.product-only'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json', { tags: '-control' })
  expect(JSON.stringify({ ...body, servers: [] })).not.toMatch(
    /\b(mock|worlds?|personas?)\b|__mock|UNKNOWN_WORLD|TOO_MANY_WORLDS/i,
  )
  expect(body.tags.map(({ name }: { name: string }) => name)).not.toContain('control')
  // Every reference leads to something.
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
  const missing = references.filter(
    (path) => path.split('/').reduce<any>((value, key) => value?.[key], body) === undefined,
  )
  expect(missing).toEqual([])
})

test(...clause('control.openapi.server'), async ({ api, basePort }) => {
  const { servers } = (await api.get('/__mock/openapi.json')).body
  expect(servers).toMatchObject([
    {
      url: api.origin,
      description: 'The mock.',
      'x-site': 'public',
      'x-site-differences': { scaleRequired: true, missingParts: ['trainHistory'] },
    },
    { 'x-site': 'gov', 'x-site-differences': { categoryWithWorkspaceAccount: 'O2O_BI_001' } },
    { 'x-site': 'fin', 'x-site-differences': { scaleRequired: false, missingParts: [] } },
  ])
  const { body: ports } = await api.get('/__mock/sites')
  expect(servers.map(({ url }: { url: string }) => Number(new URL(url).port))).toEqual(
    ports.map(({ port }: { port: number }) => port),
  )
  await withMock(basePort, ['--site', 'gov'], async (mock) => {
    const alone = (await mock.api.get('/__mock/openapi.json')).body.servers
    expect(alone).toMatchObject([{ url: mock.api.origin, description: 'The mock.', 'x-site': 'gov' }])
  })
})

for (const name of ['openapi.json', 'openapi.yaml'])
  test(...clause('control.openapi.conditional', name), async ({ api }) => {
    const { headers } = await api.get(`/__mock/${name}`)
    const etag = headers.get('etag')!
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await api.send('GET', `/__mock/${name}`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const other = await api.send('GET', `/__mock/${name}?tags=faq`, { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

test(...clause('control.openapi.error-codes'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const resolve = (value: any): any =>
    value.$ref
      ? value.$ref
          .split('/')
          .slice(1)
          .reduce((parent: any, key: string) => parent[key], body)
      : value
  const codesOf = (response: any): string[] =>
    resolve(response).content['application/json'].schema.allOf.flatMap(
      (schema: any) => schema.properties?.code?.enum ?? [],
    )
  const all = (await operations(api)) as unknown as { operationId: string; responses: Record<string, any> }[]
  const withoutCodes = all.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status, response]) => (status >= '400' || status === 'default') && codesOf(response).length === 0)
      .map(([status]) => `${operationId} ${status}`),
  )
  expect(withoutCodes).toEqual([])
  const submit = all.find(({ operationId }) => operationId === 'submitInquiry')!.responses
  expect(codesOf(submit['400'])).toEqual([
    'BAD_REQUEST',
    'INVALID_CAPTCHA',
    'TOO_MANY_FILES',
    'FILE_EXT_DISALLOWED',
    'FILE_NAME_INVALID',
  ])
  expect(codesOf(submit['413'])).toEqual(['PAYLOAD_TOO_LARGE'])
})

test(...clause('control.openapi.known-values'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const form = body.paths['/api/support/inquiry'].post.requestBody.content['multipart/form-data'].schema.properties
  expect(form).toMatchObject({
    inquiryTypeCode: { enum: ['O2O', 'TRBL', 'SOLUT', 'GNRL', 'SALES', 'EXPER'] },
    isEmergency: { 'x-if-used': { enum: ['emerg', 'comm'] } },
    isPartnerSharingAgreement: { 'x-if-used': { enum: ['share', 'not_share'] } },
    partnerAgree: { 'x-if-used': { enum: ['agree', 'not_agree'] } },
    thirdPartyConsent: { 'x-if-used': { enum: ['Y'] } },
    salesThirdPartyConsent: { 'x-if-used': { enum: ['Y'] } },
    isAgreeRecvMarketing: { 'x-if-used': { enum: ['Y', 'N'] } },
    captchaCategory: { 'x-if-used': { enum: ['RECEIPT', 'AUDIO', 'CAPTCHA'] } },
    emailAddress: { maxLength: 50 },
    cntryNo: { pattern: String.raw`^\d{1,4}$` },
    cellphoneNo: { pattern: String.raw`^\d{2,18}$` },
    corpName: { 'x-if-used': { maxLength: 50 } },
    scale: { 'x-if-used': { maxLength: 10, pattern: String.raw`^\d+$` } },
    attachFile: { maxItems: 5 },
  })
  const integers = (value: any): any[] => {
    if (typeof value !== 'object' || value === null) return []
    return [...(value.type === 'integer' ? [value] : []), ...Object.values(value).flatMap(integers)]
  }
  expect(integers(body).length).toBeGreaterThan(50)
  expect(integers(body).filter(({ format }) => !['int32', 'int64'].includes(format))).toEqual([])
  const [noticeId] = body.paths['/api/support/notice/{noticeId}'].get.parameters
  expect(noticeId.schema).toMatchObject({ minimum: 1, maximum: 9_007_199_254_740_991 })
})

test(...clause('control.openapi.plain-schemas'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json')
  expect(JSON.stringify(body.components.schemas)).not.toMatch(/"(const|prefixItems)":/)
  expect(JSON.stringify(body.paths)).not.toMatch(/"(const|prefixItems)":/)
  const { latencyMs } = body.components.schemas.World.properties
  expect(latencyMs.anyOf[1]).toMatchObject({ type: 'array', minItems: 2, maxItems: 2, items: { maximum: 60_000 } })
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

test(...clause('call.answer.wrapped'), async ({ api }) => {
  const { body } = await api.get('/__mock/openapi.json')
  const resolve = (schema: any): any => (schema?.$ref ? body.components.schemas[schema.$ref.split('/').at(-1)] : schema)
  const wrapped = Object.entries<any>(body.paths).flatMap(([path, item]) =>
    path.startsWith('/__mock')
      ? []
      : methods.flatMap((method) => {
          const schema = resolve(item[method]?.responses?.['200']?.content?.['application/json']?.schema)
          const names = [schema, ...(schema?.anyOf ?? schema?.oneOf ?? []).map(resolve)].flatMap((each) =>
            Object.keys(each?.properties ?? {}),
          )
          return names.includes('code') && names.includes('content') ? [item[method].operationId] : []
        }),
  )
  expect(wrapped.toSorted()).toEqual(['eventLog', 'submitInquiry'])
})
