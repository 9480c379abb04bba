import { wrapTransport, type TransportResponse } from './transport.ts'

const recordPath = /^\/__mock\/worlds\/[^/]+\/(journal|inquiries|captchas|mails)(\/[^?]*)?(\?|$)/

const response = (status: number, body: unknown): TransportResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  bytes: new TextEncoder().encode(JSON.stringify(body)),
})

/** The records that the current test has read: `journal`, `inquiries`, `captchas`, `mails`. */
const read = new Set<string>()

/**
 * Makes the journal, the stored inquiries and the captchas of every world look empty to the tests of this worker. A
 * proof that reads them and still passes asserts nothing about them. `npm run vacuity` lists such proofs.
 */
export const emptyRecords = () =>
  wrapTransport((inner) => async (origin, path, request) => {
    const [, records, one] = recordPath.exec(path) ?? []
    if (records === undefined || request.method !== 'GET') return inner(origin, path, request)
    read.add(records)
    return one === undefined ? response(200, []) : response(404, { code: 'NOT_FOUND', message: 'No records.' })
  })

/** The records that were read since the last call. */
export const takeReadRecords = (): readonly string[] => {
  const records = [...read].toSorted()
  read.clear()
  return records
}
