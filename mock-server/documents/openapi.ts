import { stringify } from 'yaml'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { control } from '#specs/contract/control.ts'
import { type Endpoint, pageInfo, problem } from '#specs/contract/endpoint.ts'
import { areas } from '#specs/contract/index.ts'
import { locales } from '#specs/model/locale.ts'
import { errorExamples } from './error-examples.ts'
import { conventions } from './conventions.ts'
import { completeParts } from './decision-table.ts'
import { completeSchema } from './json-schema.ts'
import { securitySchemes } from './openapi-access.ts'
import { withClauses } from './openapi-clauses.ts'
import { type Json, withComponents } from './openapi-components.ts'
import { refused, mockErrors, sharedErrors } from './openapi-errors.ts'
import { headerParameters, headers } from './openapi-headers.ts'
import { description, openOperation, partsOfInquiry, tags, worlds } from './openapi-info.ts'
import { defaultServers, server, type Server } from './openapi-servers.ts'
import { operation, type OperationExample } from './openapi-operation.ts'
import { refuseAny } from '../http/refusal.ts'

interface Row {
  readonly tag: string
  readonly id: string
  readonly row: Endpoint
  readonly example: OperationExample
}

const productRows: Row[] = Object.entries(areas).flatMap(([tag, rows]) =>
  Object.entries<Endpoint>(rows).map(([id, row]) => ({ tag, id, row, example: examples[id as keyof typeof examples] })),
)
const controlRows: Row[] = Object.entries<Endpoint>(control).map(([id, row]) => {
  return { tag: 'control', id, row, example: controlExamples[id as keyof typeof controlExamples] }
})

const rows: readonly Row[] = [...productRows, ...controlRows]

/** The tags of the document: the areas of the contract and the control plane. */
const tagNames = Object.keys(tags)

const pathsOf = (included: readonly Row[], hasWorlds: boolean, shared: readonly { readonly $ref: string }[]) => {
  const all: ZodOpenApiPathsObject = {}
  for (const { tag, id, row, example } of included) {
    const isProduct = tag !== 'control'
    const item = (all[row.path] ??= isProduct ? { parameters: [...shared] } : {})
    const hasWorld = isProduct && hasWorlds
    const text = [
      row.clause && catalogue[row.clause].text,
      row.order && `Order: ${row.order}.`,
      row.notes,
      row.mayRequire && openOperation,
      id === 'submitInquiry' && partsOfInquiry,
    ]
      .filter(Boolean)
      .join('\n\n')
    item[row.method.toLowerCase() as 'get'] = operation(row, example, { id, tag, hasWorld, text })
  }
  return all
}

type Parameter = { name: string; in: string; schema?: Record<string, unknown>; example?: unknown }

/** Adds `x-origin`, the style of lists and the example value to each parameter, which zod-openapi does not do. */
const completeParameters = (document: ReturnType<typeof createDocument>, included: readonly Row[]) => {
  for (const { row, example } of included) {
    const operation = document.paths?.[row.path]?.[row.method.toLowerCase() as 'get']
    for (const parameter of (operation?.parameters ?? []) as Parameter[]) {
      const origin = parameter.schema?.['x-origin']
      if (origin) Object.assign(parameter, { 'x-origin': origin })
      if (parameter.schema?.['type'] === 'array') Object.assign(parameter, { style: 'form', explode: false })
      const part = parameter.in === 'path' ? example.params : parameter.in === 'query' ? example.query : undefined
      const value: unknown = part && Object.entries(part).find(([name]) => name === parameter.name)?.[1]
      if (value !== undefined) parameter.example = value
    }
  }
  return document
}

const worldParameter = {
  name: 'x-mock-world',
  in: 'header' as const,
  description:
    'The world of the mock that the request belongs to. Without it the cookie that /__mock/health names applies, then the world default.',
  schema: { type: 'string' as const },
  'x-origin': 'assumed',
}

const injectParameter = {
  name: 'x-mock-inject',
  in: 'header' as const,
  description:
    'A fault of this request alone: delay, after, abort, reset, malformed, status, code, retry-after, truncateAt or bytesPerSecond, separated by semicolons. Only the mock reads it.',
  schema: { type: 'string' as const, examples: ['status=503; after', 'delay=3000'] },
  'x-origin': 'mock',
}

const languageParameter = {
  name: 'Accept-Language',
  in: 'header' as const,
  description: 'The language of texts and messages.',
  schema: { type: 'string' as const, examples: [...locales] },
  'x-origin': 'assumed',
}

interface DocumentOptions {
  readonly version: string
  /** By default those of `npm start`. */
  readonly servers?: readonly Server[]
  /**
   * The tags of the operations to include; all by default. Without `control`, the document is that of the product: nothing
   * in it is about the mock.
   */
  readonly tags?: readonly string[]
}

/** The contract as an OpenAPI 3.1 document. */
export const openApi = ({ version, servers = defaultServers, tags: included = tagNames }: DocumentOptions): object => {
  const hasControl = included.includes('control')
  const includedRows = rows.filter(({ tag, row }) => included.includes(tag) && (hasControl || row.origin !== 'mock'))
  const parameters = {
    ...(hasControl && { MockWorld: worldParameter, MockInject: injectParameter }),
    Language: languageParameter,
  }
  const document = completeParameters(
    createDocument(
      {
        openapi: '3.1.1',
        info: {
          title: 'Haneul Cloud support',
          version,
          description: [description, conventions, ...(hasControl ? [`## The mock\n\n${worlds}`] : [])].join('\n\n'),
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: servers.map(server),
        security: [],
        tags: Object.entries(tags)
          .filter(([name]) => included.includes(name))
          .map(([name, text]) => ({ name, description: text })),
        paths: pathsOf(
          includedRows,
          hasControl,
          Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
        ),
        components: {
          // Every error response and every page refers to one of them.
          schemas: { Problem: problem, Page: pageInfo },
          parameters: { ...parameters, ...headerParameters },
          headers,
          examples: errorExamples,
          responses: { Refused: refused, ...sharedErrors, ...(hasControl && mockErrors) },
          securitySchemes,
        },
      },
      { override: completeSchema },
    ),
    includedRows,
  )
  const written = document as unknown as Json
  completeParts(written)
  return withClauses(withComponents(written), includedRows)
}

export const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`
export const asYaml = (document: object) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })

/**
 * The tags that a list such as `notice`, `faq` or `-control` selects: those it names, or all but those after a minus
 * sign. Without a list all. Throws the refusal `BAD_REQUEST` for an unknown tag.
 */
export const selectTags = (names: readonly string[] = []): readonly string[] => {
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  const included = names.filter((name) => !name.startsWith('-'))
  const unknown = [...included, ...excluded].filter((name) => !tagNames.includes(name))
  refuseAny(
    unknown.map((name) => ({
      field: 'tags',
      code: 'BAD_REQUEST' as const,
      message: ['validation.unknownName', { name, values: tagNames.join(', ') }],
    })),
  )
  return (included.length === 0 ? tagNames : included).filter((name) => !excluded.includes(name))
}
