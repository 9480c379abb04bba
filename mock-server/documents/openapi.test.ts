import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import { areas, contract, type Contract } from '#specs/contract/index.ts'
import type { RequestOf } from '#specs/contract/typing.ts'
import { codeTables } from './code-tables.ts'
import { version } from './version.ts'
import { asJson, asYaml, openApi } from './openapi.ts'
import type { OperationExample } from './openapi-operation.ts'

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const rows: [id: string, row: Endpoint][] = [...Object.entries(contract), ...Object.entries(control)]
const operationExamples: { readonly [id: string]: OperationExample } = { ...examples, ...controlExamples }

describe.each(rows)('%s', (id, row) => {
  test('has an example that matches its schemas exactly', () => {
    const example = operationExamples[id]
    if (!example) throw new Error(`Failed to find the example of ${id}. Add one to fixtures/examples/.`)
    for (const part of ['params', 'query', 'body', 'form'] as const) {
      const schema: z.ZodType | undefined = row[part]
      expect(Object.hasOwn(example, part), part).toBe(schema !== undefined)
      if (schema) expect(schema.parse(example[part]), part).toMatchObject(example[part] as object)
    }
    const body = [302, 303, 200, 201, 204]
      .map((status) => row.responses[status])
      .find((response) => response !== undefined)
    if (body === undefined) throw new Error(`Failed to find the success response of ${id}. Add it to the contract row.`)
    if (body === null) expect(example.response).toBeNull()
    else if ('media' in body) expect(body.media).toContain((example.response as { mediaType: string }).mediaType)
    else expect(body.parse(example.response)).toEqual(example.response)
  })

  test('describes exactly the parameters of its path', () => {
    const inBraces = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(inBraces).toEqual(Object.keys(row.params?.shape ?? {}))
  })
})

test('no two operations share a method and a path', () => {
  const addresses = rows.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(addresses).toEqual([...new Set(addresses)])
})

test('no two operations share an id', () => {
  const ids = [...Object.values(areas), control].flatMap((area) => Object.keys(area))
  expect(ids).toEqual([...new Set(ids)])
  expect(ids).toHaveLength(rows.length)
})

test('the committed document matches the contract rows', () => {
  const isCurrent = file('specs/contract/openapi.yaml') === asYaml(openApi({ version }))
  expect(isCurrent, 'specs/contract/openapi.yaml is out of date: run `npm run openapi`').toBe(true)
})

test('the committed code tables match the fixtures', () => {
  const isCurrent = file('specs/contract/codes.json') === asJson(codeTables)
  expect(isCurrent, 'specs/contract/codes.json is out of date: run `npm run openapi`').toBe(true)
})

test('generating the document twice gives the same text', () => {
  expect(asJson(openApi({ version }))).toBe(asJson(openApi({ version })))
})

/** What a `$ref` leads to, or the value itself. */
const resolved = <Value extends Node>(root: Node, value: Value): Value => {
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  const path = $ref.split('/').slice(1)
  return path.reduce<unknown>((parent, key) => (parent as Node)[key], root) as Value
}

/** The path of each node below `value` that is marked as assumed. Follows `$ref`. */
const assumedBelow = (root: Node, value: unknown, at: string, visited: readonly string[] = []): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const own = node['x-origin'] === 'assumed' ? [at] : []
  const reference = typeof node['$ref'] === 'string' ? node['$ref'] : undefined
  if (reference && !visited.includes(reference)) {
    return [...own, ...assumedBelow(root, resolved(root, node), at, [...visited, reference])]
  }
  const fields = Object.entries((node['properties'] ?? {}) as Node).map(
    ([name, child]) => [`${at}.${name}`, child] as const,
  )
  const inner = ['items', 'anyOf', 'oneOf', 'allOf']
    .flatMap((key) => [node[key]].flat())
    .map((child) => [at, child] as const)
  return [...own, ...[...fields, ...inner].flatMap(([path, child]) => assumedBelow(root, child, path, visited))]
}

