import { etagOf } from './http.ts'
import type { Ctx, Reply } from './http.ts'
import { Problem } from './problem.ts'
import { broken } from './variants.ts'

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
const typeOf = (name: string) => TYPES[name.split('.').at(-1)!.toLowerCase()] ?? 'application/octet-stream'
const VARY = { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' }

/** 304 if the client has these bytes. */
function unchanged(c: Ctx, etag: string) {
  const sent = c.headers['if-none-match']
  return sent !== undefined && (sent.trim() === '*' || sent.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
}

/** One range that the file has, undefined without one, or a refusal. */
function rangeOf(c: Ctx, etag: string, size: number): [number, number] | undefined {
  const ifRange = c.headers['if-range']
  if (c.head || broken('no-ranges') || (ifRange !== undefined && ifRange !== etag)) return undefined
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(c.headers.range ?? '') ?? []
  if (from === undefined || (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from))) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size || end < start) throw new Problem('RANGE_NOT_SATISFIABLE', [], { 'content-range': `bytes */${size}` })
  return [start, end]
}

export function withRanges(c: Ctx, bytes: Buffer, type: string, headers: Record<string, string> = {}): Reply {
  const etag = etagOf(c, bytes)
  const range = rangeOf(c, etag, bytes.length)
  const all = { vary: VARY.vary, 'accept-ranges': 'bytes', ...(broken('no-etag') ? {} : { etag }), ...headers }
  if (!range) return { bytes, type, headers: all }
  const [start, end] = range
  return { status: 206, bytes: bytes.subarray(start, end + 1), type, headers: { ...all, 'content-range': `bytes ${start}-${end}/${bytes.length}` } }
}

export function download(c: Ctx, fileNo: number, name: string, bytes: Buffer): Reply {
  const etag = etagOf(c, bytes)
  if (unchanged(c, etag) && !broken('no-etag')) return { status: 304, headers: { etag, ...VARY } }
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[0] ?? ''
  const ascii = /^[ !#-[\]-~]+$/.test(name) ? name : `download-${fileNo}${extension}`
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  const disposition = `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
  return withRanges(c, bytes, typeOf(name), { ...VARY, 'content-disposition': disposition })
}

export function conditional(c: Ctx, json: unknown): Reply {
  const etag = etagOf(c, JSON.stringify(json))
  if (broken('no-etag')) return { json, headers: VARY }
  return unchanged(c, etag) ? { status: 304, headers: { etag, ...VARY } } : { json, headers: { etag, ...VARY } }
}
