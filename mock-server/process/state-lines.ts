import { createReadStream } from 'node:fs'
import * as z from 'zod'
import { nodeBase64 } from '../hosts/node-base64.ts'
import { snapshot, worldId, worldSettings } from '#specs/contract/control.ts'

/*
 * A state file is a log, so that saving a change writes nothing but the change: the header, then lines of files and
 * worlds. The last line of a world counts. Its files are named by their hash and have lines of their own above it.
 * Version 1 had one line for each world, with the bytes of its files in it.
 */

const format = 'haneul-mock-state'
export const headerLine = `${JSON.stringify({ format, version: 2 })}\n`
export const header = z.discriminatedUnion('version', [
  z.strictObject({ format: z.literal(format), version: z.literal(1), worlds: z.int().min(1) }),
  z.strictObject({ format: z.literal(format), version: z.literal(2) }),
])

export const worldLine = z.strictObject({ id: worldId, created: worldSettings, snapshot })
export type WorldLine = z.infer<typeof worldLine>

const fileStart = '{"file":"'
const fileHeadOf = (hash: string) => `${fileStart}${hash}","base64":"`
const fileEnd = '"}\n'
/** Divisible by three, so that only the last slice is padded. */
const sliceBytes = 48 * 1024

/** Encoded in slices: V8 collects its whole heap to free the long string that a file would be. */
export const fileLine = (hash: string, bytes: Uint8Array): Uint8Array => {
  const head = fileHeadOf(hash)
  const line = Buffer.allocUnsafeSlow(head.length + 4 * Math.ceil(bytes.length / 3) + fileEnd.length)
  let at = line.write(head, 'latin1')
  for (let from = 0; from < bytes.length; from += sliceBytes)
    at += line.write(nodeBase64.encode(bytes.subarray(from, from + sliceBytes)), at, 'latin1')
  line.write(fileEnd, at, 'latin1')
  return line
}
const fileHead = new RegExp(`^${fileStart}([0-9a-f]{64})","base64":"`)

/** The hash of a line with a file; undefined for any other line. */
export const hashOfLine = (line: Buffer): string | undefined =>
  line.at(-1) === 125 ? fileHead.exec(line.toString('latin1', 0, 120))?.[1] : undefined

const base64At = fileHeadOf('0'.repeat(64)).length
/** The base64 of a line with a file. */
export const base64OfLine = (line: Buffer): string => line.toString('latin1', base64At, line.length - 2)

/** How a line with a world names a file, instead of its bytes. */
export const fileReference = (hash: string) => `sha256:${hash}`
const reference = /"sha256:([0-9a-f]{64})"/g
/** The hashes of the files that a line with a world names. */
export const filesOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(reference)].map(([, hash]) => hash!)),
]

export const deletionLine = (id: string) => `${JSON.stringify({ id, deleted: true })}\n`
const idStart = /^\{"id":"([\w-]{1,64})"/
const deletion = /^\{"id":"[\w-]{1,64}","deleted":true\}$/

/** The world of a line, and whether the line says that it was deleted; undefined if the line is incomplete. */
export const readWorldLine = (text: string): { readonly id: string; readonly isDeleted: boolean } | undefined => {
  const id = idStart.exec(text)?.[1]
  return id === undefined || !text.endsWith('}') ? undefined : { id, isDeleted: deletion.test(text) }
}

/** The lines of a file as bytes, without their line breaks. */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...chunks, chunk.subarray(from, end)])
      chunks = []
      from = end + 1
    }
    if (from < chunk.length) chunks.push(chunk.subarray(from))
  }
  if (chunks.length > 0) yield Buffer.concat(chunks)
}
