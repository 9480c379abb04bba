import { expect, test } from 'vitest'
import { faultWords } from '../faults/fault-words.ts'
import { changesOf, fieldsOf, textOf, wordedFields } from './record-fields.ts'
import { newWorldValues, newWorldWords, settingWords } from './world-words.ts'

const document = { info: { description: '' }, tags: [], paths: {}, components: {} }
const properties = {
  id: { type: 'string' },
  persona: { type: 'string', enum: ['anonymous', 'main'] },
  now: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
  abuse: { type: 'boolean' },
  latencyMs: { anyOf: [{ type: 'number' }, { type: 'array' }] },
  allowFileExt: { type: 'array', items: { type: 'string' } },
  seed: { type: 'string' },
}
const faultSchema = {
  properties: {
    ...{
      operationId: { type: 'string' },
      path: { type: 'string' },
      status: { type: 'integer' },
      code: { type: 'string' },
    },
    ...{ body: {}, delayMs: { type: 'integer' }, abort: { type: 'boolean' }, times: { type: 'integer' } },
  },
}
const fieldsWith = (words: typeof settingWords) => wordedFields({ properties }, document, words)
const world = { persona: 'main', abuse: false, latencyMs: [50, 200], allowFileExt: ['png', 'pdf'], seed: null }

test('the fields of a form are those with words, in their order', () => {
  expect(fieldsWith(settingWords).map(({ path }) => path)).toEqual([
    ...['persona', 'latencyMs', 'seed', 'allowFileExt', 'abuse'],
  ])
})

test('an object in a record has a field for each of its values', () => {
  const title = { type: 'object', properties: { ko: { type: 'string' }, en: { type: 'string' } } }
  const schema = { properties: { id: { type: 'integer' }, title } }
  expect(fieldsOf(schema, document).map(({ path }) => path)).toEqual(['id', 'title.ko', 'title.en'])
})

test('an object whose values are all emptied is left out', () => {
  const quota = { type: 'object', properties: { limit: { type: 'integer' }, windowMs: { type: 'integer' } } }
  const fields = fieldsOf({ properties: { quota } }, document)
  const values = { quota: { limit: 1, windowMs: 2 } }
  expect(changesOf(fields, values, { 'quota.limit': '5' })).toEqual({ quota: { limit: 5, windowMs: 2 } })
  expect(changesOf(fields, values, { 'quota.limit': '', 'quota.windowMs': '' })).toEqual({ quota: undefined })
})

test('names with values are typed as pairs', () => {
  const headers = { type: 'object', additionalProperties: { type: 'string' } }
  const fields = wordedFields({ properties: { headers }, required: ['headers'] }, document, faultWords)
  expect(fields[0]!.isRequired).toBe(false)
  const sent = { headers: { 'Retry-After': '5', 'X-Rest': 'a=b' } }
  expect(textOf(sent, fields[0]!)).toBe('Retry-After=5; X-Rest=a=b')
  expect(changesOf(fields, {}, { headers: ' Retry-After = 5;X-Rest=a=b; ' })).toEqual(sent)
  expect(changesOf(fields, sent, { headers: '' })).toEqual({ headers: undefined })
  expect(['a', 'a=1;', ''].map((text) => Boolean(fields[0]!.format!.problem!(text)))).toEqual([true, false, false])
})

test('values are shown as they are typed', () => {
  expect(fieldsWith(settingWords).map((field) => textOf(world, field))).toEqual([
    ...['main', '50-200', '', 'png, pdf', 'false'],
  ])
})

test('what is typed is sent, the time in UTC+9', () => {
  const typed = { id: 'a', seed: 's', latencyMs: '5 - 9', allowFileExt: 'png, pdf log', now: '2026-11-20T09:15:00' }
  expect(changesOf(fieldsWith(newWorldWords), newWorldValues, typed)).toEqual({
    id: 'a',
    seed: 's',
    latencyMs: [5, 9],
    allowFileExt: ['png', 'pdf', 'log'],
    now: '2026-11-20T00:15:00.000Z',
  })
})

test('only what differs is sent', () => {
  const typed = { persona: 'main', abuse: 'true', latencyMs: '30', allowFileExt: '', seed: '' }
  expect(changesOf(fieldsWith(settingWords), world, typed)).toEqual({ abuse: true, latencyMs: 30, allowFileExt: [] })
})

test('an invalid number is sent as it is typed, so that the control plane reports it', () => {
  expect(changesOf(fieldsWith(newWorldWords), newWorldValues, { latencyMs: 'slow' })).toEqual({ latencyMs: 'slow' })
})

test.each([
  [
    { operationId: 'abuse', code: 'BUSY', times: '2' },
    { operationId: 'abuse', code: 'BUSY', times: 2 },
  ],
  [
    { body: '[1]', delayMs: 'long', abort: 'true' },
    { body: [1], delayMs: 'long', abort: true },
  ],
  [{ status: '', body: ' ', path: '' }, {}],
])('of the fault %o, %o is sent', (typed, fault) => {
  const sent = changesOf(wordedFields(faultSchema, document, faultWords), { status: 500, body: {}, path: '/' }, typed)
  expect(JSON.parse(JSON.stringify(sent))).toEqual(fault)
})

test('a body that is not valid JSON is not sent', () => {
  expect(faultWords.body!.format!.problem!('[1,')).toBe('Not valid JSON.')
  expect(faultWords.body!.format!.problem!('null')).toBeUndefined()
})
