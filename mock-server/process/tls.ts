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

/** Reads and validates certificate and key; undefined if neither option is given. Throws a start failure. */
export const readTls = ({ cert: certFile, key: keyFile }: Files): Tls | undefined => {
  if (certFile === undefined && keyFile === undefined) return undefined
  if (certFile === undefined || keyFile === undefined) {
    const [present, missing] = certFile === undefined ? ['--tls-key', '--tls-cert'] : ['--tls-cert', '--tls-key']
    throw startFailure(`${present} requires ${missing}`, 'Set both options, or neither to use http.')
  }
  const cert = read('--tls-cert', certFile)
  const key = read('--tls-key', keyFile)
  const certificate = parseAs('certificate', certFile, () => new X509Certificate(cert))
  const privateKey = parseAs('private key', keyFile, () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey))
    throw startFailure(`the key in ${keyFile} does not match the certificate in ${certFile}`, 'Use a matching pair.')
  return { cert, key }
}

const read = (option: string, file: string) => {
  try {
    return readFileSync(file)
  } catch (error) {
    throw startFailure(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code})`,
      `Set ${option} to a PEM file.`,
    )
  }
}

const parseAs = <Parsed>(kind: string, file: string, parse: () => Parsed): Parsed => {
  try {
    return parse()
  } catch {
    throw startFailure(`${file} is not a readable ${kind}`, 'Use a PEM file without a passphrase.')
  }
}
