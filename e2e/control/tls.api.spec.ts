import { readFileSync, writeFileSync } from 'node:fs'
import { ownCertificate, secureStatus } from '../support/https-client.ts'
import { startMock, statusOf } from '../support/spawn-server.ts'
import { alsoProves, clause, expect, test } from '../support/test.ts'

// A server is started here, which takes its time on a machine that is busy.
test.describe.configure({ timeout: 60_000 })

test(...alsoProves(clause('control.option.tls'), 'control.option.tls-origin'), async ({ basePort }) => {
  const { cert, files } = await ownCertificate()
  const at = `https://127.0.0.1:${basePort}`
  const mock = startMock(['--port', String(basePort), '--tls-cert', files.cert, '--tls-key', files.key])
  try {
    await expect.poll(() => secureStatus(cert, `${at}/__mock/health`), { timeout: 30_000, intervals: [50] }).toBe(200)
    expect(mock.output()).toContain(at)
    expect(await secureStatus(cert, `${at}/api/support/inquiry/abuse`)).toBe(200)
    expect(await statusOf(`http://127.0.0.1:${basePort}`)).toBe(0)
    for (const [origin, status] of [
      [at, 200],
      [`https://localhost:${basePort}`, 200],
      [`http://127.0.0.1:${basePort}`, 403],
      ['https://127.0.0.1', 403],
      [`https://evil.example:${basePort}`, 403],
    ] as const) {
      const headers = { origin, 'content-type': 'application/json', 'content-length': '2' }
      const reset = `${at}/__mock/worlds/default/reset`
      expect(await secureStatus(cert, reset, { method: 'POST', headers }), origin).toBe(status)
    }
    const foreign = { headers: { host: `evil.example:${basePort}` } }
    expect(await secureStatus(cert, `${at}/__mock/health`, foreign)).toBe(403)
    expect(await mock.stop()).toBe(0)
  } finally {
    await mock.stop('SIGKILL')
  }
})

const refusal = async (args: readonly string[]) => {
  const mock = startMock(args)
  expect(await mock.ended).toBe(1)
  const lines = mock.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Failed to start: /)
  return lines[0]
}

for (const given of ['cert', 'key'] as const)
  test(...clause('control.option.tls-both', `--tls-${given} alone`), async () => {
    const { files } = await ownCertificate()
    expect(await refusal([`--tls-${given}`, files[given]])).toContain(given === 'cert' ? '--tls-key' : '--tls-cert')
  })

for (const missing of ['cert', 'key'] as const)
  test(...clause('control.option.tls-files', `${missing} missing`), async () => {
    const { files } = await ownCertificate()
    const given = { ...files, [missing]: test.info().outputPath('nowhere.pem') }
    expect(await refusal(['--tls-cert', given.cert, '--tls-key', given.key])).toContain('nowhere.pem')
  })

for (const wrong of ['cert', 'key'] as const)
  test(...clause('control.option.tls-files', `${wrong} is something else`), async () => {
    const { files } = await ownCertificate()
    writeFileSync(files[wrong], 'hello')
    expect(await refusal(['--tls-cert', files.cert, '--tls-key', files.key])).toContain(files[wrong])
  })

test(...clause('control.option.tls-files', 'a key of another certificate'), async () => {
  const { files } = await ownCertificate()
  const cert = readFileSync(files.cert)
  await ownCertificate()
  writeFileSync(files.cert, cert)
  expect(await refusal(['--tls-cert', files.cert, '--tls-key', files.key])).toContain(files.key)
})
