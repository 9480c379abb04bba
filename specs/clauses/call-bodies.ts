import { assumed } from './clause.ts'

/** How bodies are read, so that any HTTP client can send them. */
export const callBodies = assumed({
  'call.body.json-utf-8': 'A JSON body that is not well-formed UTF-8 is rejected with 400, which names the fields.',
  'call.body.json-charset': 'A JSON body whose Content-Type names a charset other than UTF-8 is rejected with 415.',
  'call.body.replacement-character': 'The character U+FFFD is stored where a client sends it as UTF-8.',
})
