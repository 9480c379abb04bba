import { createHash } from 'node:crypto'
import type { ApiClient } from '../mock-client/api-client.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import { expectNothingStored } from '../mock-client/nothing-stored.ts'
import { expect } from '../support/test.ts'
import type { World } from '../mock-client/world.ts'
import { free, worded } from '../literals/worded.ts'

const path = '/api/support/inquiry'
export const type = 'multipart/form-data; boundary=b'

/** Text as bytes of UTF-8, each of which is one character. All bodies here are such texts, so that they can be invalid. */
export const utf8 = (text: string) => Buffer.from(text).toString('latin1')

export const part = (headers: string, value = 'x') => `--b\r\n${headers}\r\n\r\n${value}\r\n`
export const field = (name: string, value: string, headers = '') =>
  part(`Content-Disposition: form-data; name="${name}"${headers}`, value)
export const file = (parameters: string, headers = '\r\nContent-Type: image/png') =>
  part(`Content-Disposition: form-data; name="attachFile"; ${parameters}${headers}`, 'picture')

export const inquiryWithout = (name: string | null) =>
  generalInquiry(name === null ? {} : { [name]: null })
    .map(([each, value]) => field(each, value as string))
    .join('')
export const inquiry = inquiryWithout(null)

export const send = (api: ApiClient, body: string, contentType = type, to = path) =>
  api.with({ 'accept-language': 'en' }).send('POST', to, {
    headers: { 'content-type': contentType },
    body: new Uint8Array(Buffer.from(body, 'latin1')),
  })

const sha256 = createHash('sha256').update('picture').digest('hex')

/** Sends an inquiry with more parts, and checks the names of the files that are stored. */
export const expectFiles = async (api: ApiClient, world: World, parts: string, names: readonly string[]) => {
  const { status, body } = await send(api, `${inquiry}${parts}--b--\r\n`)
  expect(body).toMatchObject({ code: 'SUCCESS' })
  expect(status).toBe(200)
  expect((await world.inquiries())[0]!.files).toEqual(names.map((name) => ({ name, size: 7, sha256 })))
}

export interface Expected {
  readonly code?: unknown
  readonly field?: unknown
  readonly message: string | RegExp
}

export const expectRefused = async (
  api: ApiClient,
  world: World,
  body: string,
  { code = 'BAD_REQUEST', field: name, message }: Expected,
  contentType?: string,
) => {
  const response = await send(api, body, contentType)
  expect(response.status).toBe(400)
  expect(response.body.code).toEqual(code)
  expect(response.body.message).toEqual(worded(message))
  expect(response.body.errors).toEqual(
    name === undefined ? free(undefined) : [{ field: name, code, message: free(response.body.message) }],
  )
  await expectNothingStored(api, world)
}
