import type { WorldSettings } from '../mock-client/control-plane.ts'
import { clause, expect, test } from '../support/test.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { multipart, type Part } from '../mock-client/multipart.ts'

interface ErrorBody {
  readonly code: string
  readonly message: string
}
interface Response {
  readonly $ref?: string
  readonly description: string
  /** We added the errors that many operations share. */
  readonly content?: { readonly [type: string]: { readonly examples?: { readonly [code: string]: { $ref: string } } } }
}
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: string | number }[]
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly example?: object } } }
  readonly responses: { readonly [status: string]: Response }
}

const isControl = (path: string) => path.startsWith('/__mock')
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation with its documented errors: the status and the examples by code. */
const documentedErrors = async (api: ApiClient) => {
  const { body } = await api.get('/__mock/openapi.json')
  const { examples, responses } = body.components as {
    examples: { readonly [name: string]: { readonly value: ErrorBody } }
    responses: { readonly [name: string]: Response }
  }
  const last = ($ref: string) => $ref.split('/').at(-1)!
  return Object.entries<{ readonly [method: string]: Operation }>(body.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const errors = Object.entries(operation.responses)
        .filter(([status]) => status >= '400')
        .map(([status, response]) => {
          const { description, content } = response.$ref ? responses[last(response.$ref)]! : response
          const refs = Object.entries(content?.['application/json']?.examples ?? {})
          return {
            status,
            description,
            isShared: /\/(OtherOrigin|UnknownWorld|MethodNotAllowed|InternalError|ServiceUnavailable|Refused)$/.test(
              response.$ref ?? '',
            ),
            bodies: refs.map(([code, { $ref }]) => [code, examples[last($ref)]!.value] as const),
          }
        })
      return [{ path, method, operation, errors }]
    }),
  )
}

test(...clause('call.document.error-examples'), async ({ api }) => {
  const all = await documentedErrors(api)
  expect(all.length).toBeGreaterThan(70)
  for (const { path, operation, errors } of all)
    for (const { status, description, bodies } of errors) {
      // The description lists the codes of the status.
      const codes = description.match(/\b[A-Z]+(_[A-Z]+)*\b/g)?.filter((word) => word.length > 3) ?? []
      const where = `${operation.operationId} ${status}`
      expect.soft(codes.length, where).toBeGreaterThan(0)
      expect.soft(bodies.map(([code]) => code).toSorted(), where).toEqual(codes.toSorted())
      for (const [code, body] of bodies)
        expect
          .soft(body, where)
          // The control plane words some errors itself, in English.
          .toMatchObject({ code, message: expect.stringMatching(isControl(path) ? /[가-힣]|[a-z]{3}/ : /[가-힣]/) })
    }
})

const pathOf = (path: string, { parameters = [] }: Operation, id?: string) => {
  const valueOf = (name: string) => String(parameters.find((parameter) => parameter.name === name)?.example ?? '1')
  const query = parameters.flatMap((parameter) =>
    parameter.in === 'query' && parameter.example !== undefined ? [[parameter.name, String(parameter.example)]] : [],
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => id ?? valueOf(name))
  return `${filled}?${new URLSearchParams(query).toString()}`
}

/** The example body of an operation, with its content type. */
const validBody = (
  { requestBody }: Operation,
  parts: readonly Part[] = [],
): { readonly type?: string; readonly body?: BodyInit } => {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  if (json) return { type: 'application/json', body: JSON.stringify(json.example) }
  return form ? multipart([...(Object.entries(form.example ?? {}) as Part[]), ...parts]) : {}
}

interface Change {
  readonly settings?: WorldSettings
  /** The path parameter that names the record. */
  readonly id?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces a JSON body, or each body. */
  readonly json?: string
  readonly body?: string
  /** Added to a form. */
  readonly parts?: readonly Part[]
  /** Operations that return the code only for other requests, with the reason. */
  readonly except?: Readonly<Record<string, string>>
}

const main = { persona: 'main' } as const
const provocations: Readonly<Record<string, Change>> = {
  UNKNOWN_WORLD: { headers: { 'x-mock-world': 'no-such-world' } },
  UNAUTHORIZED: {},
  FORBIDDEN: { settings: { persona: 'sub', member: { roles: [] } } },
  NOT_FOUND: { settings: main, id: '999999' },
  // Years after the last answer.
  CONFLICT: { settings: { now: '2029-01-01T00:00:00Z' } },
  PAYLOAD_TOO_LARGE: {
    // Signed in, because my page checks the session before the request.
    settings: { ...main, now: '2026-11-18T00:00:00Z' },
    json: JSON.stringify('x'.repeat(1_048_575)),
    parts: [['attachFile', { name: 'large.zip', bytes: new Uint8Array(10_485_761) }]],
  },
  UNSUPPORTED_MEDIA_TYPE: { settings: main, headers: { 'content-type': 'text/plain' }, body: 'text' },
  RANGE_NOT_SATISFIABLE: {
    settings: main,
    headers: { range: 'bytes=999999999-' },
    except: Object.fromEntries(
      ['captchaSound', 'captchaImage'].map((id) => [
        id,
        'Only the key of a captcha has one. e2e/contract/ranges does.',
      ]),
    ),
  },
}

/** The operations of the product with an example of a code, other than the examples that all operations share. */
const operationsWith = async (api: ApiClient, code: string) =>
  (await documentedErrors(api)).flatMap(({ path, method, operation, errors }) => {
    const own = errors.filter(({ isShared }) => !isShared)
    const example = own.flatMap(({ bodies }) => bodies).find(([documented]) => documented === code)?.[1]
    return example && !isControl(path) ? [{ path, method: method.toUpperCase(), operation, example }] : []
  })

for (const [code, { settings, id, headers, json, body, parts = [], except = {} }] of Object.entries(provocations))
  test(...clause('call.document.error-examples', code), async ({ api, world }) => {
    if (settings) await world.patch(settings)
    const rows = (await operationsWith(api, code)).filter(
      ({ operation }) => !Object.hasOwn(except, operation.operationId),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { path, method, operation, example } of rows)
      await test.step(operation.operationId, async () => {
        const valid = validBody(operation, parts)
        const sent = body ?? (valid.type === 'application/json' ? json : undefined) ?? valid.body
        const response = await api.send(method, pathOf(path, operation, id), {
          headers: { ...(valid.type && { 'content-type': valid.type }), ...headers },
          ...(valid.body !== undefined && { body: sent }),
        })
        expect.soft(response.body).toEqual(example)
      })
  })

test(...clause('call.document.obeyed', 'FORBIDDEN of every write, from another origin'), async ({ api }) => {
  const other = api.with({ origin: 'https://other.example' })
  const writes = (await documentedErrors(api)).filter(({ path, method }) => method !== 'get' && !isControl(path))
  expect(writes.length).toBeGreaterThan(6)
  for (const { path, method, operation, errors } of writes)
    await test.step(operation.operationId, async () => {
      const refused = await other.send(method.toUpperCase(), pathOf(path, operation))
      expect.soft(refused.status).toBe(403)
      const documented = errors.find(({ status }) => status === '403')
      expect.soft(documented?.bodies.map(([code]) => code)).toEqual([refused.body.code])
      if (documented?.isShared) expect.soft(documented.bodies).toEqual([['FORBIDDEN', refused.body]])
    })
})
