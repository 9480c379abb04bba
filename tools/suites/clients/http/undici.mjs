import { FormData, request } from 'undici'
import { sendWith } from './form.mjs'

globalThis.FormData = FormData
await sendWith({
  get: async (url, headers) => (await request(url, { headers })).body.arrayBuffer(),
  post: async (url, headers, body) => (await request(url, { method: 'POST', headers, body })).body.text(),
})
