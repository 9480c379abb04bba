import { newKey, type Kind } from '../captcha/captcha-calls.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { resolved, type Operation, type Schema } from '../mock-client/contract-document.ts'
import { target } from '../mock-client/deployment.ts'
import type { World } from '../mock-client/world.ts'
import { partsOf, productOperations, type Part } from '../report/document-clauses.ts'
import { expectStatus } from '../support/expect-status.ts'
import { clause, expect, test } from '../support/test.ts'
import { fieldsIn } from '../support/violations.ts'
import { readsAnyRecords } from '../verify/observed.ts'
import { send, successOf, type Changes, type Values } from './example-request.ts'

/** A parameter, or a field of a JSON body. */
interface Value {
  readonly in: string
  readonly name: string
  readonly schema: Schema
  readonly required?: boolean
  readonly example?: unknown
}

/** Values that the document excludes. */
const wrongValues = ({ in: place, schema, required = false, example = 'x' }: Value): readonly unknown[] => {
  const { type, enum: values, minimum, maximum, minLength = 0 } = resolved(schema)
  return [
    // The path has no place for a missing value.
    ...(required && place !== 'path' ? [undefined] : []),
    ...(type === 'integer' ? ['x', minimum - 1, ...(maximum < Number.MAX_SAFE_INTEGER ? [maximum + 1] : [])] : []),
    ...(values ? ['NOPE'] : []),
    ...(minLength > 0 ? [''] : []),
    ...(place === 'query' && schema.type !== 'array' ? [[example, example]] : []),
  ]
}

/** Values that the document includes. */
const validValues = ({ schema, example = 'x' }: Value): readonly unknown[] => {
  const { type, enum: values } = resolved(schema)
  return values ?? (type === 'integer' ? [example, 1, 2] : [example, `${String(example)}0`])
}

/** A parameter that changes nothing: it only names the page that asks. */
const withoutEffect = new Set(['call.captchaQuestion.query.svc'])

const tooLarge = { name: 'large.zip', bytes: new Uint8Array(10_485_761) }

/** What makes a request return each status that the example does not have. */
const changesFor: Readonly<Record<string, (operation: Operation, etag: string | null) => Changes>> = {
  206: () => ({ headers: { range: 'bytes=0-1' } }),
  304: (_, etag) => ({ headers: { 'if-none-match': etag! } }),
  400: (operation) => {
    const [value] = refusable(operation)
    return changeOf(value!, wrongValues(value!)[0])
  },
  401: () => ({}),
  404: ({ parameters }) => ({
    path: Object.fromEntries(parameters.filter((each) => each.in === 'path').map(({ name }) => [name, 999_999])),
    query: Object.fromEntries(parameters.filter(({ required }) => required).map(({ name }) => [name, '0'])),
  }),
  413: ({ body }) =>
    body?.type === 'application/json'
      ? { raw: JSON.stringify('x'.repeat(1_048_575)) }
      : { body: { attachFile: tooLarge } },
  416: () => ({ headers: { range: 'bytes=999999999-' } }),
  415: () => ({ headers: { 'content-type': 'text/plain' }, raw: 'text' }),
}

/** The fields of the body of an operation. */
const bodyValues = ({ body }: Operation): readonly Value[] => {
  const { properties = {}, required = [] } = resolved(body?.schema ?? {})
  return Object.entries<Schema>(properties).map(([name, schema]) => ({
    ...{ in: 'body', name, schema, required: required.includes(name) },
    example: (body?.example as Values | undefined)?.[name],
  }))
}

const valuesOf = (operation: Operation): readonly Value[] => [
  ...operation.parameters.filter((each) => each.in !== 'header'),
  ...bodyValues(operation),
]

const changeOf = ({ in: place, name }: Value, value: unknown): Changes => ({ [place]: { [name]: value } })

/** What is refused on its own: of a form one part, because which parts it needs depends on others. */
const refusable = (operation: Operation): readonly Value[] =>
  valuesOf(operation)
    .filter((value) => wrongValues(value).length > 0)
    .slice(0, operation.body?.type === 'multipart/form-data' ? 1 : undefined)

/** Fails unless the wrong values of a parameter or field are refused. */
const expectRefused = async (api: ApiClient, operation: Operation, value: Value) => {
  for (const wrong of wrongValues(value)) {
    const { status, body } = await send(api, operation, changeOf(value, wrong))
    expectStatus(status, 400)
    expect(body.errors, `${value.name} ${String(wrong)}`).toMatchObject([{ field: value.name }])
  }
}

/** Whether a back end without the records of the examples refuses a wrong value of a parameter or field. */
const isRefused = async (api: ApiClient, operation: Operation, value: Value): Promise<boolean> => {
  for (const wrong of wrongValues(value))
    if ((await send(api, operation, changeOf(value, wrong))).status >= 400) return true
  return false
}

/** A request without the parameters that can be left out. */
const withoutOptional = ({ parameters }: Operation): Values =>
  Object.fromEntries(
    parameters
      .filter((each) => each.in === 'query' && each.required !== true)
      .map(({ name }): [string, unknown] => [name, undefined]),
  )

