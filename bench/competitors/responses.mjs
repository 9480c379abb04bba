// The responses of the mock, which the bench records in the folder BENCH_RESPONSES before it starts a competitor.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.BENCH_RESPONSES ?? '.'
export const port = Number(process.env.BENCH_PORT)
export const responses = {
  faq: readFileSync(join(folder, 'faq.json')),
  eventLog: readFileSync(join(folder, 'eventLog.json')),
  upload: readFileSync(join(folder, 'upload.json')),
}
