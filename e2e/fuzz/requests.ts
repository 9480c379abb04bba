import fc, { type Arbitrary } from 'fast-check'
import { operations, type Operation } from './document.ts'
import { broken, hostileText, valid } from './values.ts'

/** A request as it goes out. */
export interface FuzzRequest {
  /** The operation that it was made from. */
  readonly from: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Ends the world of everybody, or is a connection cut by intent. */
const left = new Set(['resetWorld'])

const usual = <T>(good: Arbitrary<T>, bad: Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: good }, { weight: 2, arbitrary: bad })

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const parameterValue = ({ schema, example }: Operation['parameters'][number]) =>
  fc.oneof(
    ...(example === undefined ? [] : [{ weight: 3, arbitrary: fc.constant(example) }]),
    { weight: 3, arbitrary: valid(schema) },
    { weight: 1, arbitrary: hostileText },
  )

/** A path of an operation; of the control plane never in the world of everybody, but in one that the run may spoil. */
const pathOf = ({ path, parameters, isControl }: Operation, spoiled: string): Arbitrary<string> => {
  const places = parameters.filter((parameter) => parameter.in === 'path')
  const queries = parameters.filter((parameter) => parameter.in === 'query')
  const query = fc.record(Object.fromEntries(queries.map((each) => [each.name, parameterValue(each)])), {
    requiredKeys: queries.filter(({ required }) => required).map(({ name }) => name),
  })
  const namesWorld = isControl && queries.some(({ name }) => name === 'world')
  const aimed = (values: Readonly<Record<string, unknown>>) =>
    namesWorld && (values['world'] ?? 'default') === 'default' ? { ...values, world: spoiled } : values
  const filled = fc.tuple(...places.map(parameterValue)).map((values) =>
    places.reduce((made, { name }, i) => {
      const value = isControl && name === 'id' ? spoiled : encoded(values[i])
      // An empty segment, or one of dots, would be another path.
      return made.replace(`{${name}}`, /^\.*$/.test(value) ? '0' : value)
    }, path),
  )
  const extra = fc.option(
    hostileText.map((text) => `&extra=${encoded(text)}&extra=2`),
    { nil: '', freq: 9 },
  )
  return fc.tuple(filled, query, extra).map(([made, values, more]) => {
    const search = Object.entries(aimed(values))
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&')
    return `${made}?${search}${more}`
  })
}

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

const bodyOf = ({ body }: Operation): Arbitrary<Pick<FuzzRequest, 'headers' | 'body'>> => {
  if (!body || body.type !== 'application/json') return fc.constant({ headers: {} })
  const asJson = (value: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value) ?? '',
  })
  return fc.oneof(
    { weight: 6, arbitrary: valid(body.schema).map(asJson) },
    { weight: 4, arbitrary: broken(body.schema).map(asJson) },
    {
      weight: 1,
      arbitrary: fc.record({
        headers: fc.constantFrom(
          { 'content-type': 'application/json' },
          { 'content-type': 'text/plain' },
          { 'content-type': 'multipart/form-data' },
        ),
        body: fc.oneof(fc.constantFrom('{', '[1,', '"', '{"a":1}}', deep, '{"__proto__":{"x":1}}'), hostileText),
      }),
    },
  )
}

const languages = fc.constantFrom('ko', 'en', 'ja', 'fr', '*', ';;;q=,', 'ko;q=NaN', 'x'.repeat(3000))

/** Any request that the document describes, and what is near to it. */
export const anyRequest = (spoiled: string): Arbitrary<FuzzRequest> =>
  fc.constantFrom(...operations.filter(({ id }) => !left.has(id))).chain((operation) =>
    fc
      .record({
        path: pathOf(operation, spoiled),
        sent: bodyOf(operation),
        method: usual(fc.constant(operation.method), fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
        language: languages,
      })
      .map(({ path, sent, method, language }): FuzzRequest => {
        const mayCarry = !['GET', 'HEAD'].includes(method)
        return {
          from: operation.id,
          method,
          path,
          headers: { 'accept-language': language, ...(mayCarry && sent.headers) },
          ...(mayCarry && sent.body !== undefined && { body: sent.body.toWellFormed() }),
        }
      }),
  )
