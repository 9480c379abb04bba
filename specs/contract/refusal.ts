/** Each code of the mock's own refusals, by its HTTP status. */
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
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_WORLDS: 429,
  INTERNAL_ERROR: 500,
  NOT_IMPLEMENTED: 501,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals
