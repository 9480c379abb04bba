import type { Operation } from '../mock-client/contract-document.ts'
import type { TransportRequest, TransportResponse } from '../mock-client/transport.ts'
import { documentClauses } from '../report/document-clauses.ts'
import { fieldsIn, listedStatus, violationsOf } from '../support/violations.ts'
import { jsonOf } from './ask.ts'
import { judged } from './exchange-texts.ts'
import { operationAt } from './needs.ts'
import { note } from './observed.ts'
import type { JudgedExchange, Shown } from './target.ts'

/** For what has no clause of its own. */
const ofAll = 'call.document.obeyed'

/** What a response shows of the clauses of the OpenAPI document. Which test has caused it does not matter. */
export const shownBy = (
  operation: Operation,
  response: TransportResponse,
  exchange: JudgedExchange,
): readonly Shown[] => {
  const status = listedStatus(operation, response.status)
  const isSuccess = status < 300
  const body = jsonOf(response)
  const clauseOf = (field: string) => {
    const own = [`call.${operation.id}.field.${field}`, `call.${operation.id}.status.${response.status}`]
    return own.find((id) => id in documentClauses) ?? ofAll
  }
  const violations = violationsOf(operation, { ...response, status, body }).map(({ field, text }) => ({
    clause: clauseOf(isSuccess ? field : ''),
    violation: { text, exchange },
  }))
  const clauses = new Set(['', ...(isSuccess ? fieldsIn(body) : [])].map(clauseOf))
  const isViolated = (clause: string) => violations.some((each) => each.clause === clause)
  return [...violations, ...[...clauses].flatMap((clause) => (isViolated(clause) ? [] : { clause }))]
}

const told = new Set<string>()

/** This worker tells once that a clause holds, and a violation once for each site and language. */
const isNew = ({ clause, violation }: Shown): boolean => {
  const { url, requestHeaders } = violation?.exchange ?? {}
  const key = [clause, url && new URL(url).origin, requestHeaders?.['accept-language']].join(' ')
  return !told.has(key) && Boolean(told.add(key))
}

/** Notes an exchange of the current test with a back end, and what its response shows. */
export const noteExchange = (
  origin: string,
  path: string,
  request: TransportRequest,
  response: TransportResponse,
): void => {
  const exchange = judged(origin, path, request, response)
  const operation = request.method === 'HEAD' ? undefined : operationAt(request.method, path)
  const isProduct = operation?.isControl === false
  note({ exchanges: [exchange], shown: isProduct ? shownBy(operation, response, exchange).filter(isNew) : [] })
}
