import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contract } from '#specs/contract/index.ts'
import type { MockOptions } from '../options.ts'
import { newMock } from '../testing/mock.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
}

const served = async (query: Readonly<Record<string, string>> = {}, options: Partial<MockOptions> = {}) => {
  const { status, headers, body } = await newMock({}, options).control.get('/openapi.json', query)
  const items = Object.entries<Record<string, Operation>>(body.paths ?? {})
  const operations = items.flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, ...item[method] }] : [])),
  )
  return { status, headers, body, operations, ids: operations.map(({ operationId }) => operationId) }
}

test('the document has product and control plane, with different tags, as JSON and as YAML', async () => {
  const { status, headers, body, operations } = await served()
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(body.openapi).toMatch(/^3\.1\./)
  const tagsOf = (isControl: boolean) =>
    operations.filter(({ path }) => path.startsWith('/__mock') === isControl).flatMap(({ tags }) => tags)
  expect(tagsOf(true)).not.toEqual([])
  expect(tagsOf(true).filter((tag) => tagsOf(false).includes(tag))).toEqual([])
  const yaml = await newMock().control.get('/openapi.yaml')
  expect([yaml.status, yaml.headers.get('content-type')]).toEqual([200, 'application/yaml'])
  expect(parse(new TextDecoder().decode(yaml.bytes))).toEqual(body)
})

test('tags include and exclude operations', async () => {
  const idsWith = async (tags: string) => (await served({ tags })).ids
  const [library, incidents] = [await idsWith('library'), await idsWith('event-log')]
  expect(library).toEqual(['library', 'file'])
  expect(incidents).toContain('eventLogs')
  expect((await idsWith('library,event-log')).toSorted()).toEqual([...library, ...incidents].toSorted())
  // A real back end signs in as it likes.
  const ofBackEnd = Object.keys(contract).filter((id) => id !== 'signIn' && id !== 'accounts')
  expect((await idsWith('-control')).toSorted()).toEqual(ofBackEnd.toSorted())
  const rest = ofBackEnd.filter((id) => !library.includes(id))
  expect((await idsWith('-control,-library')).toSorted()).toEqual(rest.toSorted())
  for (const tags of ['worlds', 'library,worlds', '-worlds', 'Library', 'library;faq'])
    expect(await served({ tags })).toMatchObject({ status: 400, body: { errors: [{ field: 'tags' }] } })
})

test('without the control plane, the document speaks of the product only, and every reference leads somewhere', async () => {
  const { body } = await served({ tags: '-control' })
  expect(JSON.stringify({ ...body, servers: [] })).not.toMatch(
    /\b(mock|worlds?|personas?)\b|__mock|UNKNOWN_WORLD|TOO_MANY_WORLDS/i,
  )
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
  const missing = references.filter(
    (path) => path.split('/').reduce<any>((value, key) => value?.[key], body) === undefined,
  )
  expect(missing).toEqual([])
})

test('the servers are the sites, with what differs between them, or the mock alone', async () => {
  const { body } = await served({}, { ports: [5100, 5101, 5102, 5103] })
  expect(body.servers).toMatchObject([
    { url: 'http://127.0.0.1', description: 'The mock.' },
    { url: 'http://127.0.0.1:5101', 'x-site-differences': { scaleRequired: true, missingParts: ['trainHistory'] } },
    { url: 'http://127.0.0.1:5102', 'x-site-differences': { categoryWithWorkspaceAccount: 'O2O_BI_001' } },
    { url: 'http://127.0.0.1:5103', 'x-site-differences': { scaleRequired: false, missingParts: [] } },
  ])
  const { body: alone } = await served({}, { site: 'gov' })
  expect(alone.servers).toMatchObject([{ url: 'http://127.0.0.1', description: 'The mock.', 'x-site': 'gov' }])
})

test.each(['openapi.json', 'openapi.yaml'])('%s is not sent again while it is the same', async (name) => {
  const { control } = newMock()
  const etag = (await control.get(`/${name}`)).headers.get('etag')!
  expect(etag).toMatch(/^"[^"]+"$/)
  const again = control.with({ 'if-none-match': etag })
  expect([(await again.get(`/${name}`)).status, (await again.get(`/${name}?tags=faq`)).status]).toEqual([304, 200])
})

test('schemas have a form that every generator reads', async () => {
  const { body } = await served()
  const integers = (value: any): any[] =>
    typeof value !== 'object' || value === null
      ? []
      : [...(value.type === 'integer' ? [value] : []), ...Object.values(value).flatMap(integers)]
  expect(integers(body).length).toBeGreaterThan(50)
  expect(integers(body).filter(({ format }) => !['int32', 'int64'].includes(format))).toEqual([])
  expect(JSON.stringify([body.paths, body.components.schemas])).not.toMatch(/"(const|prefixItems)":/)
})
