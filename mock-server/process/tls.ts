import { readFileSync } from 'node:fs'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { startFailure } from './command-line.ts'

export interface Tls {
  readonly cert: Buffer
  readonly key: Buffer
}

interface Files {
  readonly cert: string | undefined
  readonly key: string | undefined
}

/** The certificate and its key, read and tried; undefined where neither is given. Throws the line that says what is wrong. */
export const readTls = ({ cert: certFile, key: keyFile }: Files): Tls | undefined => {
  if (certFile === undefined && keyFile === undefined) return undefined
  if (certFile === undefined || keyFile === undefined) {
    const [given, missing] = certFile === undefined ? ['--tls-key', '--tls-cert'] : ['--tls-cert', '--tls-key']
    throw startFailure(`${given} is given without ${missing}`, 'Give both, or none of them for http.')
  }
  const cert = read('--tls-cert', certFile)
  const key = read('--tls-key', keyFile)
  const certificate = as('certificate', certFile, () => new X509Certificate(cert))
  const privateKey = as('private key', keyFile, () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey))
    throw startFailure(`the key in ${keyFile} does not belong to the certificate in ${certFile}`, 'Give the pair.')
  return { cert, key }
}

const read = (option: string, file: string) => {
  try {
    return readFileSync(file)
  } catch (error) {
    throw startFailure(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code})`,
      `Give ${option} a file of PEM.`,
    )
  }
}

const as = <Read>(what: string, file: string, parse: () => Read): Read => {
  try {
    return parse()
  } catch {
    throw startFailure(`${file} holds no ${what} that can be read`, 'Give a file of PEM, without a passphrase.')
  }
}
