import { say } from './language.ts'
import type { Lang } from './language.ts'

export type FieldError = { field: string; code: string; hint: string; values?: (string | number)[] }
const STATUS: Record<string, number> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  IDEMPOTENCY_KEY_REUSED: 422,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}

/** A refusal: its code decides the status. */
export class Problem extends Error {
  code: string
  status: number
  fields: FieldError[]
  headers: Record<string, string>
  text: string | undefined
  constructor(code: string, fields: FieldError[] = [], headers: Record<string, string> = {}, text?: string) {
    super(code)
    this.code = code
    this.status = STATUS[code] ?? 400
    this.fields = fields
    this.headers = headers
    this.text = text
  }
  body(lang: Lang) {
    const errors = this.fields.slice(0, 20).map(({ field, code, hint, values = [] }) => ({
      message: say(lang, hint, ...values),
      field,
      code,
    }))
    return {
      message: this.text ?? say(lang, this.code),
      code: this.code,
      ...(errors.length ? { errors } : {}),
      support: 'https://support.foreign.example',
    }
  }
}

export const wrong = (field: string, hint: string, ...values: (string | number)[]): FieldError => ({ field, code: 'BAD_REQUEST', hint, values })

/** One wrong field gives its own code, several give BAD_REQUEST. */
export function refuse(fields: FieldError[]) {
  if (fields.length === 0) return
  const codes = new Set(fields.map((one) => one.code))
  throw new Problem(fields.length === 1 ? [...codes][0] : 'BAD_REQUEST', fields)
}
