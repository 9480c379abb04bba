import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contractDocument, operations, resolved, type Operation, type Schema } from '../support/contract-document.ts'
import { multipart, type Part } from '../support/multipart.ts'
import { operationIds } from '../support/operations.ts'
import { clause, expect, test } from '../support/test.ts'

const ofProduct = operations.filter(({ isControl }) => !isControl)

test(...clause('call.document.committed'), async ({ api }) => {
  const committed = readFileSync(join(import.meta.dirname, '../../specs/contract/openapi.yaml'), 'utf8')
  const { body } = await api.get('/__mock/openapi.json')
  expect(body).toEqual({ ...parse(committed), servers: body.servers })
})

test(...clause('call.document.operation-ids'), () => {
  expect(ofProduct.map(({ id }) => id).toSorted()).toEqual(operationIds)
})

test(...clause('call.document.operation-origin'), () => {
  const byId = Object.fromEntries(operations.map(({ id, origin }) => [id, origin]))
  expect([...new Set(Object.values(byId))].toSorted()).toEqual(['assumed', 'mock', 'product'])
  expect(byId).toMatchObject({
    submitInquiry: 'product',
    inquiryCodes: 'product',
    verifyCaptcha: 'product',
    abuse: 'assumed',
    session: 'assumed',
    signIn: 'mock',
    accounts: 'mock',
    signOut: 'assumed',
    createWorld: 'assumed',
  })
})

test(...clause('call.document.part-origin'), () => {
  const { parameters } = operations.find(({ id }) => id === 'faqs')!
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query')
  const assumed = ofQuery.filter((parameter) => parameter['x-origin'] === 'assumed').map(({ name }) => name)
  expect(assumed.toSorted()).toEqual(['categoryCode2', 'searchKeyword'])
})

test(...clause('call.answer.wrapped'), () => {
  const namesOf = (schema: Schema): string[] => {
    const { properties = {}, anyOf = [], oneOf = [] } = resolved(schema)
    return [...Object.keys(properties as Schema), ...[...anyOf, ...oneOf].flatMap(namesOf)]
  }
  const wrapped = ofProduct.filter(({ responses }) => {
    const names = responses['200'] ? namesOf(responses['200']) : []
    return names.includes('code') && names.includes('content')
  })
  expect(wrapped.map(({ id }) => id).toSorted()).toEqual(['eventLog', 'submitInquiry'])
  expect(contractDocument.openapi).toMatch(/^3\.1\./)
})

/** The address of the example request of an operation. */
const addressOf = ({ path, parameters }: Operation) => {
  const valueOf = (name: string) =>
    String((parameters.find((parameter) => parameter.name === name)?.example as string | number | undefined) ?? '1')
  const query = parameters.filter(({ in: place, required }) => place === 'query' && required)
  const search = new URLSearchParams(query.map(({ name }) => [name, valueOf(name)])).toString()
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name))}?${search}`
}

// Only fin has every operation.
test.describe('signed in on fin', () => {
  test.use({ settings: { persona: 'main' }, site: 'fin' })

  test(...clause('call.document.obeyed', 'according to the journal of the mock'), async ({ api, world }) => {
    const reads = ofProduct.filter(({ method }) => method === 'GET')
    for (const operation of reads) await api.get(addressOf(operation))
    const journal = await world.journal()
    expect(journal.map(({ operationId }) => operationId)).toEqual(reads.map(({ id }) => id))
    expect(journal.flatMap(({ violations }) => violations)).toEqual([])
  })

  test(...clause('call.document.implemented'), async ({ api }) => {
    for (const operation of ofProduct) {
      const { method, body } = operation
      const form = body?.type === 'multipart/form-data' && multipart(Object.entries(body.example ?? {}) as Part[])
      const sent = body && (form ? form.body : JSON.stringify(body.example))
      const type = form ? form.type : body?.type
      const { status } = await api.send(method, addressOf(operation), {
        headers: { ...(type && { 'content-type': type }) },
        ...(sent !== undefined && { body: sent }),
      })
      expect(status, operation.id).not.toBe(501)
    }
  })
})
