// The common part of the JavaScript clients: what to send, from the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const { ORIGIN, WORLD, SOUND, SOUND_FILE, FIELDS, FILE } = process.env
const headers = { 'x-mock-world': WORLD }

/**
 * Sends the form with a client: `get` returns the bytes of a range, `post` the text of the response. In `FormData` an
 * empty file name is a file input in which nobody has chosen a file.
 */
export const sendWith = async ({ get, post }) => {
  const parts = []
  for (const range of ['bytes=0-999', 'bytes=1000-']) parts.push(await get(ORIGIN + SOUND, { ...headers, range }))
  writeFileSync(SOUND_FILE, Buffer.concat(parts.map((part) => Buffer.from(part))))
  const form = new FormData()
  for (const line of FIELDS.split('\n')) form.append(...line.split(/=(.*)/s).slice(0, 2))
  form.append('attachFile', new File([readFileSync(FILE)], basename(FILE)))
  form.append('attachFile', new File([], '', { type: 'application/octet-stream' }))
  console.log(await post(`${ORIGIN}/api/support/inquiry`, headers, form))
}
