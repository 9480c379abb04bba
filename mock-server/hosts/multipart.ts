import { createHash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { fileBytesMax, filesMax } from '#specs/rules/inquiry-files.ts'
import type { Form, Upload } from '../asked.ts'
import type { Refusal } from '../refusal.ts'
import { bodyBytesMax, limits, refusedForm } from './form-limits.ts'

/** Reads a multipart body as a stream. Throws a `Refusal` for one that is malformed or over a limit. */
export const readForm = (request: IncomingMessage): Promise<Form> =>
  new Promise((resolve, reject) => {
    const fields: [string, string][] = []
    const uploads: Promise<Upload>[] = []
    let parser: BusboyInstance
    const refuse = (refusal: Refusal) => {
      request.unpipe(parser)
      request.resume()
      reject(refusal)
    }
    const malformed = () => refuse(refusedForm.malformed())
    try {
      parser = new Busboy({
        headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
        limits,
        // A name with a path in it is refused by the rules, not cut to its last part.
        preservePath: true,
      })
    } catch {
      request.resume()
      reject(refusedForm.malformed())
      return
    }
    // The parser skips a part without a name, or that is no form data, without a word: so the parts are counted below it.
    let parts = 0
    const { parser: dicer } = (parser as unknown as { _parser: { parser: EventEmitter } })._parser
    dicer.on('part', () => (parts += 1))
    const tooMany = () => refuse(refusedForm.tooMany())
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (name === undefined || nameCut || name.length > limits.fieldNameSize) malformed()
      else if (valueCut) refuse(refusedForm.fieldTooLong(name))
      else fields.push([name, value])
    })
    parser.on('file', (field, stream, name, _encoding, type) => {
      // The bytes of files past the count are not kept: such a form is refused.
      const isKept = uploads.length < filesMax
      uploads.push(
        new Promise((done) =>
          readFile(stream, isKept, (file) => done({ field: field ?? '', name: name ?? '', type, ...file })),
        ),
      )
      stream.on('error', malformed)
    })
    parser.on('partsLimit', tooMany)
    parser.on('fieldsLimit', tooMany)
    parser.on('filesLimit', tooMany)
    parser.on('error', malformed)
    parser.on('finish', () => {
      if (parts !== fields.length + uploads.length) malformed()
      else void Promise.all(uploads).then((files) => resolve({ fields, files }))
    })
    // A body that ends, or breaks off, before its last boundary.
    request.on('aborted', malformed)
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > bodyBytesMax) {
        reject(refusedForm.tooLarge())
        request.unpipe(parser)
        request.pause()
      }
    })
    request.pipe(parser)
  })

/** Reads one file as it comes; bytes past the limit are counted but not kept. */
const readFile = (
  stream: BusboyFileStream,
  isKept: boolean,
  done: (file: Pick<Upload, 'size' | 'sha256' | 'bytes'>) => void,
) => {
  const sum = createHash('sha256')
  let chunks: Buffer[] | undefined = isKept ? [] : undefined
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    sum.update(chunk)
    if (size > fileBytesMax) chunks = undefined
    chunks?.push(chunk)
  })
  stream.on('end', () => done({ size, sha256: sum.digest('hex'), bytes: chunks ? Buffer.concat(chunks, size) : null }))
}
