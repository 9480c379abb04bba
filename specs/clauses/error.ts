import { assumed, clauses } from './clause.ts'

/** Error responses and error messages. */
export const error = {
  ...clauses({
    'error.popup.blocked': ['8.7', 'A blocked popup shows the message error.popup.'],
  }),
  ...assumed({
    'error.popup.opens-window': 'The alert about a blocked popup has a button that opens the window.',
    'error.body.code': 'The body of every error has the field code.',
    'error.body.message': 'The body of every error has the field message.',
    'error.body.errors': 'The errors field of an error body is a list of objects with field, code and message.',
    'error.validation.readable':
      'A validation error says in the language of Accept-Language what to send, in a sentence without patterns.',
    'error.body.language': 'The message of an error is in the language of Accept-Language.',
    'error.status.bad-request': 'The server returns 400 BAD_REQUEST for input that violates the contract.',
    'error.status.invalid-captcha': 'The server returns 400 INVALID_CAPTCHA for a wrong captcha.',
    'error.status.too-many-files': 'The server returns 400 TOO_MANY_FILES for a sixth file.',
    'error.status.file-extension': 'The server returns 400 FILE_EXT_DISALLOWED for a file with a disallowed extension.',
    'error.status.file-name': 'The server returns 400 FILE_NAME_INVALID for a forbidden file name.',
    'error.status.unauthorized':
      'The server returns 401 UNAUTHORIZED for an anonymous request that requires a signed-in user.',
    'error.status.forbidden':
      'The server returns 403 FORBIDDEN for a request that the role of the user does not allow.',
    'error.status.not-found': 'The server returns 404 NOT_FOUND for an unknown path or record.',
    'error.status.method-not-allowed':
      'The server returns 405 METHOD_NOT_ALLOWED for a method that the path does not support.',
    'error.status.allow-header':
      'A 405 response lists the supported methods in Allow, with OPTIONS and, beside GET, HEAD.',
    'error.status.options': 'OPTIONS of an endpoint returns 204 and its methods in Allow.',
    'error.status.conflict': 'The server returns 409 CONFLICT for an action that is no longer possible.',
    'error.status.payload-too-large': 'The server returns 413 PAYLOAD_TOO_LARGE for a body or file over its limit.',
    'error.status.content-encoding':
      'The server returns 415 with Accept-Encoding: identity for a body with a Content-Encoding.',
    'error.status.unsupported-media-type':
      'The server returns 415 UNSUPPORTED_MEDIA_TYPE for a body of the wrong media type.',
    'error.status.idempotency-key-reused':
      'The server returns 422 IDEMPOTENCY_KEY_REUSED for an Idempotency-Key that was used for other content.',
    'error.status.internal':
      'The server returns 500 INTERNAL_ERROR for an internal error and exposes no internal details.',
    'error.status.not-implemented': {
      text: 'The mock returns 501 NOT_IMPLEMENTED for an operation that it does not implement.',
      untestable: 'Every operation is implemented. The unit test of notImplemented shows the response.',
    },
    'error.page.any-status':
      'The pages show the messages of section 8 with any other 4xx of a refusal, and with any other 2xx of a success.',
    'error.page.retry': 'A screen whose data failed to load shows the error and a button to try again.',
  }),
}