interface Node {
  readonly [key: string]: unknown
}
interface Operation extends Node {
  readonly operationId: string
  readonly parameters?: readonly (Node & { readonly name: string })[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: { readonly [status: string]: { readonly content?: Content } }
}
type Content = { readonly [type: string]: { readonly schema: unknown } }

test('what several operations have is a component', () => {
  const document = openApi({ version }) as Node & { readonly paths: { readonly [path: string]: Node } }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as readonly Node[])
  const own = operations.flatMap(({ responses }) =>
    Object.entries((responses ?? {}) as Node).filter(
      ([status, response]) => status >= '300' && !Object.hasOwn(response as Node, '$ref'),
    ),
  )
  const texts = own.map(([, response]) => JSON.stringify(response))
  expect(texts).toEqual([...new Set(texts)])
  const { schemas } = document['components'] as { readonly schemas: { readonly [name: string]: Node } }
  const bases = Object.entries(schemas).flatMap(([name, { allOf }]) =>
    Array.isArray(allOf) ? [[name, (allOf[0] as Node)['$ref']]] : [],
  )
  expect(bases).toEqual(
    expect.arrayContaining([
      ['Notice', '#/components/schemas/NoticeItem'],
      ['ServiceNewsDetail', '#/components/schemas/ServiceNews'],
      ['BillingRow', '#/components/schemas/UsageMonth'],
      ['AdditionalInquiry', '#/components/schemas/MyInquiryItem'],
    ]),
  )
})

test('exactly our additions to product operations are marked as assumed', () => {
  const document = openApi({ version }) as Node & {
    readonly paths: { readonly [path: string]: { [method: string]: Operation } }
  }
  const found = Object.values(document.paths)
    .flatMap((item) =>
      Object.entries(item).flatMap(([method, operation]) => (method === 'parameters' ? [] : [operation])),
    )
    .filter((operation) => operation['x-origin'] === 'product')
    .flatMap(({ operationId, parameters = [], requestBody, responses }) => {
      const schemas = [
        requestBody,
        ...Object.entries(responses).map(([status, response]) => (status < '4' ? response : undefined)),
      ]
      return [
        ...parameters
          .map((parameter) => resolved(document, parameter))
          .filter((parameter) => parameter['x-origin'] === 'assumed')
          .map(({ name }) => `${operationId}?${name}`),
        ...schemas
          .flatMap((body) => Object.values(body?.content ?? {}))
          .flatMap(({ schema }) => assumedBelow(document, schema, operationId)),
      ]
    })
  const page = ['totalElements', 'totalPages', 'number', 'size', 'first', 'last', 'empty']
  const ofPage = (id: string) => page.map((field) => `${id}.${field}`)
  expect([...new Set(found)].toSorted()).toEqual(
    [
      'submitInquiry?Idempotency-Key',
      ...['notices?page', 'notices?typeCode', 'notices?searchKeyword', 'notices.content.locale', ...ofPage('notices')],
      'notices.content.severity',
      ...['faqs?categoryCode2', 'faqs?searchKeyword', 'faqs.content.locale', ...ofPage('faqs')],
      ...['faqCodes.categoryName1', 'faqCodes.categoryName2', 'faqCodes.categoryName3'],
      ...['relatedFaqs?searchKeyword', 'relatedFaqs.locale'],
      ...fields.flatMap(({ isAssumed, parts }) =>
        isAssumed ? Object.keys(parts).map((part) => `submitInquiry.${part}`) : [],
      ),
      ...['submitInquiry.code', 'submitInquiry.content'],
      ...[
        'library.locale',
        ...['fileSize', 'language', 'updateYmd'].map((field) => `library.attachedFileList.${field}`),
      ],
      ...['latestNews?page', 'latestNews?serviceCodes', 'latestNews.content.locale', ...ofPage('latestNews')],
      ...['cachedNews?page', 'cachedNews?serviceCodes', 'cachedNews.content.locale', ...ofPage('cachedNews')],
      ...[
        'newsTypes.serviceNewsTypeName',
        'eventLog.content.isTargetPassed',
        'eventLog.content.locale',
        'eventLog.message',
      ],
    ].toSorted(),
  )
})

test('the contract rows type the queries of the client', () => {
  const valid: RequestOf<Contract['notices']> = { query: { size: 3 } }
  // @ts-expect-error a misspelt parameter
  const misspelt: RequestOf<Contract['notices']> = { query: { sise: 3 } }
  // @ts-expect-error neither text nor number
  const mistyped: RequestOf<Contract['notices']> = { query: { size: [3] } }
  expect([valid, misspelt, mistyped]).toHaveLength(3)
})
