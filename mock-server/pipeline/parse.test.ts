import { expect, test } from 'vitest'
import * as z from 'zod'
import { post } from '#specs/contract/endpoint.ts'
import { filePart } from '#specs/contract/upload.ts'
import { isRefusal } from '../http/refusal.ts'
import type { Form, MockRequest } from '../http/request.ts'
import { parse } from './parse.ts'

const row = post('/api/documents', {
  clause: 'call.inquiry.submit',
  origin: 'assumed',
  summary: 'A form with files under a name of its own',
  form: z.object({ title: z.string(), note: z.string().optional(), documents: z.array(filePart).optional() }),
  responses: { 204: null },
})

const upload = (field: string) => ({ field, name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '', bytes: null })
const document = upload('documents')

/** The parsed form, or the field and message of each error of the refusal. */
const parsed = async (fields: Form['fields'], files: Form['files'] = []) => {
  const request: MockRequest = {
    method: 'POST',
    url: row.path,
    header: (name) => (name === 'content-type' ? 'multipart/form-data; boundary=b' : undefined),
    site: undefined,
    bytes: async () => new Uint8Array(),
    form: async () => ({ fields, files }),
  }
  try {
    const { form, received } = await parse({ id: 'documents', row, params: {} }, request, '')
    return { form, received }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.detail.errors?.map(({ field, message }) => `${field} ${JSON.stringify(message)}`)
  }
}

test('parses the parts that the row declares', async () => {
  expect(await parsed([['title', 'x']], [document, document])).toEqual({
    form: { title: 'x', documents: [document, document] },
    received: { fields: { title: 'x' }, files: [document, document] },
  })
})

test('accepts a form without its required parts, which the rules judge', async () => {
  expect(await parsed([])).toEqual({ form: {}, received: { fields: {}, files: [] } })
})

test('keeps unknown text parts, also with names of Object.prototype', async () => {
  const fields = [
    ['unknown', '1'],
    ['__proto__', '2'],
    ['constructor', '3'],
  ] as const
  expect(await parsed(fields)).toMatchObject({ received: { fields: Object.fromEntries(fields) } })
})

const notText = (name: string) => `${name} ["error.notText",{"field":"documents"}]`

test.each<[string, Form['fields'], Form['files'], string[]]>([
  ['text as a file part', [['documents', 'x']], [], ['documents "error.notAFile"']],
  ['text beside a file', [['documents', 'x']], [document], ['documents "error.notAFile"']],
  ['a file as a text part', [], [upload('title')], [notText('title')]],
  ['a file beside a text', [['title', 'x']], [upload('title')], [notText('title')]],
  ['a file as an unknown part', [], [upload('documents[]')], [notText('documents[]')]],
  [
    'a repeated text part',
    [
      ['title', 'x'],
      ['title', 'x'],
    ],
    [],
    ['title "error.fieldTwice"'],
  ],
  [
    'a repeated unknown part',
    [
      ['unknown', 'x'],
      ['unknown', 'y'],
    ],
    [],
    ['unknown "error.fieldTwice"'],
  ],
  [
    'several errors',
    [['documents', 'x']],
    [upload('title'), upload('avatar')],
    [notText('title'), 'documents "error.notAFile"', notText('avatar')],
  ],
])('refuses %s', async (_example, fields, files, errors) => {
  expect(await parsed(fields, files)).toEqual(errors)
})
