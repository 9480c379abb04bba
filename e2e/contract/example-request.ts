import type { ApiClient } from '../mock-client/api-client.ts'
import type { Operation } from '../mock-client/contract-document.ts'
import { multipart, type Part as FormPart } from '../mock-client/multipart.ts'
import { target } from '../mock-client/deployment.ts'
import { fieldsOf } from '../report/document-clauses.ts'
import { expectStatus } from '../support/expect-status.ts'
import { expect } from '../support/test.ts'
import { fieldsIn, listedStatus, violationsOf } from '../support/violations.ts'

export type Values = Readonly<Record<string, unknown>>

/** What differs from the example request of an operation. An undefined value is left out, and a list is sent as several parameters. */
export interface Changes {
  readonly path?: Values
  readonly query?: Values
  readonly body?: Values
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the body. */
  readonly raw?: string
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

/** Sends the example request of an operation, with changes. Resolves with the response, and how it violates the document. */
export const send = async (api: ApiClient, operation: Operation, changes: Changes = {}) => {
  const { method, path, parameters } = operation
  const examples = (place: string) =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map(({ name, example }) => [name, example]))
  const pathValues = { ...examples('path'), ...changes.path }
  const query = presentIn({ ...examples('query'), ...changes.query }).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(pathValues[name]))
  const url = query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled
  const response = await api.send(method, url, bodyOf(operation, changes))
  const status = listedStatus(operation, response.status)
  expectStatus(response.status, status)
  const violations = violationsOf(operation, { ...response, status })
  const schema = operation.responses[status]
  // Another back end is judged clause by clause, and may return more fields.
  if (!target) {
    expect(violations).toEqual([])
    if (schema) expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...fieldsIn(response.body)]))
  }
  return { ...response, status, violations }
}

/** The status of the example. */
export const successOf = ({ media }: Operation) => Object.keys(media).find((status) => status < '300')!
