import axios from 'axios'
import { sendWith } from './form.mjs'

await sendWith({
  get: async (url, headers) => (await axios.get(url, { headers, responseType: 'arraybuffer' })).data,
  post: async (url, headers, form) =>
    (await axios.post(url, form, { headers, responseType: 'text', transformResponse: [] })).data,
})
