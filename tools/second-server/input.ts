import { Problem, wrong } from './problem.ts'
import type { FieldError } from './problem.ts'
import { visible, length, stored } from './text.ts'
import { isDay } from './time.ts'
import { broken } from './variants.ts'

/** What a parameter may be. */
export type Spec =
  | { kind: 'int'; min: number; max: number; default?: number }
  | { kind: 'text'; max?: number; required?: boolean }
  | { kind: 'list' }
  | { kind: 'enum'; of: string[]; required?: boolean }
  | { kind: 'day' }
  | { kind: 'month' }
export const int = (min: number, max: number, fallback?: number): Spec => ({ kind: 'int', min, max, default: fallback })
export const text = (required = false, max?: number): Spec => ({ kind: 'text', required, max })
export const list: Spec = { kind: 'list' }
export const oneOf = (of: string[], required = false): Spec => ({ kind: 'enum', of, required })
export const paging = (size: number) => ({ page: int(0, Number.MAX_SAFE_INTEGER, broken('page-from-one') ? 1 : 0), size: int(1, 100, size) })

const decode = (raw: string) => {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** Reads the query by the specifications, and adds what is wrong to `errors`. */
export function readQuery(query: string, specs: Record<string, Spec>, errors: FieldError[]) {
  const sent = new Map<string, (string | null)[]>()
  const bad = new Set<string>()
  for (const pair of query.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const full = decode(at < 0 ? pair : pair.slice(0, at))
    if (full === null) continue
    const [, name, brackets] = /^([^[]*)(\[.*)?$/s.exec(full) ?? ['', full, '']
    if (!Object.hasOwn(specs, name)) continue
    if (brackets && (specs[name].kind !== 'list' || !/^\[\d*\]$/.test(brackets))) bad.add(name)
    sent.set(name, [...(sent.get(name) ?? []), at < 0 ? '' : decode(pair.slice(at + 1))])
  }
  for (const name of bad) errors.push(wrong(name, 'brackets'))
  const values: Record<string, any> = {}
  for (const [name, spec] of Object.entries(specs)) {
    if (bad.has(name)) continue
    const all = sent.get(name) ?? []
    if (all.includes(null)) {
      errors.push(wrong(name, 'decode', 'UTF-8'))
    } else if (spec.kind === 'list') {
      const items = (all as string[])
        .flatMap((one) => one.split(','))
        .map((one) => one.trim())
        .filter(visible)
      values[name] = items.length ? items : undefined
    } else if (all.length > 1) {
      errors.push(wrong(name, 'once'))
    } else {
      values[name] = readOne(name, all[0] ?? '', spec, errors)
    }
  }
  return values
}

function readOne(name: string, value: string, spec: Spec, errors: FieldError[]): any {
  if (!visible(value)) {
    if ('required' in spec && spec.required) errors.push(wrong(name, 'required'))
    return spec.kind === 'int' ? spec.default : undefined
  }
  if (spec.kind === 'int') {
    const number = Number(value)
    if (/^-?\d+$/.test(value) && number >= spec.min && number <= spec.max) return number
    errors.push(wrong(name, 'integer', spec.min, spec.max))
  } else if (spec.kind === 'enum') {
    if (spec.of.includes(value)) return value
    errors.push(wrong(name, 'choice', spec.of.join(', ')))
  } else if (spec.kind === 'day') {
    if (isDay(value)) return value
    errors.push(wrong(name, 'date'))
  } else if (spec.kind === 'month') {
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value
    errors.push(wrong(name, 'month'))
  } else if (spec.kind === 'text') {
    if (spec.max === undefined || length(stored(value)) <= spec.max) return value
    errors.push(wrong(name, 'longer', spec.max))
  }
}

/** The identifiers in a path. */
export function readId(name: string, value: string, errors: FieldError[]) {
  if (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= Number.MAX_SAFE_INTEGER) return Number(value)
  errors.push(wrong(name, 'integer', 1, Number.MAX_SAFE_INTEGER))
  return 0
}

const parse = (json: string) => {
  try {
    return JSON.parse(json)
  } catch {
    throw new Problem('BAD_REQUEST', [wrong('body', 'json')])
  }
}
/** A JSON object in UTF-8. Bytes that are not UTF-8 are named by the fields that have them. */
export function readJson(bytes: Buffer): Record<string, any> {
  let value: any
  try {
    value = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // A genuine U+FFFD is hidden first, so that each one that is left stands for wrong bytes.
    const marked = Buffer.from(bytes.toString('latin1').replaceAll('\u00ef\u00bf\u00bd', '?'), 'latin1')
    const bad: FieldError[] = []
    const walk = (node: any, path: string) => {
      if (typeof node === 'string' && node.includes('\uFFFD')) bad.push(wrong(path, 'decode', 'UTF-8'))
      if (node === null || typeof node !== 'object') return
      for (const [key, one] of Object.entries(node)) {
        walk(one, path ? `${path}.${key}` : key)
        if (key.includes('\uFFFD')) bad.push(wrong(key, 'decode', 'UTF-8'))
      }
    }
    walk(parse(new TextDecoder('utf-8').decode(marked)), '')
    throw new Problem('BAD_REQUEST', bad.length ? bad : [wrong('body', 'json')])
  }
  value = parse(value)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Problem('BAD_REQUEST', [wrong('body', 'object')])
  return value
}

/** An Idempotency-Key: a string in double quotes, or without them. */
export function readKey(header: string | undefined, errors: FieldError[]) {
  if (header === undefined) return undefined
  const quoted = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/.exec(header)
  const key = quoted ? quoted[1].replace(/\\(.)/g, '$1') : header
  if (key.length >= 1 && key.length <= 255 && (quoted || /^[ !#-~]+$/.test(key))) return key
  errors.push(wrong('Idempotency-Key', 'idempotency'))
}
