import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import type { MockResponse } from '../http/request.ts'
import { json, problemResponse } from '../http/responses.ts'
import { differencesOf } from './difference.ts'
import type { Route } from './exchange.ts'
import { findRow } from './find-row.ts'

const routeOf = (path: string) => findRow('GET', path) as Route
const notices = routeOf('/api/support/notice')
const notice = (noticeId: number, title: string) => ({ noticeId, title, regYmdt: `2026-11-1${noticeId} 09:00:00` })
const page = (...content: object[]) => json(200, { content, totalElements: content.length })
const textOf = (body: string, status = 200): MockResponse => ({
  status,
  headers: [['content-type', 'text/plain']],
  body,
})
const notFound = (locale: 'ko' | 'ja') => problemResponse(new Refusal('NOT_FOUND'), locale)
const inKorean = json(404, { code: 'NOT_FOUND', message: '없습니다.' })
const some = expect.any(String)

test.each<[kind: string, field: string, mock: MockResponse, backEnd: MockResponse, ours: unknown, theirs: unknown]>([
  ['order', 'content', page(notice(1, 'a'), notice(2, 'b')), page(notice(2, 'b'), notice(1, 'a')), some, some],
  ['value', 'abuse', json(200, { abuse: false }), json(200, { abuse: true }), 'false', 'true'],
  ['missing', 'abuse', json(200, { abuse: false }), json(200, {}), 'false', null],
  ['unexpected', 'since', json(200, {}), json(200, { since: 2026 }), null, '2026'],
  ['length', '', json(200, [1, 2]), json(200, []), '2', '0'],
  ['type', '', json(200, ['RELS']), json(200, { 0: 'RELS' }), '["RELS"]', '{"0":"RELS"}'],
  ['form', 'at', json(200, { at: '2026-11-19' }), json(200, { at: '2026.11.19' }), '"2026-11-19"', '"2026.11.19"'],
  ['media', '', json(200, ['png']), textOf('["png"]'), '"application/json"', '"text/plain"'],
  ['status', '', notFound('ko'), json(403, {}), '404', '403'],
  ['language', 'message', notFound('ja'), inKorean, some, some],
])('a difference of the kind %s', (kind, field, mock, backEnd, ours, theirs) => {
  const { differences } = differencesOf(notices, mock, backEnd)
  expect(differences).toEqual([{ kind, field, mock: ours, backEnd: theirs, clauses: expect.any(Array) }])
})

test.each(['9007199254740993', '1e400'])(
  'a number that JavaScript cannot hold is shown as it was sent (%s)',
  (total) => {
    const body = `{"totalElements":${total},"content":[{"noticeId":${total}}]}`
    const backEnd = { ...json(200, JSON.parse(body)), body }
    const { differences } = differencesOf(notices, json(200, { totalElements: 1, content: [{ noticeId: 7 }] }), backEnd)
    const found = { field: 'totalElements', kind: 'value', mock: '1', backEnd: total }
    expect(differences[0]).toMatchObject(found)
    // Of an id, only the form counts.
    expect(differences).toHaveLength(total.includes('e') ? 2 : 1)
  },
)

test('other numbers, times of the same form and words of an error are no difference', () => {
  for (const [mock, backEnd] of [
    [page(notice(1, 'a')), page(notice(7, 'a'))],
    [notFound('ko'), inKorean],
  ] as const)
    expect(differencesOf(notices, mock, backEnd)).toEqual({ differences: [], notCompared: [] })
})

test.each([
  [
    'the list',
    '/api/support/notice',
    page(notice(1, 'a'), notice(2, 'b')),
    page(notice(2, 'b'), notice(1, 'a')),
    [...['notice.list.newest-first', 'call.notice.list']],
  ],
  [
    'a field of its items',
    '/service-news/page',
    page({ applyYmd: '2026-11-19' }),
    page({ applyYmd: '2026.11.19' }),
    ['notice.list.newest-first', 'call.news.item.form-of-apply-ymd', 'call.news.list'],
  ],
  [
    'the refusal',
    '/api/support/notice/1',
    notFound('ko'),
    json(403, {}),
    ['error.status.not-found', 'call.notice.detail'],
  ],
  [
    'the language',
    '/api/support/notice/1',
    notFound('ja'),
    inKorean,
    [...['error.body.language', 'error.body.message', 'error.status.not-found', 'call.notice.detail']],
  ],
])('a difference names the requirements of %s', (_place, path, mock, backEnd, clauses) => {
  expect(differencesOf(routeOf(path), mock, backEnd).differences.map((each) => each.clauses)).toEqual([clauses])
})

test.each([
  ['The response is not JSON, or nested too deep.', json(200, []), { ...json(200, []), json: undefined! }],
  [
    'The response is not JSON, or nested too deep.',
    json(200, []),
    json(200, JSON.parse('['.repeat(200) + ']'.repeat(200))),
  ],
  ['Of files only the media type is compared.', textOf('a'), textOf('b')],
  ['The back end sent no complete response.', textOf('a'), textOf('a', 206)],
])('%s', (reason, mock, backEnd) => {
  expect(differencesOf(notices, mock, backEnd)).toEqual({ differences: [], notCompared: [{ field: '', reason }] })
})
