import { stringify } from 'yaml'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { controlExamples, examples } from '#fixtures/examples/index.ts'
import { catalogue } from '#specs/clauses/index.ts'
import { control } from '#specs/contract/control.ts'
import { type Endpoint, problem } from '#specs/contract/endpoint.ts'
import { areas } from '#specs/contract/index.ts'
import type { RefusalCode } from '#specs/contract/refusal.ts'
import { locales } from '#specs/model/locale.ts'
import { decisionTable } from './decision-table.ts'
import { errorExampleRefs, errorExamples, errorSchema } from './error-examples.ts'
import { completeSchema } from './json-schema.ts'
import { operation, type OperationExample } from './openapi-operation.ts'
import { refuseAny } from '../refusal.ts'

const description = `The API that the pages of Haneul Cloud support and my page call, and how the mock responds.

\`x-origin\` distinguishes what the product specification defines (\`product\`) from what we assumed where it is silent (\`assumed\`). It is set on operations, parameters and fields. \`x-clause\` names the requirement.`

/** How the mock differs from a real back end. */
const worlds = `A request belongs to the world that the header \`x-mock-world\` or the cookie of the mock names (\`mock-world\` on port 5100, else with its port: \`mock-world-6100\`); a real back end ignores both. No operation requires credentials: the signed-in user is part of the world's state, set by \`signIn\`.

A query parameter that is sent more than once is rejected with 400, except an array, whose values may be separated by commas, be repeated, or have \`[]\` or \`[0]\` after the name. An empty or blank value counts as absent. Unknown parameters are ignored; the journal names them.

With the request header \`x-mock-explain: 1\` the mock adds \`x-mock-clauses\` to the response, the requirements that decided it, and to an error also \`x-mock-refused-by\`, each failed rule with its field.`

const tags = {
  notice: 'Notices.',
  faq: 'FAQ lists, search and items.',
  inquiry: 'Inquiry codes, countries and the submission.',
  captcha: 'Captcha keys, images, audio and verification.',
  library: 'Files to download.',
  news: 'Service news.',
  'event-log': 'Incidents.',
  survey: 'Satisfaction surveys.',
  additional: 'Additional inquiries.',
  member: 'The signed-in user.',
  'my-page': 'The account of the signed-in user. Every operation returns 401 without one.',
  control: 'Control plane of the mock. Not part of the product.',
} as const satisfies { [Area in keyof typeof areas | 'control']: string }

/** Of the operations that links in emails lead to. */
const openOperation = () =>
  'Note for back-end teams: this operation requires only the number of an inquiry, because links in emails work without signing in. Because the numbers are consecutive, anyone can guess them and read or change the inquiries of others. A real back end should require the owner to be signed in, or an unguessable token in the link. With the setting `strictOwnership`, a world of the mock requires the owner and returns 404 to everyone else.'

/** Descriptions in addition to the text of the clause. */
const details: { readonly [id: string]: () => string } = {
  ...Object.fromEntries(
    [
      ...['callSurvey', 'answerSurvey', 'answerCallSurvey', 'answerAnswerSurvey'],
      ...['additionalCondition', 'submitAdditional'],
    ].map((id) => [id, openOperation]),
  ),
  submitInquiry: () =>
    `Parts that are not listed are neither required nor validated. These are the parts for each type and user, with required parts in bold:\n\n${decisionTable()}`,
}

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
    const text = [catalogue[row.clause].text, details[id]?.()].filter(Boolean).join('\n\n')
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

const languageParameter = {
  name: 'Accept-Language',
  in: 'header' as const,
  description: 'The language of texts and messages.',
  schema: { type: 'string' as const, examples: [...locales] },
  'x-origin': 'assumed',
}

/** What every operation can return, such as FORBIDDEN for a host or an origin that is not allowed. */
const otherCodes = [
  'FORBIDDEN',
  'METHOD_NOT_ALLOWED',
  'INTERNAL_ERROR',
  'NOT_IMPLEMENTED',
  'SERVICE_UNAVAILABLE',
] as const

const sharedError = (description: string, codes: readonly RefusalCode[]) => ({
  description,
  content: { 'application/json': { schema: errorSchema(codes), examples: errorExampleRefs(codes) } },
})

/** Removes the examples that no included operation refers to. */
const withUsedExamples = (document: ReturnType<typeof createDocument>) => {
  const text = JSON.stringify(document.paths) + JSON.stringify(document.components?.responses)
  const used = Object.entries(document.components?.examples ?? {}).filter(([name]) =>
    text.includes(`"#/components/examples/${name}"`),
  )
  return { ...document, components: { ...document.components, examples: Object.fromEntries(used) } }
}

interface DocumentOptions {
  readonly version: string
  /** The server of the document; by default that of `npm run mock`. */
  readonly origin?: string
  /** The tags of the operations to include; all by default. Without `control`, nothing in the document is about worlds. */
  readonly tags?: readonly string[]
}

/** The contract as an OpenAPI 3.1 document. */
export const openApi = ({
  version,
  origin = 'http://127.0.0.1:5100',
  tags: included = tagNames,
}: DocumentOptions): object => {
  const includedRows = rows.filter(({ tag }) => included.includes(tag))
  const hasControl = included.includes('control')
  const parameters = { ...(hasControl && { World: worldParameter }), Language: languageParameter }
  const document = completeParameters(
    createDocument(
      {
        openapi: '3.1.1',
        info: {
          title: 'Haneul Cloud support',
          version,
          description: hasControl ? `${description}\n\n${worlds}` : description,
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [{ url: origin, description: 'The mock.' }],
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
          // Every error response refers to it.
          schemas: { Problem: problem },
          parameters,
          examples: errorExamples,
          responses: {
            ...(hasControl && {
              UnknownWorld: sharedError('Error: UNKNOWN_WORLD. Only the mock returns this, for an unknown world.', [
                'UNKNOWN_WORLD',
              ]),
            }),
            Refused: sharedError(`Any other error: ${otherCodes.join(', ')}.`, otherCodes),
          },
        },
      },
      { override: completeSchema },
    ),
    includedRows,
  )
  return withUsedExamples(document)
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
      text: `The contract has no tag "${name}". Its tags are ${tagNames.join(', ')}.`,
    })),
  )
  return (included.length === 0 ? tagNames : included).filter((name) => !excluded.includes(name))
}
