import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import { contractRecords } from '#mock-server/documents/contract-records.ts'
import { catalogue } from '#e2e/support/catalogue.ts'
import { stateNames } from '#e2e/verify/target.ts'
import { readPort } from '#mock-server/process/command-line.ts'
import { command } from '../run/steps.ts'
import type { Records } from '../second-server/records.ts'
import { SecondServer } from '../second-server/server.ts'
import { variants } from '../second-server/variants.ts'
import { ensureNeeds } from '../verify/needs.ts'

// `npm run test:second-server`: judges a back end that is not ours. The one without bugs must conform at every level that
// it can be judged at; each of the others must fail by the clause that its bug breaks.
const port = readPort()
const folder = mkdtempSync(join(tmpdir(), 'second-server-'))

type Row = Readonly<Record<string, any>>

interface Result {
  readonly clauses: readonly { readonly id: string; readonly class: string; readonly result: string }[]
  readonly tests: readonly {
    readonly result: string
    readonly clause: string
    readonly reason?: string
    readonly file: string
  }[]
}

const options = {
  document: contractDocument,
  codes: JSON.parse(readFileSync('specs/contract/codes.json', 'utf8')) as Row,
  records: JSON.parse(JSON.stringify(contractRecords())) as Records,
}

/** Emails are worded by each back end, and the contract does not name the pages that they lead to. */
const states = stateNames.filter((name) => name !== 'mails')

/** Settings for the server at a level. */
const settingsAt = (level: number, sites: { readonly public: string }) => ({
  sites,
  capabilities: { 'captcha.audio': false, ranges: false },
  ...(level > 0 && {
    records: true,
    users: Object.fromEntries(
      options.records.users.map(({ user, email }: Row) => {
        const [password] = options.records.data.accounts![user]!.passwords
        return [user, { request: { path: '/login', json: { email, password } } }]
      }),
    ),
  }),
  ...(level > 1 && { state: { address: `${sites.public}/test/state`, requestHeader: 'x-test-state', states } }),
})

const judge = async (
  name: string,
  bugs: readonly string[],
  firstPort: number,
  level: number,
  ...args: readonly string[]
) => {
  const server = new SecondServer({ ...options, variants: bugs })
  // On no ports that follow each other.
  const sites = await server.listen({ public: firstPort, gov: firstPort + 4, fin: firstPort + 2 })
  const [config, output] = [join(folder, `${name}.yaml`), join(folder, name)]
  writeFileSync(config, JSON.stringify(settingsAt(level, sites)))
  try {
    const outcome = await command('node', ['tools/verify/main.ts', '--config', config, '--output', output, ...args])
    const file = join(output, 'result.json')
    if (!existsSync(file)) throw new Error(`${name} was not judged: ${outcome.output}`)
    return { ...outcome, result: JSON.parse(readFileSync(file, 'utf8')) as Result }
  } finally {
    await server.close()
  }
}

const problems: string[] = []
const withoutBugs = async (level: number) => {
  const { result } = await judge(`level-${level}`, [], port + 10, level, '--full')
  const found = result.tests.filter(({ result: each }) => each === 'FAIL' || each === 'ERROR')
  const warnings = result.tests.filter(({ result: each }) => each === 'WARNING')
  for (const { clause, file, reason } of found) problems.push(`level ${level}: ${clause} in ${file}: ${reason}`)
  const product = result.clauses.filter(({ id, class: of }) => of === 'product' && !id.startsWith('call.'))
  const judged = product.filter((row) => row.result === 'PASS').length
  console.log(
    `level ${level}: ${judged} of ${product.length} requirements judged, ${found.length} false findings, ${warnings.length} warnings`,
  )
  for (const { clause, file, reason } of warnings) console.log(`  ${clause} in ${file}: ${reason}`)
}

/** Judges a server with a bug, which must fail by its clause. */
const withBug = async ({ name, clause }: (typeof variants)[number], firstPort: number) => {
  const { result, output } = await judge(name, [name], firstPort, 2, '--full', '--clause', clause)
  const failed = result.clauses.filter((row) => row.result === 'FAIL' || row.result === 'WARNING').map(({ id }) => id)
  if (!failed.includes(clause))
    problems.push(`${name}: ${clause} did not fail, but ${failed.join(', ') || 'nothing'}. ${output}`)
}

try {
  // Before a server uses its ports.
  await ensureNeeds()
  for (const level of [0, 1, 2]) await withoutBugs(level)
  const unknown = variants.filter(({ clause }) => !catalogue[clause])
  if (unknown.length > 0) problems.push(`Unknown clauses: ${unknown.map(({ clause }) => clause).join(', ')}`)
  const left = [...variants]
  const worker = async (firstPort: number) => {
    for (let next = left.shift(); next; next = left.shift()) await withBug(next, firstPort)
  }
  await Promise.all([worker(port + 20), worker(port + 30)])
  console.log(`${variants.length} variants judged`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
