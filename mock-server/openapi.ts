import { stringify } from 'yaml'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { control } from '#specs/contract/control.ts'
import { type Endpoint, problem } from '#specs/contract/endpoint.ts'
import { areas } from '#specs/contract/index.ts'
import { locales } from '#specs/messages/locale.ts'
import { decisionTable } from './decision-table.ts'
import { operation, type Shown } from './openapi-operation.ts'

const description = `What the pages of Haneul Cloud support and my page ask of a back end, and how the mock answers.

\`x-origin\` tells apart what the product specification says (\`product\`) and what was settled where it is silent (\`assumed\`): on whole calls, on parameters and on fields. \`x-clause\` names the requirement.

A call belongs to the world that the header \`x-mock-world\` or the cookie \`mock-world\` names; a back end knows neither and ignores both. No call asks for credentials: who is signed in is a fact of the world, set by \`signIn\`.

With the header \`x-mock-explain: 1\` the mock adds \`x-mock-clauses\`, the requirements that decided the answer, and to a refusal \`x-mock-refused-by\`, each rule beside its field.`

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
  'my-page': 'Account matters; 401 without a signed-in user.',
  control: 'What is done to the mock, as opposed to with the product.',
} as const satisfies { [Area in keyof typeof areas | 'control']: string }

/** What is told of a call beyond its clause. */
const details: { readonly [id: string]: () => string } = {
  submitInquiry: () =>
    `Which parts are asked, the required ones in bold; what is not asked is neither judged nor wanted:\n\n${decisionTable()}`,
}

const shared = [{ $ref: '#/components/parameters/World' }, { $ref: '#/components/parameters/Language' }]

interface Row {
  readonly tag: string
  readonly id: string
  readonly row: Endpoint
  readonly shown: Shown
}

const product: Row[] = Object.entries(areas).flatMap(([tag, rows]) =>
  Object.entries<Endpoint>(rows).map(([id, row]) => ({ tag, id, row, shown: examples[id as keyof typeof examples] })),
)
const ofControl: Row[] = Object.entries<Endpoint>(control).map(([id, row]) => {
  return { tag: 'control', id, row, shown: controlExamples[id as keyof typeof controlExamples] }
})

const paths = () => {
  const all: ZodOpenApiPathsObject = {}
  for (const { tag, id, row, shown } of [...product, ...ofControl]) {
    const isProduct = tag !== 'control'
    const item = (all[row.path] ??= isProduct ? { parameters: shared } : {})
    const text = [catalogue[row.clause].text, details[id]?.()].filter(Boolean).join('\n\n')
    item[row.method.toLowerCase() as 'get'] = operation(row, shown, { id, tag, product: isProduct, text })
  }
  return all
}

type Parameter = { name: string; in: string; schema?: Record<string, unknown>; example?: unknown }

/** Says of a parameter what its schema says of it, and shows the example's value. */
const finish = (document: ReturnType<typeof createDocument>) => {
  for (const { row, shown } of [...product, ...ofControl]) {
    const made = document.paths?.[row.path]?.[row.method.toLowerCase() as 'get']
    for (const parameter of (made?.parameters ?? []) as Parameter[]) {
      const origin = parameter.schema?.['x-origin']
      if (origin) Object.assign(parameter, { 'x-origin': origin })
      const part = parameter.in === 'path' ? shown.params : parameter.in === 'query' ? shown.query : undefined
      const value: unknown = part && Object.entries(part).find(([name]) => name === parameter.name)?.[1]
      if (value !== undefined) parameter.example = value
    }
  }
  return document
}

/** The contract as an OpenAPI 3.1 document. */
export const openApi = ({ version = '0.0.0' }: { readonly version?: string } = {}): object =>
  finish(
    createDocument(
      {
        openapi: '3.1.1',
        info: {
          title: 'Haneul Cloud support',
          version,
          description,
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [{ url: '/', description: 'Whichever host serves this document.' }],
        security: [],
        tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
        paths: paths(),
        components: {
          parameters: {
            World: {
              name: 'x-mock-world',
              in: 'header',
              description:
                'The world of the mock that the call belongs to; without it the cookie mock-world, then default.',
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
              description: 'Refused: UNKNOWN_WORLD. Only the mock answers this, to a world that it does not have.',
              content: { 'application/json': { schema: problem } },
            },
            Refused: {
              description: 'Any other refusal: METHOD_NOT_ALLOWED, INTERNAL_ERROR, NOT_IMPLEMENTED.',
              content: { 'application/json': { schema: problem } },
            },
          },
        },
      },
      {
        override: ({ zodSchema: { _zod }, jsonSchema }) => {
          // Only a strict object refuses other fields; a back end may answer more than is named.
          if (_zod.def.type === 'object' && _zod.def.catchall === undefined) delete jsonSchema.additionalProperties
          // What zod says of every integer and every time says nothing of these.
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
          if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
        },
      },
    ),
  )

export const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`
export const asYaml = (document: object) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
