import { assumed } from './clause.ts'

/** What a person sends: inquiries, additional inquiries, ratings, alarm settings and passwords. */
export const sending = assumed({
  'sending.unknown.told':
    'If the response to a request that may have changed data does not arrive, the page shows that the request may have been processed already, and not that it failed.',
  'sending.unknown.once':
    'What is sent again after that, also after a reload, has the same Idempotency-Key: there is one record and one email.',
  'sending.key.other-content':
    'If a person changed something after that, the page sends it with a new Idempotency-Key without a message about the first one.',
  'sending.errors.announced':
    'The errors of each attempt to send a form are announced, also if they are those of the attempt before.',
  'sending.restored.told':
    'Each form that restores entries shows a status about it, and the forms of inquiries and ratings have a button to start over, which focuses the heading.',
  'sending.restored.choices':
    'A stored choice that the lists no longer contain is replaced by the initial one, and the notice about the restored entries names its field.',
  'sending.slow.told':
    'If sending takes 10 s, the page shows in the language of the page that it takes longer than usual, with a button to cancel it.',
  'sending.slow.cancel':
    'Cancelling a send keeps every entry. Before anything was sent, it stops the request; after that, the page shows that the request may have been processed already.',
  'sending.slow.limit': 'A send that makes no progress for 60 s ends, and its outcome is unknown.',
  'sending.key.new': 'After a success and after an error response, the next thing is sent with a new Idempotency-Key.',
})
