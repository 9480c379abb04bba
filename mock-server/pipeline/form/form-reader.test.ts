import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../../http/refusal.ts'
import type { Form } from '../../http/request.ts'
import { formOfBytes } from './form-reader.ts'
import { readForm } from '../../hosts/bodies.ts'

const type = 'multipart/form-data; boundary=b'

const part = (headers: string | Uint8Array, value: string | Uint8Array = 'x') =>
  Buffer.concat(['--b\r\n', headers, '\r\n\r\n', value, '\r\n'].map((bytes) => Buffer.from(bytes)))
const field = (name: string, value = 'x') => part(`content-disposition: form-data; name="${name}"`, value)
const file = (name: string, bytes: string | Uint8Array = 'x', headers = 'content-type: text/plain') =>
  part(`content-disposition: form-data; name="attachFile"; filename="${name}"\r\n${headers}`, bytes)
const body = (...parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')])

/** The parsed form with byte counts for bytes, or the code and message of the refusal. */
const outcome = async (form: Promise<Form>) => {
  try {
    const { fields, files } = await form
    return {
      fields,
      files: files.map(({ bytes, ...rest }) => ({ ...rest, stored: bytes && Buffer.concat(bytes).length })),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { code, detail } = error
    // Without the values of its placeholders.
    return { code, message: [detail.message].flat()[0], fields: detail.errors?.map(({ field }) => field) }
  }
}

/** Parses a body as a stream of chunks. */
const streamed = (contentType: string, bytes: Uint8Array, chunkSize = 65_536) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, i) =>
    bytes.subarray(i * chunkSize, (i + 1) * chunkSize),
  )
  const headers = { 'content-type': contentType }
  const request = Object.assign(Readable.from(chunks, { objectMode: false }), { headers })
  const response = new EventEmitter()
  return readForm(request as unknown as IncomingMessage, response as ServerResponse).finally(() =>
    response.emit('close'),
  )
}

const both = async (contentType: string, bytes: Uint8Array) => ({
  stream: await outcome(streamed(contentType, bytes)),
  bytes: await outcome(formOfBytes(contentType, Uint8Array.from(bytes))),
})

const malformed = (message: string) => ({ code: 'BAD_REQUEST', message: `multipart.${message}`, fields: undefined })
const tooMany = malformed('tooManyParts')
const validBody = body(field('title'), file('a.txt'))
const sha = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const limit = 10 * 1024 * 1024

test.each<[string, string, Buffer, string]>([
  ['no boundary', 'multipart/form-data', validBody, 'noBoundary'],
  ['an empty boundary', 'multipart/form-data; boundary=', validBody, 'noBoundary'],
  ['two boundaries', `${type}; boundary=c`, validBody, 'noBoundary'],
  ['another boundary', 'multipart/form-data; boundary=other', validBody, 'boundaryNotFound'],
  ['an empty body', type, Buffer.from(''), 'noBody'],
  ['random bytes', type, Buffer.from('\u0000\u0001'.repeat(500)), 'boundaryNotFound'],
  ['a long preamble', type, Buffer.concat([Buffer.alloc(9000, 'x'), validBody]), 'boundaryNotFound'],
  ['no last boundary', type, field('title'), 'noClosingBoundary'],
  ['a body that ends within a value', type, validBody.subarray(0, 60), 'noClosingBoundary'],
  ['a body that ends within part headers', type, validBody.subarray(0, 30), 'noClosingBoundary'],
  ['a body that ends within the last boundary', type, validBody.subarray(0, -3), 'noClosingBoundary'],
  ['a truncated file', type, file('a.txt').subarray(0, -2), 'noClosingBoundary'],
  ['a part without headers', type, body(Buffer.from('--b\r\n\r\nx\r\n')), 'noDisposition'],
  ['a name of 101 characters', type, body(field('n'.repeat(101))), 'nameTooLong'],
  ['a name of 9000 characters', type, body(field('n'.repeat(9000))), 'headersTooLong'],
  ['a name with a line break', type, body(field('a\nb')), 'lineFeed'],
  ['LF after a padded boundary', type, Buffer.from('--b \t\ncontent-disposition: form-data'), 'lineFeed'],
  ['LF after a header', type, body(part('content-disposition: form-data; name="a"\ncontent-type: a/b')), 'lineFeed'],
  ['a header without a name', type, body(part(': form-data; name="a"')), 'headerLine'],
  ['text after a name', type, body(part('content-disposition: form-data; name="a" b')), 'parameters'],
  ['two names', type, body(part('content-disposition: form-data; name="a"; NAME=b')), 'parameters'],
  ['a name without an end', type, body(part('content-disposition: form-data; name="a')), 'parameters'],
])('both hosts refuse %s', async (_example, contentType, bytes, message) => {
  const refused = malformed(message)
  expect(await both(contentType, bytes)).toEqual({ stream: refused, bytes: refused })
})

