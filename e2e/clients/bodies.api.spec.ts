import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clause, expect, test } from '../support/test.ts'
import { needsMock } from '../verify/observed.ts'
import { inquiry } from './inquiry.ts'

// Bodies as clients send them. The first line of each file names the client and its version, and says whether the body was
// recorded (most of them by `npm run test:http-clients -- --record`) or rebuilt from the source of the client.
const folder = join(import.meta.dirname, 'bodies')
const files = readdirSync(folder)

const bodyOf = (file: string) => {
  const bytes = readFileSync(join(folder, file))
  const end = bytes.indexOf('\r\n\r\n')
  const [, client, contentType] = /^X-Client: (.+)\r\nContent-Type: (.+)$/.exec(bytes.toString('utf8', 0, end)) ?? []
  return { client: client!, contentType: contentType!, body: new Uint8Array(bytes.subarray(end + 4)) }
}

const picture = {
  name: '오류 화면.png',
  size: 16,
  sha256: 'fec64bbca603423ef900b3c8f1d0eee0e391b9d78f03791ec5e702a60c12b880',
}

for (const { client, contentType, body } of files.map(bodyOf))
  test(...clause('call.form.clients', client), async ({ api, world }) => {
    if (client.includes('_charset_')) needsMock('names of files in other charsets than UTF-8')
    const response = await api.send('POST', '/api/support/inquiry', { headers: { 'content-type': contentType }, body })
    expect(response.body).toMatchObject({ code: 'SUCCESS' })
    const [stored] = await world.inquiries()
    expect(stored!.fields).toMatchObject(inquiry)
    expect(stored!.files).toEqual([picture])
  })

test(...clause('call.form.clients', 'of 20 clients and more'), () => {
  expect(new Set(files.map((file) => bodyOf(file).client)).size).toBeGreaterThanOrEqual(20)
})
