import { sendWith } from './form.mjs'

await sendWith({
  get: async (url, headers) => (await fetch(url, { headers })).arrayBuffer(),
  post: async (url, headers, body) => (await fetch(url, { method: 'POST', headers, body })).text(),
})
