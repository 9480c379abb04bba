import { test } from '@playwright/test'
import { expect } from './limits.ts'
import { operationAt } from '../verify/needs.ts'
import { lastExchange } from '../verify/observed.ts'
import { target } from '../mock-client/deployment.ts'
import { documentClauses } from '../report/document-clauses.ts'

const kindOf = (status: number) => Math.floor(status / 100)

/** Expects a refusal: any 4xx, or a redirect, such as one to the login. */
export const expectRefusal = (status: number): void => {
  expect([3, 4], `status ${status}`).toContain(kindOf(status))
}

/**
 * Expects the status of the contract. The product specification names none: where another back end is judged, another
 * status of the same kind, such as 422 for 400, fails only the assumed clause of that status, and the test goes on.
 */
export const expectStatus = (status: number, expected: number): void => {
  const { method = '', url = '' } = lastExchange() ?? {}
  // A path may belong to the address of a site.
  const addresses = Object.values<string | undefined>(target?.sites ?? {}).flatMap((each = '') =>
    url.startsWith(`${each}/`) ? each : [],
  )
  const lengthOfAddress = Math.max(0, ...addresses.map(({ length }) => length))
  const operation = operationAt(method, url.slice(lengthOfAddress))
  if (!target || status === expected || kindOf(status) !== kindOf(expected)) return expect(status).toBe(expected)
  const id = `call.${operation?.id}.status.${expected}`
  // An operation that the specification does not list has no clause of its statuses.
  const text = id in documentClauses ? documentClauses[id as keyof typeof documentClauses]!.text : 'another status'
  if (id in documentClauses) test.info().annotations.push({ type: 'clause', description: id })
  expect.soft(status, `${id}: ${text}`).toBe(expected)
}
