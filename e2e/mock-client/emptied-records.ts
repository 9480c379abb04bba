import { wrapTransport } from './transport.ts'

const recordPath = /^\/__mock\/worlds\/[^/]+\/(journal|inquiries|captchas|mails)\b/

/** The records that the current test has read: `journal`, `inquiries`, `captchas`, `mails`. */
const read = new Set<string>()

/**
 * Gives the worlds of this worker the defect that they look empty. A proof that reads their records and still passes
 * asserts nothing about them. `npm run vacuity` lists such proofs.
 */
export const emptyRecords = () =>
  wrapTransport((inner) => (origin, path, request) => {
    const [, records] = recordPath.exec(path) ?? []
    if (records !== undefined && request.method === 'GET') read.add(records)
    if (path !== '/__mock/worlds' || request.method !== 'POST') return inner(origin, path, request)
    const json = { ...(request.json as object), defect: 'empty-records' }
    return inner(origin, path, { ...request, json, body: JSON.stringify(json) })
  })

/** The records that were read since the last call. */
export const takeReadRecords = (): readonly string[] => {
  const records = [...read].toSorted()
  read.clear()
  return records
}
