import { examples } from '#fixtures/examples/index.ts'
import type { ApiClient } from '../mock-client/api-client.ts'
import { operations, resolved, type Operation, type Schema } from '../mock-client/contract-document.ts'
import { fieldsOf, partsOf, productOperations } from '../report/document-clauses.ts'
import { originOf } from '../mock-client/deployment.ts'
import { multipart, type Part as FormPart } from '../mock-client/multipart.ts'
import { clausesOf, clauseStep, expect, test } from '../support/test.ts'
import { violationsOf } from '../support/violations.ts'
import type { World } from '../mock-client/world.ts'
import { expectStatus } from '../support/expect-status.ts'

type Values = Readonly<Record<string, unknown>>

/** What differs from the example request of an operation. An undefined value is left out, and a list is sent as several parameters. */
interface Changes {
  readonly path?: Values
  readonly query?: Values
  readonly body?: Values
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the body. */
  readonly raw?: string
}

/** The names of the fields that a JSON value has, in the form of `fieldsOf`. */
const fieldsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner).map((each) => `${name}.${each}`)])
}

const presentIn = (values: Values) => Object.entries(values).filter(([, value]) => value !== undefined)

const bodyOf = ({ body }: Operation, { body: changes, raw, headers }: Changes) => {
  if (!body) return { headers: headers ?? {} }
  const values = presentIn({ ...(body.example as Values), ...changes })
  const form = body.type === 'multipart/form-data' ? multipart(values as FormPart[]) : undefined
  return {
    headers: { 'content-type': form?.type ?? body.type, ...headers },
    body: raw ?? form?.body ?? JSON.stringify(Object.fromEntries(values)),
  }
}

/** Sends the example request of an operation, with changes. Every response must be what the document says. */
const send = async (api: ApiClient, operation: Operation, changes: Changes = {}) => {
  const { method, path, parameters, responses, media } = operation
  const examples = (place: string) =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map(({ name, example }) => [name, example]))
  const pathValues = { ...examples('path'), ...changes.path }
  const query = presentIn({ ...examples('query'), ...changes.query }).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(pathValues[name]))
  const url = query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled
  const response = await api.send(method, url, bodyOf(operation, changes))
  const { headers, bytes, body } = response
  // Another status of the same kind fails the clause of that status only.
  const similar = Object.keys(media)
    .filter((each) => each.startsWith(String(response.status)[0]!))
    .map(Number)
  const fits = (each: number) => violationsOf(operation, { ...response, status: each }) === undefined
  const status = response.status in media ? response.status : (similar.find(fits) ?? similar[0] ?? 200)
  expectStatus(response.status, status)
  const types = media[status]
  if (types?.length === 0) expect(bytes).toHaveLength(0)
  else expect(types).toContain(headers.get('content-type')?.split(';')[0])
  expect(violationsOf(operation, { ...response, status })).toBeUndefined()
  expect((operation.headers[status] ?? []).filter((name) => !headers.has(name))).toEqual([])
  const schema = responses[status]
  if (schema) expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...new Set(fieldsIn(body))]))
  return response
}

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
  400: (operation) => wrongRequests(operation)[0]!,
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

const valuesOf = (operation: Operation): readonly Value[] => [...operation.parameters, ...bodyValues(operation)]

const changeOf = ({ in: place, name }: Value, value: unknown): Changes => ({ [place]: { [name]: value } })

/** Requests with one wrong value each. */
const wrongRequests = (operation: Operation): readonly Changes[] =>
  valuesOf(operation).flatMap((value) => wrongValues(value).map((wrong) => changeOf(value, wrong)))

/** Fails unless the operation refuses the wrong values of a parameter or field. */
const expectRefused = async (api: ApiClient, operation: Operation, value: Value) => {
  for (const wrong of wrongValues(value)) {
    const { status, body } = await send(api, operation, changeOf(value, wrong))
    expectStatus(status, 400)
    expect(body.errors, `${value.name} ${String(wrong)}`).toMatchObject([{ field: value.name }])
  }
}

/** Fails unless the value of a parameter changes the response, and its default is the documented one. */
const expectEffect = async (api: ApiClient, operation: Operation, value: Value) => {
  const { name, schema, required } = value
  const optional = operation.parameters.filter((each) => each.in === 'query' && each.required !== true)
  const alone = Object.fromEntries(optional.map((each) => [each.name, undefined]))
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
  const counts = [new Set(await shown(alone, values)).size, new Set(await shown({}, values)).size]
  expect(Math.max(...counts), `${name} changes nothing`).toBeGreaterThan(1)
  const byDefault = resolved(schema).default
  if (byDefault !== undefined) expect(new Set(await shown({}, [undefined, byDefault])).size).toBe(1)
}

/** Restores a world in which the example of every operation succeeds. */
const prepare = async (api: ApiClient, world: World) => {
  const { body } = operations.find(({ id }) => id === 'restoreSnapshot')!
  const { status } = await api.json('PUT', `/__mock/worlds/${world.id}/snapshot`, body?.example)
  expect(status).toBe(200)
}

const successOf = ({ media }: Operation) => Object.keys(media).find((status) => status < '300')!

for (const operation of productOperations) {
  const parts = partsOf(operation)
  const [first, ...others] = parts.map(({ id }) => id)
  test(...clausesOf([first!, ...others]), async ({ api, world }) => {
    await prepare(api, world)
    const example = await send(api, operation)
    for (const { kind, name, id } of parts)
      await clauseStep(id, 'as the document says', async () => {
        if (kind === 'field') return expect(fieldsIn(example.body)).toContain(name)
        if (kind !== 'status') {
          const value = valuesOf(operation).find((each) => each.in === kind && each.name === name)!
          await expectRefused(api, operation, value)
          return kind === 'body' || withoutEffect.has(id) ? undefined : expectEffect(api, operation, value)
        }
        if (name === successOf(operation)) {
          expect(String(example.status)).toBe(name)
          const list = Array.isArray(example.body) ? example.body : example.body?.content
          if (Array.isArray(list)) expect(list).not.toEqual([])
          return
        }
        if (name === '401') await world.patch({ persona: 'anonymous' })
        const changes = changesFor[name]!(operation, example.headers.get('etag'))
        expect(String((await send(api, operation, changes)).status)).toBe(name)
        if (name === '401') await world.patch({ persona: 'main' })
      })
  })
}

for (const operation of operations.filter(({ isControl, origin }) => !isControl && origin !== 'product')) {
  const example = `the example of ${operation.id} returns what the document says`
  test(...clausesOf([operation.clause, 'call.document.obeyed'], example), async ({ api, world }) => {
    await prepare(api, world)
    const { status, body } = await send(operation.site ? api.at(originOf(operation.site)) : api, operation)
    expect(String(status)).toBe(successOf(operation))
    const { example } = operation
    // An excerpt shows some rows of a list, and each new inquiry has another number.
    if ('excerpt' in examples[operation.id as keyof typeof examples])
      expect(body).toEqual(expect.arrayContaining(example as unknown[]))
    else if (operation.body?.type === 'multipart/form-data')
      expect(Object.keys(body)).toEqual(Object.keys(example as object))
    else if (example !== undefined) expect(body).toEqual(example)
  })
}
