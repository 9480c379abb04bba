import { contractDocument, operations, resolved, type Schema } from '../mock-client/contract-document.ts'
import { operationIds } from '../mock-client/operations.ts'
import { clause, expect, test } from '../support/test.ts'

const ofProduct = operations.filter(({ isControl }) => !isControl)

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

test(...clause('call.document.operation-origin', 'of parts'), () => {
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
