// The responses of the mock, which the bench records in the folder BENCH_RESPONSES before it starts a competitor.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.BENCH_RESPONSES ?? '.'
export const port = Number(process.env.BENCH_PORT)
const names = ['faq', 'eventLog', 'faqSearches', 'noticePages', 'upload']
export const responses = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, `${name}.json`))]))
