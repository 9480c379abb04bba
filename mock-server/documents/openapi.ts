import { stringify } from 'yaml'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { control } from '#specs/contract/control.ts'
import { type Endpoint, problem } from '#specs/contract/endpoint.ts'
import { areas } from '#specs/contract/index.ts'
import { locales } from '#specs/messages/locale.ts'
import { decisionTable } from './decision-table.ts'
import { operation, type OperationExample } from './openapi-operation.ts'

const description = `The API that the pages of Haneul Cloud support and my page call, and how the mock responds.

\`x-origin\` distinguishes what the product specification defines (\`product\`) from what we assumed where it is silent (\`assumed\`). It is set on operations, parameters and fields. \`x-clause\` names the requirement.

A request belongs to the world that the header \`x-mock-world\` or the cookie \`mock-world\` names; a real back end ignores both. No operation requires credentials: the signed-in user is part of the world's state, set by \`signIn\`.

With the request header \`x-mock-explain: 1\` the mock adds \`x-mock-clauses\` to the response, the requirements that decided it, and to an error also \`x-mock-refused-by\`, each failed rule with its field.`

const tags = {
  notice: 'Notices.',
  faq: 'FAQ lists, search and items.',
  inquiry: 'Inquiry codes, countries and the submission.',
  captcha: 'Captcha keys, pictures, sounds and their check.',
  library: 'Files to download.',
  news: 'Service news.',
  'event-log': 'Incidents.',
  survey: 'Satisfaction surveys.',
  additional: 'Additional inquiries.',
  member: 'The signed-in user.',
  'my-page': 'The account of the signed-in user. Every operation returns 401 without one.',
  control: 'Control plane of the mock. Not part of the product.',
} as const satisfies { [Area in keyof typeof areas | 'control']: string }

/** Descriptions in addition to the text of the clause. */
const details: { readonly [id: string]: () => string } = {
  submitInquiry: () =>
    `Parts that are not listed are neither required nor validated. These are the parts for each type and user, with required parts in bold:\n\n${decisionTable()}`,
}

const shared = [{ $ref: '#/components/parameters/World' }, { $ref: '#/components/parameters/Language' }]

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

const paths = () => {
  const all: ZodOpenApiPathsObject = {}
  for (const { tag, id, row, example } of [...productRows, ...controlRows]) {
    const isProduct = tag !== 'control'
    const item = (all[row.path] ??= isProduct ? { parameters: shared } : {})
    const text = [catalogue[row.clause].text, details[id]?.()].filter(Boolean).join('\n\n')
    item[row.method.toLowerCase() as 'get'] = operation(row, example, { id, tag, isProduct, text })
  }
  return all
}

type Parameter = { name: string; in: string; schema?: Record<string, unknown>; example?: unknown }

/** Adds `x-origin` and the example value to each parameter, which zod-openapi does not do. */
const completeParameters = (document: ReturnType<typeof createDocument>) => {
  for (const { row, example } of [...productRows, ...controlRows]) {
    const operation = document.paths?.[row.path]?.[row.method.toLowerCase() as 'get']
    for (const parameter of (operation?.parameters ?? []) as Parameter[]) {
      const origin = parameter.schema?.['x-origin']
      if (origin) Object.assign(parameter, { 'x-origin': origin })
      const part = parameter.in === 'path' ? example.params : parameter.in === 'query' ? example.query : undefined
      const value: unknown = part && Object.entries(part).find(([name]) => name === parameter.name)?.[1]
      if (value !== undefined) parameter.example = value
    }
  }
  return document
}

/** The contract as an OpenAPI 3.1 document. */
export const openApi = ({ version = '0.0.0' }: { readonly version?: string } = {}): object =>
  completeParameters(
    createDocument(
      {
        openapi: '3.1.1',
        info: {
          title: 'Haneul Cloud support',
          version,
          description,
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [{ url: '/', description: 'The host that serves this document.' }],
        security: [],
        tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
        paths: paths(),
        components: {
          parameters: {
            World: {
              name: 'x-mock-world',
              in: 'header',
              description:
                'The world of the mock that the request belongs to. Without it the cookie mock-world applies, then the world default.',
              schema: { type: 'string' },
              'x-origin': 'assumed',
            },
            Language: {
              name: 'Accept-Language',
              in: 'header',
              description: 'The language of texts and messages.',
              schema: { type: 'string', examples: [...locales] },
              'x-origin': 'assumed',
            },
          },
          responses: {
            UnknownWorld: {
              description: 'Error: UNKNOWN_WORLD. Only the mock returns this, for an unknown world.',
              content: { 'application/json': { schema: problem } },
            },
            Refused: {
              description: 'Any other error: METHOD_NOT_ALLOWED, INTERNAL_ERROR, NOT_IMPLEMENTED.',
              content: { 'application/json': { schema: problem } },
            },
          },
        },
      },
      {
        override: ({ zodSchema: { _zod }, jsonSchema }) => {
          // Only strict objects reject unexpected fields. Responses of a real back end may have additional ones.
          if (_zod.def.type === 'object' && _zod.def.catchall === undefined) delete jsonSchema.additionalProperties
          // zod adds these to every integer and every date-time, so they carry no information.
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
          if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
        },
      },
    ),
  )

export const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`
export const asYaml = (document: object) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
