import type { ServerResponse } from 'node:http'

/** The responses that their clients have not read yet, of all connections together. Smaller ones are not counted. */
const outgoingMax = 256 * 1024 * 1024
const countedMin = 64 * 1024
let outgoing = 0

/** Counts a body until it is sent. Returns false if there is no room for it. */
export const canSend = (response: ServerResponse, bytes: number): boolean => {
  if (bytes < countedMin) return true
  if (outgoing + bytes > outgoingMax) return false
  outgoing += bytes
  response.once('close', () => (outgoing -= bytes))
  return true
}
