import { writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { generate } from 'selfsigned'
import { test } from '../support/test.ts'

/** Writes a self-signed certificate for 127.0.0.1 and its key into the output folder of the test. */
export const selfSignedCertificate = async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const files = { cert: test.info().outputPath('cert.pem'), key: test.info().outputPath('key.pem') }
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key)
  return { cert, files }
}

interface HttpsRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request over TLS that trusts only this certificate. The status is 0 when the request fails. */
export const httpsRequest = (cert: string, address: string, { method = 'GET', headers = {} }: HttpsRequest = {}) =>
  new Promise<{ readonly status: number; readonly cookies: readonly string[]; readonly body: string }>((resolve) => {
    // Node compares the Host header with the certificate, and the tests change that header.
    const trust = { ca: cert, checkServerIdentity: () => undefined }
    const outgoing = request(address, { method, headers, ...trust, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      const cookies = response.headers['set-cookie'] ?? []
      response.on('end', () => resolve({ status: response.statusCode ?? 0, cookies, body }))
    })
    outgoing.on('error', () => resolve({ status: 0, cookies: [], body: '' }))
    outgoing.end(method === 'GET' ? undefined : '{}')
  })

/** The status of such a request. */
export const httpsStatus = async (cert: string, address: string, options: HttpsRequest = {}) =>
  (await httpsRequest(cert, address, options)).status
