import { test } from '@playwright/test'
import type { Transport } from '../mock-client/transport.ts'
import { askTwice, NoResponseError, wallOf } from './ask.ts'
import { judged } from './exchange-texts.ts'
import { note } from './observed.ts'

/** Thrown if something went wrong that says nothing about the requirement. The result of the test is ERROR, not FAIL. */
export class NotJudgedError extends Error {
  constructor(message: string) {
    super(`Failed to judge the back end: ${message}`)
    test.info().annotations.push({ type: 'error', description: message })
  }
}

/** Sends requests to a back end that is not ours. */
export const toBackEnd: Transport = async (origin, path, request) => {
  const { method, headers, body } = request
  const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) }
  const response = await askTwice(origin + path, init).catch((error: unknown) => {
    if (!(error instanceof NoResponseError)) throw error
    test.info().annotations.push({ type: 'no response' })
    throw new NotJudgedError(error.message)
  })
  const wall = wallOf(method, path, response)
  if (wall === undefined) return response
  note({ exchanges: [judged(origin, path, request, response)] })
  throw new NotJudgedError(`${method} ${origin}${path} ${wall}`)
}
