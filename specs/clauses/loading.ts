import { assumed } from './clause.ts'

/** How pages load their data. */
export const loading = assumed({
  'loading.slow.told': 'If loading takes 10 s, the page shows that it takes longer than usual.',
  'loading.slow.limit':
    'A request for data or for the code of a page ends after 60 s with the message and the retry of a failed one.',
  'loading.offline.tried': 'A page loads its data even if the browser says that it is offline.',
  'loading.offline.recovers':
    'What failed to load without a connection is loaded when the connection is back, also a page whose code failed to load.',
})
