import got from 'got'
import { sendWith } from './form.mjs'

await sendWith({
  get: (url, headers) => got(url, { headers }).buffer(),
  post: (url, headers, body) => got.post(url, { headers, body }).text(),
})
