import { assumed } from './clause.ts'

/** Sending something again whose response was lost. */
export const callIdempotency = assumed({
  'call.idempotency.same-content':
    'Within 24 hours of the clock of the world, the same Idempotency-Key of the same person with the same content returns the first success again, creates no second record and sends no second email.',
  'call.idempotency.other-content':
    'The same Idempotency-Key of the same person with other content is rejected with 422 IDEMPOTENCY_KEY_REUSED.',
  'call.idempotency.success-only': 'A request that was rejected leaves its Idempotency-Key unused.',
  'call.idempotency.without-captcha':
    'The content is compared by fields and hashes of files without the captcha, and the captcha of a repetition is not verified.',
  'call.idempotency.per-person': 'The same Idempotency-Key of somebody else is another key.',
  'call.idempotency.malformed':
    'An Idempotency-Key that is empty, longer than 255 characters or not an ASCII string in double quotes is rejected with 400; the quotes can be missing.',
  'call.idempotency.kept':
    'A snapshot and the state file contain the Idempotency-Keys, so that a repetition after a kill or a restore changes nothing.',
  'call.idempotency.cross-origin': 'Pages of an allowed origin can send an Idempotency-Key.',
  'call.idempotency.documented':
    'The OpenAPI document has the parameter Idempotency-Key and the status 422 for the operations that a person sends something with, and for no others.',
})