/** Fails unless the value of a parameter changes the response, and its default is the documented one. */
const expectEffect = async (api: ApiClient, operation: Operation, value: Value) => {
  const { name, schema, required } = value
  /** The responses to requests with this parameter, beside those of the example or those that are required. */
  const shown = async (others: Values, values: readonly unknown[]) => {
    const responses = []
    for (const each of values) {
      const { query, ...changes } = changeOf(value, each)
      const { status, bytes } = await send(api, operation, { ...changes, query: { ...others, ...query } })
      responses.push(`${status} ${Buffer.from(bytes).toString('base64')}`)
    }
    return responses
  }
  const values = [...(required ? [] : [undefined]), ...validValues(value)]
  const counts = [new Set(await shown(withoutOptional(operation), values)).size, new Set(await shown({}, values)).size]
  expect(Math.max(...counts), `${name} changes nothing`).toBeGreaterThan(1)
  const byDefault = resolved(schema).default
  if (byDefault !== undefined) expect(new Set(await shown({}, [undefined, byDefault])).size).toBe(1)
}

/** The kind of captcha whose key an operation takes. */
const captchaOf: { readonly [operationId: string]: Kind } = {
  captchaSound: 'AUDIO',
  captchaImage: 'CAPTCHA',
  captchaUi: 'RECEIPT',
  captchaQuestion: 'RECEIPT',
  verifyCaptcha: 'RECEIPT',
}

/** Whether the records of the examples are there. */
const hasRecords = !target || target.controlPlane === true || target.records

/** Without them, the incident of the example is one that the back end lists. */
const isOfAnyIncident = ({ id }: Operation) => id === 'eventLog'

/** Values that take the place of those of an example: the key of a new captcha, its answer if the test needs it, a record. */
const currentValues = async (operation: Operation, api: ApiClient, world: World, { kind }: Part): Promise<Values> => {
  if (isOfAnyIncident(operation) && !hasRecords) return { id: (await api.get('/api/event-log')).body[0]?.id }
  const category = captchaOf[operation.id]
  if (category === undefined) return {}
  const key = await newKey(api, category)
  const needsAnswer = operation.id === 'verifyCaptcha' && kind === 'query'
  return { key, captchaKey: key, ...(needsAnswer && { captchaValue: (await world.captcha(key)).value }) }
}

const withCurrentValues = async (...[operation, ...context]: Parameters<typeof currentValues>): Promise<Operation> => {
  const values = await currentValues(operation, ...context)
  const parameters = operation.parameters.map((each) => ({ ...each, example: values[each.name] ?? each.example }))
  return { ...operation, parameters }
}

/** Expects the example of an operation to succeed, where there is a record that it can be about. */
const expectSuccess = (operation: Operation, status: number) => {
  test.skip(!hasRecords && status >= 400, 'OMIT: there is no record to ask for (set records)')
  expectStatus(status, Number(successOf(operation)))
}

const judgePart = {
  status: async (api: ApiClient, operation: Operation, { name }: Part) => {
    if (name === '400') for (const value of refusable(operation)) await expectRefused(api, operation, value)
    const etag = name === '304' ? (await send(api, operation)).headers.get('etag') : null
    const changes = name === successOf(operation) ? {} : changesFor[name]!(operation, etag)
    const { status, violations } = await send(api, operation, changes)
    if (name === successOf(operation)) expectSuccess(operation, status)
    else expectStatus(status, Number(name))
    expect(violations.filter(({ field }) => field === '' || !target)).toEqual([])
  },

  parameter: async (api: ApiClient, operation: Operation, { kind, name, id }: Part) => {
    const value = valuesOf(operation).find((each) => each.in === kind && each.name === name)!
    expectSuccess(operation, (await send(api, operation)).status)
    if (!target) await expectRefused(api, operation, value)
    if (withoutEffect.has(id)) return
    if (kind !== 'body' && hasRecords) return expectEffect(api, operation, value)
    const isShown = !target || (await isRefused(api, operation, value))
    test.skip(!isShown, 'OMIT: no response shows whether it reads the parameter (set records)')
  },

  /** At another back end, the records may have it only without the parameters of the example, or not at all. */
  field: async (api: ApiClient, operation: Operation, { name }: Part) => {
    for (const query of [{}, withoutOptional(operation)]) {
      const { status, body, violations } = await send(api, operation, { query })
      expect(violations.filter(({ field }) => field === name)).toEqual([])
      if (status < 300 && fieldsIn(body).includes(name)) return
    }
    test.skip(target !== undefined, 'OMIT: no response had the field (records that have it)')
    expect([name, 'is in no response']).toEqual([])
  },
}

for (const operation of productOperations)
  for (const part of partsOf(operation))
    test(...clause(part.id), async ({ api, world }) => {
      const isOfList = operation.method === 'GET' && !operation.path.includes('{')
      if (isOfList || isOfAnyIncident(operation)) readsAnyRecords()
      if ('401' in operation.responses && part.name !== '401') await world.patch({ persona: 'main' })
      const judge = judgePart[part.kind === 'status' || part.kind === 'field' ? part.kind : 'parameter']
      await judge(api, await withCurrentValues(operation, api, world, part), part)
    })
