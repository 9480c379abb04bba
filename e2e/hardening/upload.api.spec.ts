import { connect, type Socket } from 'node:net'
import { residentMebibytes } from '../processes/cpu-time.ts'
import { generalInquiry } from '../literals/inquiry.ts'
import { boundary, multipart, type Part } from '../mock-client/multipart.ts'
import { raw, startUpload } from '../mock-client/raw.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../support/test.ts'
import { needsMock } from '../verify/observed.ts'

test.describe.configure({ timeout: 90_000 })

const mebibyte = 1024 * 1024
const path = '/api/support/inquiry'
const type = `multipart/form-data; boundary=${boundary}`

/** The start and the end of an inquiry with a file, between which the bytes of the file belong. */
const inquiryParts = () => {
  const marker = 'the bytes of the file'
  const { body } = multipart(generalInquiry({}, [{ name: 'a.log', bytes: Buffer.from(marker) }]))
  const at = Buffer.from(body).indexOf(marker)
  return { start: body.subarray(0, at), end: body.subarray(at + marker.length) }
}

test(...clause('hardening.upload.in-flight'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, origin }) => {
    const { start, end } = inquiryParts()
    const headers = { 'content-type': type }
    // A file that is too large is read and not stored, but it counts while it arrives.
    const uploads = await Promise.all(Array.from({ length: 6 }, () => startUpload(origin, { path, headers })))
    for (const upload of uploads) {
      upload.write(start)
      upload.write(Buffer.alloc(51 * mebibyte))
    }
    const refused = await Promise.race(uploads.map(({ response }) => response))
    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.any(String) })
    // The others are processed, and afterwards there is room again.
    const responses = await Promise.all(uploads.map((upload) => upload.end(end)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([413, 413, 413, 413, 413, 503])
    expect((await api.postForm(path, generalInquiry())).status).toBe(200)
  })
})

for (const [example, target, contentType, length] of [
  ['a form', path, type, 55 * mebibyte + 1],
  ['a form of 1 GB', path, type, 1e9],
  ['JSON of the product', '/api/support/inquiry/51245/call', 'application/json', mebibyte + 1],
  ['JSON of the control plane', '/__mock/worlds', 'application/json', 129 * mebibyte],
] as const)
  test(...clause('hardening.upload.ceiling', example), async ({ api, world }) => {
    const { hostname, port } = new URL(api.origin)
    needsMock('a raw connection')
    const socket = connect(Number(port), hostname)
    // Nothing but the headers is sent.
    socket.write(
      `POST ${target} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-mock-world: ${world.id}\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`,
    )
    const head = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
    expect(head).toContain('HTTP/1.1 413')
    expect(head).toContain('PAYLOAD_TOO_LARGE')
    socket.destroy()
  })

/** Sends a whole request before it reads anything. Resolves with everything received until the connection is closed. */
const sendThenRead = (origin: string, head: string, bytes: number) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const chunk = Buffer.alloc(mebibyte)
    let [received, left] = ['', bytes]
    needsMock('a raw connection')
    const socket = connect(Number(port), hostname)
    socket.pause()
    const send = () => {
      while (left > 0) {
        left -= chunk.length
        if (!socket.write(chunk)) return void socket.once('drain', send)
      }
      socket.end()
      socket.resume()
    }
    socket.on('data', (data) => (received += data.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
    socket.write(head.replace('\r\n', `\r\nhost: ${hostname}:${port}\r\n`), send)
  })

for (const connection of ['keep-alive', 'close'])
  test(...clause('hardening.upload.refusal-readable', `connection: ${connection}`), async ({ api }) => {
    const bytes = 300 * mebibyte
    const head = `POST ${path} HTTP/1.1\r\nconnection: ${connection}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`
    expect(await sendThenRead(api.origin, head, bytes)).toContain('HTTP/1.1 413')
  })

/** Sends a body until the server closes the connection. Resolves with what it received. */
const sendForever = (origin: string, target: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(origin)
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(mebibyte), Buffer.from('\r\n')])
    let received = ''
    needsMock('a raw connection')
    const socket = connect(Number(port), hostname)
    const send = () => void socket.write(chunk, () => !socket.destroyed && setImmediate(send))
    socket.on('data', (data) => (received += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
    socket.write(
      `POST ${target} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ntransfer-encoding: chunked\r\ncontent-type: text/plain\r\n\r\n`,
      send,
    )
  })

/** Sends a GET request and stops reading after the first bytes of the response. */
const readHeadersOnly = (origin: string, target: string) =>
  new Promise<{ readonly status: number; readonly socket: Socket }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    needsMock('a raw connection')
    const socket = connect(Number(port), hostname)
    socket.once('data', (data) => {
      socket.pause()
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1]), socket })
    })
    socket.on('error', reject)
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
  })