test.each<[string, Buffer[]]>([
  ['the 65th field', Array.from({ length: 65 }, (_, i) => field(`f${i}`))],
  ['the 21st file', Array.from({ length: 21 }, (_, i) => file(`${i}.txt`))],
  ['the 85th part', Array.from({ length: 85 }, (_, i) => (i % 4 === 0 ? file(`${i}.txt`) : field(`f${i}`)))],
])('both hosts refuse %s', async (_example, parts) => {
  expect(await both(type, body(...parts))).toEqual({ stream: tooMany, bytes: tooMany })
})

test('both hosts accept a text of 64 KiB and refuse one byte more', async () => {
  const refused = { code: 'PAYLOAD_TOO_LARGE', message: 'error.fieldTooLong', fields: ['content'] }
  const long = await both(type, body(field('content', 'x'.repeat(65_537))))
  expect(long).toEqual({ stream: refused, bytes: refused })
  const accepted = { fields: [['content', 'x'.repeat(65_536)]], files: [] }
  expect(await both(type, body(field('content', 'x'.repeat(65_536))))).toEqual({ stream: accepted, bytes: accepted })
})

test.each<[string, Buffer, [string, string][]]>([
  [
    'a repeated field',
    body(field('a', '1'), field('a', '2')),
    [
      ['a', '1'],
      ['a', '2'],
    ],
  ],
  ['an empty value', body(field('a', '')), [['a', '']]],
  ['a value with line breaks', body(field('a', '1\r\n\r\n--2\r\n')), [['a', '1\r\n\r\n--2\r\n']]],
  ['Korean', body(field('제목', '한국어 日本語')), [['제목', '한국어 日本語']]],
  ['a byte order mark', body(field('a', '\ufeffb')), [['a', '\ufeffb']]],
  ['a field named __proto__', body(field('__proto__')), [['__proto__', 'x']]],
  ['an empty form', body(), []],
  [
    'a preamble and an epilogue',
    Buffer.concat([Buffer.from('hello\r\n'), body(field('a')), Buffer.from('bye')]),
    [['a', 'x']],
  ],
])('both hosts read %s', async (_example, bytes, fields) => {
  const read = { fields, files: [] }
  expect(await both(type, bytes)).toEqual({ stream: read, bytes: read })
})

test.each<[string, string]>([
  ['한글 파일 (최종) 日本.pdf', '한글 파일 (최종) 日本.pdf'],
  ['한글.pdf'.normalize('NFD'), '한글.pdf'.normalize('NFD')],
  ['../../etc/passwd', '../../etc/passwd'],
  ['C:\\x\\a.pdf', 'C:\\x\\a.pdf'],
  ['a\\"b.pdf', 'a"b.pdf'],
  ['a;b=c.pdf', 'a;b=c.pdf'],
])('both hosts read the file name %s', async (sent, name) => {
  const read = {
    fields: [],
    files: [{ field: 'attachFile', name, type: 'text/plain', size: 1, sha256: sha('x'), stored: 1 }],
  }
  expect(await both(type, body(file(sent)))).toEqual({ stream: read, bytes: read })
})

test.each([
  [limit, limit, limit],
  [limit + 1, limit + 1, null],
  [limit + 1000, limit + 1, null],
])('both hosts report a file of %i bytes as %i and store %s bytes', async (sent, size, stored) => {
  const bytes = new Uint8Array(sent).map((_, i) => i * 31)
  const read = {
    fields: [],
    files: [
      {
        field: 'attachFile',
        name: 'a.txt',
        type: 'text/plain',
        size,
        sha256: sha(bytes.subarray(0, limit + 1)),
        stored,
      },
    ],
  }
  expect(await both(type, body(file('a.txt', bytes)))).toEqual({ stream: read, bytes: read })
})

test('both hosts store no bytes of the sixth file', async () => {
  const { stream, bytes } = await both(type, body(...Array.from({ length: 6 }, (_, i) => file(`${i}.txt`))))
  expect(bytes).toEqual(stream)
  expect((bytes.files as { stored: number | null }[]).map(({ stored }) => stored)).toEqual([1, 1, 1, 1, 1, null])
})

