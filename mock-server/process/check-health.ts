import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { isWildcard } from './network-options.ts'

/** The arguments of the mock in a container, which is process 1 or started by it. */
export const argumentsOfContainer = (commandLine = readFileSync('/proc/1/cmdline', 'utf8')): string[] => {
  const words = commandLine.split('\0').slice(0, -1)
  return words.slice(words.findIndex((word) => /\.(mjs|ts)$/.test(word)) + 1)
}

interface Address {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
}

const timeoutMs = 3000

/** Whether the mock at an address of this machine answers, whatever its certificate says. */
export const isHealthy = ({ host, port, isSecure }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const at = { port, host: isWildcard(host) ? 'localhost' : host }
    const socket = isSecure ? connectTls({ ...at, rejectUnauthorized: false }) : connect(at)
    socket.setTimeout(timeoutMs, () => socket.destroy())
    let head = ''
    socket.on('data', (chunk) => (head += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(head.startsWith('HTTP/1.1 200 ')))
    // Without the control plane, as it may be switched off.
    socket.write('GET /api/support/inquiry/abuse HTTP/1.0\r\nHost: localhost\r\n\r\n')
  })
