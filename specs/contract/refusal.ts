import type { ClauseId } from '../clauses/index.ts'
import type { Endpoint } from './endpoint.ts'

/** The refusal codes of the mock with their HTTP status. */
export const refusals = {
  BAD_REQUEST: 400,
  INVALID_CAPTCHA: 400,
  TOO_MANY_FILES: 400,
  FILE_EXT_DISALLOWED: 400,
  FILE_NAME_INVALID: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  UNKNOWN_WORLD: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  EXPECTATION_FAILED: 417,
  MISDIRECTED_REQUEST: 421,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_WORLDS: 429,
  REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  NOT_IMPLEMENTED: 501,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>

/** The clause behind each code, unless a rule has a more specific clause. Codes of the mock alone have none. */
export const refusalClauses: { readonly [Code in RefusalCode]?: ClauseId } = {
  BAD_REQUEST: 'error.status.bad-request',
  INVALID_CAPTCHA: 'error.status.invalid-captcha',
  TOO_MANY_FILES: 'error.status.too-many-files',
  FILE_EXT_DISALLOWED: 'error.status.file-extension',
  FILE_NAME_INVALID: 'error.status.file-name',
  UNAUTHORIZED: 'error.status.unauthorized',
  FORBIDDEN: 'error.status.forbidden',
  NOT_FOUND: 'error.status.not-found',
  METHOD_NOT_ALLOWED: 'error.status.method-not-allowed',
  REQUEST_TIMEOUT: 'hardening.http.refused-in-shape',
  CONFLICT: 'error.status.conflict',
  PAYLOAD_TOO_LARGE: 'error.status.payload-too-large',
  UNSUPPORTED_MEDIA_TYPE: 'error.status.unsupported-media-type',
  RANGE_NOT_SATISFIABLE: 'call.file.range-beyond',
  EXPECTATION_FAILED: 'hardening.http.expectation',
  MISDIRECTED_REQUEST: 'hardening.http.misdirected',
  IDEMPOTENCY_KEY_REUSED: 'error.status.idempotency-key-reused',
  REQUEST_HEADER_FIELDS_TOO_LARGE: 'hardening.http.refused-in-shape',
  INTERNAL_ERROR: 'error.status.internal',
  NOT_IMPLEMENTED: 'error.status.not-implemented',
  SERVICE_UNAVAILABLE: 'hardening.upload.in-flight',
}

export type RefusalCode = keyof typeof refusals

/** Codes that only an operation whose form has this part can return. */
const requiredPart: { readonly [Code in RefusalCode]?: string } = {
  INVALID_CAPTCHA: 'captchaKey',
  TOO_MANY_FILES: 'attachFile',
  FILE_EXT_DISALLOWED: 'attachFile',
  FILE_NAME_INVALID: 'attachFile',
}

/** The refusal codes that an operation can return with a status, also for an unknown world. */
export const codesOf = (row: Endpoint, status: number): readonly RefusalCode[] =>
  (Object.keys(refusals) as RefusalCode[]).filter((code) => {
    if (refusals[code] !== status || code === 'TOO_MANY_REQUESTS') return false
    const part = requiredPart[code]
    return part === undefined || Object.hasOwn(row.form?.shape ?? {}, part)
  })

/** The statuses that a client gets only for a request that it should not have sent. */
const mistakes = new Set([400, 405, 413, 415, 416, 417, 421, 422, 431])

/** Whether a refusal is the mistake of a client. A wrong answer of a captcha is that of a person. */
export const isMistake = (code: RefusalCode): boolean => code !== 'INVALID_CAPTCHA' && mistakes.has(refusals[code])
