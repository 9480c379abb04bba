import { connect } from 'node:net'
import { readFileSync, writeFileSync } from 'node:fs'
import { httpsRequest, httpsStatus, selfSignedCertificate } from '../support/https-client.ts'
import { startMock, statusOf } from '../support/spawn-server.ts'
import { clause, clauseStep, expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

test(...clause('control.option.tls'), async ({ basePort }) => {
  const { cert, files } = await selfSignedCertificate()
  const origin = `https://127.0.0.1:${basePort}`
  const mock = startMock(['--port', String(basePort), '--tls-cert', files.cert, '--tls-key', files.key])
  try {
    await expect
      .poll(() => httpsStatus(cert, `${origin}/__mock/health`), { timeout: 30_000, intervals: [50] })
      .toBe(200)
    expect(mock.output()).toContain(origin)
    expect(await httpsStatus(cert, `${origin}/api/support/inquiry/abuse`)).toBe(200)
    expect(await statusOf(`http://127.0.0.1:${basePort}`)).toBe(0)
    await clauseStep('control.option.tls-origin', 'five origins', async () => {
      for (const [requestOrigin, status] of [
        [origin, 200],
        [`https://localhost:${basePort}`, 200],
        [`http://127.0.0.1:${basePort}`, 403],
        ['https://127.0.0.1', 403],
        [`https://evil.example:${basePort}`, 403],
      ] as const) {
        const headers = { origin: requestOrigin, 'content-type': 'application/json', 'content-length': '2' }
        const reset = `${origin}/__mock/worlds/default/reset`
        expect(await httpsStatus(cert, reset, { method: 'POST', headers }), requestOrigin).toBe(status)
      }
    })
    for (const [name, line] of [
      ['contract.http', `@origin = ${origin}\n`],
      ['postman.json', `"value": "${origin}"`],
      ['openapi.json', `"url": "${origin}"`],
    ] as const)
      await clauseStep('control.exports.scheme', name, async () => {
        expect((await httpsRequest(cert, `${origin}/__mock/${name}`)).body).toContain(line)
      })
    await clauseStep('hardening.cookie.secure', 'a browser sends it over TLS only', async () => {
      const { cookies } = await httpsRequest(cert, `${origin}/__mock/enter?world=default`)
      expect(cookies).toEqual([`mock-world-${basePort}=default; Path=/; SameSite=Lax; Secure`])
    })
    const otherHost = { headers: { host: `evil.example:${basePort}` } }
    expect(await httpsStatus(cert, `${origin}/__mock/health`, otherHost)).toBe(403)
    expect(await mock.stop()).toBe(0)
  } finally {
    await mock.stop('SIGKILL')
  }
})

test(...clause('hardening.stop.tls-without-handshake'), async ({ basePort }) => {
  const { cert, files } = await selfSignedCertificate()
  const mock = startMock(['--port', String(basePort), '--tls-cert', files.cert, '--tls-key', files.key])
  try {
    const health = `https://127.0.0.1:${basePort}/__mock/health`
    await expect.poll(() => httpsStatus(cert, health), { timeout: 30_000, intervals: [50] }).toBe(200)
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

const startError = async (args: readonly string[]) => {
  const mock = startMock(args)
  expect(await mock.ended).toBe(1)
  const lines = mock.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Failed to start: /)
  return lines[0]
}

for (const option of ['cert', 'key'] as const)
  test(...clause('control.option.tls-both', `only --tls-${option}`), async () => {
    const { files } = await selfSignedCertificate()
    expect(await startError([`--tls-${option}`, files[option]])).toContain(
      option === 'cert' ? '--tls-key' : '--tls-cert',
    )
  })

for (const missing of ['cert', 'key'] as const)
  test(...clause('control.option.tls-files', `missing ${missing} file`), async () => {
    const { files } = await selfSignedCertificate()
    const paths = { ...files, [missing]: test.info().outputPath('nowhere.pem') }
    expect(await startError(['--tls-cert', paths.cert, '--tls-key', paths.key])).toContain('nowhere.pem')
  })

for (const invalid of ['cert', 'key'] as const)
  test(...clause('control.option.tls-files', `invalid ${invalid} file`), async () => {
    const { files } = await selfSignedCertificate()
    writeFileSync(files[invalid], 'hello')
    expect(await startError(['--tls-cert', files.cert, '--tls-key', files.key])).toContain(files[invalid])
  })

test(...clause('control.option.tls-files', 'the key of another certificate'), async () => {
  const { files } = await selfSignedCertificate()
  const cert = readFileSync(files.cert)
  await selfSignedCertificate()
  writeFileSync(files.cert, cert)
  expect(await startError(['--tls-cert', files.cert, '--tls-key', files.key])).toContain(files.key)
})
