import { describe, expect, test } from 'vitest'
import { clause } from '#e2e/support/clause.ts'
import { documentClauses } from '#e2e/report/document-clauses.ts'
import { catalogue } from '#specs/clauses/index.ts'

describe('the clauses of the OpenAPI document', () => {
  const rows = Object.entries(documentClauses)

  test('the OpenAPI document has a clause for each part of an operation of the product', () => {
    const ids = rows
      .map(([id]) => id)
      .filter((id) => id.startsWith('call.eventLog.') || id.includes('.cachedNews.query'))
    expect(ids.slice(0, 6)).toEqual([
      'call.cachedNews.query.size',
      'call.cachedNews.query.serviceNewsTypeCodes',
      'call.eventLog.status.200',
      'call.eventLog.status.400',
      'call.eventLog.status.404',
      'call.eventLog.path.id',
    ])
    expect(ids.at(-1)).toBe('call.eventLog.field.content.resourceList.resourceEtcDescription')
    expect(documentClauses['call.cachedNews.status.304']).toEqual({
      text: 'GET /service-news/page/cached can return 304 without a body.',
      class: 'assumed',
      was: 'product',
      because: 'The specification names no status.',
      statements: ['7.23'],
      proof: 'api',
    })
    expect(documentClauses['call.eventLog.field.code']).toEqual({
      text: 'The response of GET /api/event-log/{id} has the field code.',
      class: 'product',
      statements: ['3.6', '7.25'],
      proof: 'api',
    })
  })

  test('clauses of the OpenAPI document have other ids and texts than those of specs/clauses', () => {
    expect(rows.filter(([id]) => id in catalogue)).toEqual([])
    const texts = [...rows.map(([, { text }]) => text), ...Object.values(catalogue).map(({ text }) => text)]
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('clauses of the OpenAPI document are checked where a test names them', () => {
    expect(() => clause('call.eventLog.field.nothing')).toThrow(
      'call.eventLog.field.nothing: it is not in the catalogue',
    )
  })
})
