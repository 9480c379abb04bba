import { assumed } from './clause.ts'

/** How bodies are read, so that any HTTP client can send them. */
export const callBodies = assumed({
  'call.body.json-utf-8': 'A JSON body that is not well-formed UTF-8 is rejected with 400, which names the fields.',
  'call.body.json-charset': 'A JSON body whose Content-Type names a charset other than UTF-8 is rejected with 415.',
  'call.body.replacement-character': 'The character U+FFFD is stored where a client sends it as UTF-8.',
  'call.form.undecodable':
    'A text, name or file name of a form that is not well-formed in its charset is rejected with 400, which names the part, and nothing is stored.',
  'call.form.charset':
    'A text of a form is read in the charset of its Content-Type, else in the charset that the field _charset_ names, else as UTF-8.',
  'call.form.charset-unknown':
    'A charset that the Encoding Standard does not know is rejected with 400, which names the part and the charset.',
  'call.form.no-file': 'A file part with an empty name and no bytes is no file.',
  'call.form.file-without-name': 'A file part with bytes and an empty name is rejected with 400, which names the part.',
  'call.form.name-extended':
    'The parameters name* and filename* (RFC 8187) of a part have priority over name and filename.',
  'call.form.name-words': 'Encoded words (RFC 2047) in the name or file name of a part are decoded.',
  'call.form.name-percent':
    'A name or file name of a part that is percent-encoded UTF-8 as a whole is decoded; otherwise only %22, %0D and %0A are.',
  'call.form.name-decoded': 'The rules of file names apply to the decoded name.',
  'call.form.malformed': 'The message about a malformed form names the rule of the format that it breaks.',
  'call.form.tolerated':
    'A preamble, an epilogue, spaces after a boundary, a quoted boundary and folded headers of a form are accepted.',
  'call.form.file-field': 'A file in a part that accepts no file is rejected with 400, which names the part for files.',
  'call.form.clients':
    'The forms of common HTTP clients are accepted, and their Korean file names are stored unchanged.',
})
