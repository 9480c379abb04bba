import { playwrightTests, type ReportedTest } from './playwright-tests.ts'

// `npm run vacuity`: runs the API proofs while the control plane shows them no journal, no stored inquiries and no
// captchas. Lists the proofs that read these records and pass all the same. Arguments are passed on to Playwright.

/** One line for each passed test that read emptied records. */
export const vacuousProofs = (tests: readonly ReportedTest[]): string[] =>
  tests.flatMap(({ file, line, title, hasPassed, annotations }) => {
    const reads = annotations.filter(({ type }) => type === 'reads').map(({ description }) => description)
    if (!hasPassed || reads.length === 0) return []
    return [`${file}:${line} reads ${[...new Set(reads)].toSorted().join(', ')}: ${title}`]
  })

if (process.argv[1] === import.meta.filename) {
  const args = ['--project=api', '--timeout=5000', ...process.argv.slice(2)]
  const { tests, errors } = await playwrightTests(args, { VACUITY: '1' })
  const found = vacuousProofs(tests)
  for (const line of [...errors, ...found]) console.log(line)
  console.log(`${found.length} of ${tests.length} proofs pass without the records that they read.`)
}
