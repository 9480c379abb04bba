import type { FaultDraft } from './fault-draft.ts'

/** Effects that testers often need, by name. What they leave out is empty. */
export const presets: { readonly [name: string]: Partial<FaultDraft> } = {
  'Server error, once': { kind: 'refusal', status: '500', times: '1' },
  'Under maintenance': { kind: 'refusal', status: '503', code: 'SERVICE_UNAVAILABLE' },
  'Session expired': { kind: 'refusal', status: '401', code: 'UNAUTHORIZED' },
  'No permission': { kind: 'refusal', status: '403', code: 'FORBIDDEN' },
  'Not found': { kind: 'refusal', status: '404', code: 'NOT_FOUND' },
  'Wrong captcha': { kind: 'refusal', status: '400', code: 'INVALID_CAPTCHA' },
  'Slow, 3 seconds': { kind: 'delay', delayMs: '3000' },
  Offline: { kind: 'abort' },
  'Malformed JSON': { kind: 'malformed', status: '200' },
  'Empty list': { kind: 'body', status: '200', body: '[]' },
  'Empty page': {
    kind: 'body',
    status: '200',
    body: JSON.stringify(
      { content: [], totalElements: 0, totalPages: 0, number: 0, size: 10, first: true, last: true, empty: true },
      null,
      2,
    ),
  },
}
