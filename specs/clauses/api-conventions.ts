import { assumed, section } from './clause.ts'
import { limits } from '../model/limits.ts'

export const apiConventions = section('What all calls have in common', '/__mock/?tab=contract', {
  'Lists come in pages, and answers in an envelope.': {
    ...assumed({
      'call.page.shape': {
        text: 'Notices, FAQ items, service news and the inquiries of the user are returned in pages with the fields content, totalElements, totalPages, number, counted from 0, size, first, last and empty.',
        at: ['Page', 'Page.number'],
      },
    }),
    ...assumed(
      {
        'call.list.plain': 'Every list that is not returned in pages is a plain array.',
        'call.answer.wrapped':
          'Only the responses of the inquiry submission and the event log are wrapped in code and content.',
      },
      { at: 'document' },
    ),
  },
  'Queries and numbers are read strictly.': assumed(
    {
      'call.query.unknown-ignored': 'An endpoint ignores unknown query parameters.',
      'call.query.repeated-refused':
        'A query parameter that accepts one value is rejected with 400 if it is sent more than once or with brackets after its name, and one that accepts a list if its brackets contain anything but an index, so that no filter is lost.',
      'call.query.repeated-list':
        'A query parameter that accepts a list can have its values separated by commas, be repeated, and have [] or an index such as [0] after its name; all values are joined.',
      'call.query.blank-is-absent': 'A query parameter whose value is empty or blank counts as absent.',
      'call.integer.digits-only':
        'An integer in a path or a query consists of digits, after a minus sign if it is negative; other notations of numbers are rejected with 400.',
    },
    { at: 'document' },
  ),
  'Bodies and forms are read as HTTP defines them.': {
    ...assumed({
      'call.language.content': {
        text: 'An endpoint returns its texts in the language of Accept-Language, which a JSON response of the product names in Content-Language.',
        at: 'Language',
      },
    }),
    ...assumed(
      {
        'call.body.json-utf-8':
          'A JSON body that is not well-formed UTF-8 is rejected with 400, which names the fields, and one whose Content-Type names another charset with 415.',
        'call.body.replacement-character': 'The character U+FFFD is stored where a client sends it as UTF-8.',
        'call.form.undecodable':
          'A text, name or file name of a form that is not well-formed in its charset is rejected with 400, which names the part, and nothing is stored.',
        'call.form.charset':
          'A text of a form is read in the charset of its Content-Type, else in the charset that the field _charset_ names, else as UTF-8; one that the Encoding Standard does not know is rejected with 400, which names the part and the charset.',
        'call.form.no-file':
          'A file part with an empty name is no file if it has no bytes, else it is rejected with 400, which names the part.',
        'call.form.name-extended':
          'Names and file names of parts are decoded before their rules apply: name* and filename* (RFC 8187) have priority, encoded words (RFC 2047) and whole names in percent-encoded UTF-8 are decoded, otherwise only %22, %0D and %0A.',
        'call.form.malformed': 'The message about a malformed form names the rule of the format that it breaks.',
        'call.form.tolerated':
          'A preamble, an epilogue, spaces after a boundary, a quoted boundary and folded headers of a form are accepted.',
        'call.form.file-field':
          'A file in a part that accepts no file is rejected with 400, which names the part for files.',
        'call.form.clients':
          'The forms of common HTTP clients are accepted, and their Korean file names are stored unchanged.',
      },
      { at: 'document' },
    ),
  },
  'Errors have a status, a code and a readable message.': assumed({
    'error.body.code': { text: 'The body of every error has the field code.', at: 'Problem.code' },
    'error.body.message': { text: 'The body of every error has the field message.', at: 'Problem.message' },
    'error.body.errors': {
      text: 'The errors field of an error body is a list of objects with field, code and message.',
      at: 'Problem.errors',
    },
    'error.validation.readable': {
      text: 'A validation error says in the language of Accept-Language what to send, in a sentence without patterns.',
      at: 'Language',
    },
    'error.body.language': { text: 'The message of an error is in the language of Accept-Language.', at: 'Language' },
    'error.status.bad-request': 'The server returns 400 BAD_REQUEST for input that violates the contract.',
    'error.status.invalid-captcha': 'The server returns 400 INVALID_CAPTCHA for a wrong captcha.',
    'error.status.too-many-files': `The server returns 400 TOO_MANY_FILES for more than ${limits.filesMax} files.`,
    'error.status.file-extension': 'The server returns 400 FILE_EXT_DISALLOWED for a file with a disallowed extension.',
    'error.status.file-name': 'The server returns 400 FILE_NAME_INVALID for a forbidden file name.',
    'error.status.unauthorized':
      'The server returns 401 UNAUTHORIZED for an anonymous request that requires a signed-in user.',
    'error.status.forbidden':
      'The server returns 403 FORBIDDEN for a request that the role of the user does not allow.',
    'error.status.not-found': 'The server returns 404 NOT_FOUND for an unknown path or record.',
    'error.status.method-not-allowed': {
      text: 'The server returns 405 METHOD_NOT_ALLOWED for a method that the path does not support. Like the 204 of OPTIONS, it lists the supported methods in Allow, with OPTIONS and, beside GET, HEAD.',
      at: ['MethodNotAllowed', 'document'],
    },
    'error.status.conflict': 'The server returns 409 CONFLICT for an action that is no longer possible.',
    'error.status.payload-too-large': 'The server returns 413 PAYLOAD_TOO_LARGE for a body or file over its limit.',
    'error.status.unsupported-media-type': {
      text: 'The server returns 415 UNSUPPORTED_MEDIA_TYPE for a body of the wrong media type, and with Accept-Encoding: identity for one with a Content-Encoding.',
      at: 'document',
    },
    'error.status.idempotency-key-reused':
      'The server returns 422 IDEMPOTENCY_KEY_REUSED for an Idempotency-Key that was used for other content.',
    'error.status.internal':
      'The server returns 500 INTERNAL_ERROR for an internal error and exposes no internal details.',
    'error.status.not-implemented': {
      text: 'The mock returns 501 NOT_IMPLEMENTED for an operation that it does not implement.',
      untestable: 'Every operation is implemented. The unit test of notImplemented shows the response.',
    },
  }),
  'The contract describes all operations.': assumed({
    'call.document.in-use': 'A page of the product makes each call of section 7 in ordinary use.',
    'call.document.operation-origin':
      'Each operation of the OpenAPI document has product, assumed or mock as x-origin, and a parameter or field that was added to an operation of the product has assumed.',
    'call.document.clauses':
      'Every clause that an API suite proves is in x-clauses of the OpenAPI document, at what it is about, unless it is about the mock as a program or about pages.',
    'call.document.session':
      'The OpenAPI document says which operations require a session, accept one, or require only the number of an inquiry (x-may-require), and names as x-access the role, country, site or kind of account without which one returns 403.',
    'call.document.order': 'The OpenAPI document states the order of each list of the product.',
    'call.document.operation-ids':
      'The OpenAPI document names the operations of the product by their known operationIds.',
    'call.document.section-7': {
      text: 'The OpenAPI document has the operations of section 7, with their parameters, fields and statuses.',
      was: 'product',
      because: 'The specification does not speak of a document of its calls.',
    },
    'call.document.error-examples':
      'Every error status of every operation in the OpenAPI document has an example, which is what the mock returns in Korean for such a request.',
    'call.document.lists':
      'A query parameter that accepts a list is an array in the OpenAPI document, with its values separated by commas.',
    'call.document.obeyed':
      'Every operation of the OpenAPI document is implemented, and each response matches the schema of its status and has the headers of the document, except the session cookie, which a real back end alone sends.',
  }),
})
