import fc, { type Arbitrary } from 'fast-check'
import { operations, type Operation } from '../mock-client/contract-document.ts'
import { broken, hostileText, valid } from './values.ts'

export interface FuzzRequest {
  /** The id of the operation that it was generated from. */
  readonly from: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Operations that are not fuzzed. A reset would clear the world in the middle of a run. */
const excluded = new Set(['resetWorld'])

const mostly = <T>(common: Arbitrary<T>, rare: Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: common }, { weight: 2, arbitrary: rare })

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const parameterValue = ({ schema, example }: Operation['parameters'][number]) =>
  fc.oneof(
    ...(example === undefined ? [] : [{ weight: 3, arbitrary: fc.constant(example) }]),
    { weight: 3, arbitrary: valid(schema) },
    { weight: 1, arbitrary: hostileText },
  )

/** The path of an operation. Control-plane operations get the world `scratch` instead of the default world. */
const pathOf = ({ path, parameters, isControl }: Operation, scratch: string): Arbitrary<string> => {
  const pathParameters = parameters.filter((parameter) => parameter.in === 'path')
  const queries = parameters.filter((parameter) => parameter.in === 'query')
  const query = fc.record(Object.fromEntries(queries.map((each) => [each.name, parameterValue(each)])), {
    requiredKeys: queries.filter(({ required }) => required).map(({ name }) => name),
  })
  const namesWorld = isControl && queries.some(({ name }) => name === 'world')
  const withScratchWorld = (values: Readonly<Record<string, unknown>>) =>
    namesWorld && (values['world'] ?? 'default') === 'default' ? { ...values, world: scratch } : values
  const filled = fc.tuple(...pathParameters.map(parameterValue)).map((values) =>
    pathParameters.reduce((filledPath, { name }, i) => {
      const value = isControl && name === 'id' ? scratch : encoded(values[i])
      // An empty segment or a segment of dots would change the path.
      return filledPath.replace(`{${name}}`, /^\.*$/.test(value) ? '0' : value)
    }, path),
  )
  const extra = fc.option(
    hostileText.map((text) => `&extra=${encoded(text)}&extra=2`),
    { nil: '', freq: 9 },
  )
  return fc.tuple(filled, query, extra).map(([filledPath, values, suffix]) => {
    const search = Object.entries(withScratchWorld(values))
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&')
    return `${filledPath}?${search}${suffix}`
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

/** Valid and slightly invalid requests of the documented operations. `scratch` is the id of a world that may change. */
export const anyRequest = (scratch: string): Arbitrary<FuzzRequest> =>
  fc.constantFrom(...operations.filter(({ id }) => !excluded.has(id))).chain((operation) =>
    fc
      .record({
        path: pathOf(operation, scratch),
        content: bodyOf(operation),
        method: mostly(fc.constant(operation.method), fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
        language: languages,
      })
      .map(({ path, content, method, language }): FuzzRequest => {
        const hasBody = !['GET', 'HEAD'].includes(method)
        return {
          from: operation.id,
          method,
          path,
          headers: { 'accept-language': language, ...(hasBody && content.headers) },
          ...(hasBody && content.body !== undefined && { body: content.body.toWellFormed() }),
        }
      }),
  )