const octets = 'content-type: application/octet-stream'

test.each<[string, Buffer]>([
  ['an empty name', file('')],
  [
    'application/octet-stream without a file name',
    part(`content-disposition: form-data; name="attachFile"\r\n${octets}`),
  ],
  [
    'bytes without a file name',
    part('content-disposition: form-data; name="attachFile"\r\ncontent-type: a/b', Uint8Array.of(255)),
  ],
])('both hosts refuse a file with %s', async (_example, sent) => {
  const { stream, bytes } = await both(type, body(sent))
  expect(bytes).toEqual(stream)
  expect(bytes).toMatchObject({ message: 'multipart.noFileName', fields: ['attachFile'] })
})

test('both hosts leave out file inputs in which nobody has chosen a file', async () => {
  const empty = [
    file('', ''),
    file('', '', octets),
    part(`content-disposition: form-data; name="attachFile"\r\n${octets}`, ''),
    part(`content-disposition: form-data; name="attachFile"; filename*=UTF-8''\r\n${octets}`, ''),
  ]
  const files = Array.from({ length: 5 }, (_, i) => file(`${i}.txt`))
  const { stream, bytes } = await both(type, body(...empty, ...files, ...empty, field('a')))
  expect(bytes).toEqual(stream)
  expect(bytes.fields).toEqual([['a', 'x']])
  const stored = (bytes.files as { name: string; stored: number }[]).map((each) => [each.name, each.stored])
  expect(stored).toEqual(['0.txt', '1.txt', '2.txt', '3.txt', '4.txt'].map((name) => [name, 1]))
})

test.each([1, 2, 5, 16, 70])('a form in chunks of %i bytes gives the same result', async (chunkSize) => {
  const sent = Buffer.concat([
    Buffer.from('hello\r\n'),
    body(field('a', '\r\n--\r\n-bb'), field('b', ''), file('한글.txt', '\r\n\r\n-'), file('empty.txt', '')),
    Buffer.from('\r\n--b\r\nbye'),
  ])
  expect(await outcome(streamed(type, sent, chunkSize))).toEqual(await outcome(formOfBytes(type, sent)))
  expect(await outcome(streamed(type, sent.subarray(0, -14), chunkSize))).toEqual(malformed('noClosingBoundary'))
})

test('a file that arrives byte by byte is joined into few chunks', async () => {
  const bytes = Buffer.alloc(100_000, 'x')
  const { files } = await streamed(type, body(file('a.txt', bytes)), 1)
  expect(Buffer.concat(files[0]?.bytes ?? [])).toEqual(bytes)
  expect(files[0]?.bytes?.length).toBeLessThan(20)
})

test('a small file does not retain the buffer it arrived in', async () => {
  const { files } = await streamed(type, body(file('a.txt', 'x'), file('b.txt', Buffer.alloc(60_000))))
  expect(files[0]?.bytes?.[0]?.buffer.byteLength).toBe(1)
})

test('a form encoded by fetch is read correctly in chunks of any size', async () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !/["\\\r\n]/.test(text))
  const value = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/\r\n?|\n/g, '\r\n'))
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 3000 }), fc.constantFrom('\r', '\r\n', '\r\n--', '\r\n\r\n--\r\n'))
  const form = fc.record({ fields: fc.array(fc.tuple(name, value)), files: fc.array(fc.tuple(name, name, bytes)) })
  await fc.assert(
    fc.asyncProperty(form, fc.integer({ min: 1, max: 4000 }), async ({ fields, files }, chunkSize) => {
      const sent = new FormData()
      for (const [field, value] of fields) sent.append(field, value)
      for (const [field, fileName, content] of files)
        sent.append(field, new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), fileName)
      const response = new Response(sent)
      const contentType = response.headers.get('content-type') ?? ''
      const read = await streamed(contentType, new Uint8Array(await response.arrayBuffer()), chunkSize)
      expect(read.fields).toEqual(fields)
      expect(read.files.map(({ field, name, bytes }) => [field, name, Buffer.concat(bytes ?? [])])).toEqual(
        files
          .slice(0, 20)
          .map(([field, fileName, content], i) => [field, fileName, i < 5 ? Buffer.from(content) : Buffer.alloc(0)]),
      )
    }),
  )
})
