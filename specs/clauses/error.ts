import { assumed, clauses } from './clause.ts'

/** The shape of refusals. */
export const error = {
  ...clauses(8, {
    'error.popup.blocked': 'A popup that was blocked shows the message error.popup.',
  }),
  ...assumed({
    'error.popup.opens-window': 'The alert about a blocked popup has a button that opens the window.',
    'error.body.code': 'The body of every error carries code.',
    'error.body.message': 'The body of every error carries message.',
    'error.body.errors': 'The errors of a body are a list of field, code and message.',
    'error.body.language': 'The message of an error is in the language of Accept-Language.',
    'error.status.bad-request': 'Input that breaks the contract is answered 400 BAD_REQUEST.',
    'error.status.invalid-captcha': 'A wrong captcha is answered 400 INVALID_CAPTCHA.',
    'error.status.too-many-files': 'A sixth file is answered 400 TOO_MANY_FILES.',
    'error.status.file-extension': 'A file of a disallowed extension is answered 400 FILE_EXT_DISALLOWED.',
    'error.status.file-name': 'A forbidden file name is answered 400 FILE_NAME_INVALID.',
    'error.status.unauthorized': 'A call that needs a signed-in user is answered 401 UNAUTHORIZED.',
    'error.status.forbidden': 'A call the role may not make is answered 403 FORBIDDEN.',
    'error.status.not-found': 'An unknown path or record is answered 404 NOT_FOUND.',
    'error.status.method-not-allowed': 'A method that a path does not know is answered 405 METHOD_NOT_ALLOWED.',
    'error.status.allow-header': 'A 405 answer names the known methods in Allow.',
    'error.status.conflict': 'What can no longer be done is answered 409 CONFLICT.',
    'error.status.payload-too-large': 'A body or file over its limit is answered 413 PAYLOAD_TOO_LARGE.',
    'error.status.unsupported-media-type': 'A body of the wrong media type is answered 415 UNSUPPORTED_MEDIA_TYPE.',
    'error.status.internal': 'A fault of the server is answered 500 INTERNAL_ERROR and tells nothing of its insides.',
    'error.status.not-implemented': 'What the mock does not know how to do is answered 501 NOT_IMPLEMENTED.',
    'error.page.retry': 'A screen whose data failed to load says what happened and offers to retry.',
  }),
}
