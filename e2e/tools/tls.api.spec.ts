import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { httpsRequest, httpsStatus, selfSignedCertificate } from '../mock-client/https-client.ts'
import { startMock, statusOf } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test('with a certificate the mock speaks TLS only, and ends without waiting for handshakes', async ({ basePort }) => {
  const { cert, files } = await selfSignedCertificate()
  const origin = `https://127.0.0.1:${basePort}`
  const health = `${origin}/__mock/health`
  const mock = startMock(['--port', String(basePort), '--tls-cert', files.cert, '--tls-key', files.key])
  try {
    await expect.poll(() => httpsStatus(cert, health), { timeout: 30_000, intervals: [50] }).toBe(200)
    expect(mock.output()).toContain(origin)
    expect(await httpsStatus(cert, `${origin}/api/support/inquiry/abuse`)).toBe(200)
    expect(await statusOf(`http://127.0.0.1:${basePort}`)).toBe(0)
    const { cookies } = await httpsRequest(cert, `${origin}/__mock/enter?world=default`)
    expect(cookies).toEqual([`mock-world-${basePort}=default; Path=/; SameSite=Lax; Secure`])
    expect(await httpsStatus(cert, health, { headers: { host: `evil.example:${basePort}` } })).toBe(403)
    const silent = connect(basePort, '127.0.0.1')
    silent.on('error', () => {})
    await new Promise<void>((resolve) => silent.once('connect', resolve))
    expect(await httpsStatus(cert, health)).toBe(200)
    const startedMs = performance.now()
    expect(await mock.stop()).toBe(0)
    expect(performance.now() - startedMs).toBeLessThan(4500)
  } finally {
    await mock.stop('SIGKILL')
  }
})

test('a missing, invalid or wrong file of the certificate is refused in one line that names it', async () => {
  const startError = async (args: readonly string[]) => {
    const mock = startMock(args)
    expect(await mock.ended).toBe(1)
    const lines = mock.output().trim().split('\n')
    expect(lines).toEqual([expect.stringMatching(/^Failed to start: /)])
    return lines[0]
  }
  const errorWith = ({ cert, key }: { readonly cert: string; readonly key: string }) =>
    startError(['--tls-cert', cert, '--tls-key', key])
  const { files } = await selfSignedCertificate()
  expect(await startError(['--tls-cert', files.cert])).toContain('--tls-key')
  expect(await startError(['--tls-key', files.key])).toContain('--tls-cert')
  const invalid = test.info().outputPath('invalid.pem')
  writeFileSync(invalid, 'hello')
  for (const file of [test.info().outputPath('nowhere.pem'), invalid])
    for (const option of ['cert', 'key']) expect(await errorWith({ ...files, [option]: file })).toContain(file)
  const other = test.info().outputPath('other.pem')
  writeFileSync(other, readFileSync(files.cert))
  await selfSignedCertificate()
  expect(await errorWith({ ...files, cert: other })).toContain(files.key)
})