for (const [example, parts, status, code] of [
  ['64 fields', Array.from({ length: 57 }, (_, i): Part => [`f${i}`, 'x']), 200, 'SUCCESS'],
  ['65 fields', Array.from({ length: 58 }, (_, i): Part => [`f${i}`, 'x']), 400, 'BAD_REQUEST'],
  ['65,536 bytes', [['note', 'x'.repeat(65_536)]], 200, 'SUCCESS'],
  ['65,537 bytes', [['note', 'x'.repeat(65_537)]], 413, 'PAYLOAD_TOO_LARGE'],
  ['65,538 bytes of Korean', [['note', '가'.repeat(21_846)]], 413, 'PAYLOAD_TOO_LARGE'],
  ['a name of 100 characters', [['n'.repeat(100), 'x']], 200, 'SUCCESS'],
  ['a name of 101 characters', [['n'.repeat(101), 'x']], 400, 'BAD_REQUEST'],
] as const)
  test(...clause('hardening.upload.form-limits', example), async ({ api }) => {
    const response = await api.postForm(path, [...generalInquiry(), ...parts])
    expect(response.status).toBe(status)
    expect(response.body.code).toBe(code)
  })

test(...clause('hardening.upload.texts-bounded'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api }) => {
    // 4 MB each, as two bytes a character. A world keeps 64 MiB of uploads.
    const texts = Array.from({ length: 32 }, (_, i): Part => [`f${i}`, 'x'.repeat(65_536)])
    for (let i = 0; i < 20; i += 1)
      expect((await api.postForm(path, [...generalInquiry({ title: `Number ${i}` }), ...texts])).status).toBe(200)
    const titles = (await api.get('/__mock/worlds/default/inquiries')).body.map(
      ({ fields }: { fields: { title: string } }) => fields.title,
    )
    expect(titles.at(-1)).toBe('Number 19')
    expect(titles.length).toBeLessThan(16)
    expect(titles.length).toBeGreaterThan(12)
  })
})

/** Sends the start of a request. Resolves when the server has closed the connection. */
const sendThenWait = (origin: string, sent: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin)
    needsMock('a raw connection')
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.resume()
    socket.write(sent)
  })

// Each of them ends with a time limit of the server, so they wait together.
test(...clausesOfSteps(), async ({ api: { origin } }) => {
  needsMock('raw connections')
  const paths = ['/no/such/page', '/api/no/such/call', '/api/support/faq', '/__mock/worlds']
  const endless = Promise.all(paths.map((target) => sendForever(origin, target)))
  const waiting = ['', 'GET /__mock/health HTTP/1.1\r\nhost: 127'].map((sent) => sendThenWait(origin, sent))
  await clauseStep('hardening.timeout.header', 'nothing, and an incomplete header', async () => {
    await Promise.all(waiting)
    expect((await raw(origin, { path: '/__mock/health' })).status).toBe(200)
  })
  await clauseStep('hardening.upload.endless-body', 'to four paths', async () => {
    const received = await endless
    expect(received.map((text) => /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])).toEqual(['404', '404', '405', '413'])
    for (const text of received) expect(text).toMatch(/"code":"(NOT_FOUND|METHOD_NOT_ALLOWED|PAYLOAD_TOO_LARGE)"/)
  })
})

test(...clause('hardening.download.in-flight'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ api, origin, pid }) => {
    const file = { name: 'a.log', bytes: new Uint8Array(10 * mebibyte) }
    const sent = await api.postForm(path, generalInquiry({}, [file]))
    const target = `/__mock/worlds/default/inquiries/${sent.body.content.inquiryId}/files/0`
    const before = residentMebibytes(pid)
    // Each client reads the headers and then nothing.
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const { status, socket } = await readHeadersOnly(origin, target)
        return { status, socket }
      }),
    )
    const refused = statuses.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(30)
    expect(refused.length).toBeLessThan(40)
    // All 60 would need 600 MiB. What the mock has read for refused ones is freed later.
    expect(residentMebibytes(pid) - before).toBeLessThan(560)
    for (const { socket } of statuses) socket.destroy()
    await expect.poll(async () => (await api.get(target)).status).toBe(200)
  })
})

test(...clause('hardening.error.one-shape', 'a mock without pages'), async ({ basePort }) => {
  await withMock(basePort, [], async ({ origin }) => {
    for (const target of ['/no/such/page', `${origin}/no/such/page`, '//evil.example/', '/%2e%2e/x']) {
      const { status, headers, body } = await raw(origin, { path: target })
      expect(status, target).toBe(404)
      expect(headers['content-type'], target).toContain('application/json')
      expect(JSON.parse(body), target).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) })
    }
  })
})
