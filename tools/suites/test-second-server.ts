import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractDocument } from '#e2e/mock-client/contract-document.ts'
import { contractRecords } from '#mock-server/documents/contract-records.ts'
import type { Records } from '../second-server/records.ts'
import { SecondServer } from '../second-server/server.ts'
import { stateNames } from '#e2e/verify/target.ts'
import { readPort } from '#mock-server/process/command-line.ts'
import { defects } from '#specs/contract/defects.ts'
import { command } from '../run/steps.ts'
import { startDefective } from '../second-server/defective.ts'
import { ensureNeeds } from '../verify/needs.ts'

// `npm run test:second-server`: what verify finds, and that it finds nothing else. A back end that is not ours must conform
// at every level that it can be judged at; the mock with a defect must fail by the clause of the defect. With `--defects`
// only the latter.
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

/** The defects that a suite can see. */
const shown = defects.flatMap(([name, clause]) => (clause === null ? [] : [[name, clause] as const]))

const options = {
  document: contractDocument,
  codes: JSON.parse(readFileSync('specs/contract/codes.json', 'utf8')) as Row,
  records: JSON.parse(JSON.stringify(contractRecords())) as Records,
}

/** A value with other texts. */
const renamed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, each: Row | null) =>
    each?.ko ? { ko: '이름', en: 'Name', ja: '名前' } : each,
  ) as Value

/** Data of its own, as a back end has that nobody has loaded our records into: few records, other names and extensions. */
const ownOptions: typeof options = {
  ...options,
  codes: renamed(options.codes),
  records: {
    ...options.records,
    allowFileExt: ['pdf'],
    data: Object.fromEntries(
      Object.entries(renamed(options.records.data)).map(([name, rows]) => [
        name,
        name === 'inquiryCodes' ? rows : Object.fromEntries(Object.entries(rows).slice(-7)),
      ]),
    ),
  },
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

const verify = async (name: string, settings: object, ...args: readonly string[]) => {
  const [config, output] = [join(folder, `${name}.yaml`), join(folder, name)]
  writeFileSync(config, JSON.stringify(settings))
  const outcome = await command('node', ['tools/verify/main.ts', '--config', config, '--output', output, ...args])
  const file = join(output, 'result.json')
  if (!existsSync(file)) throw new Error(`${name} was not judged: ${outcome.output}`)
  return { ...outcome, result: JSON.parse(readFileSync(file, 'utf8')) as Result }
}

const problems: string[] = []

/** Judges the server at a level, which must have no findings. */
const judgeServer = async (level: number, data = options) => {
  const server = new SecondServer(data)
  // On no ports that follow each other.
  const sites = await server.listen({ public: port + 10, gov: port + 14, fin: port + 12 })
  const { result } = await verify(`level-${level}`, settingsAt(level, sites), '--full').finally(() => server.close())
  const found = result.tests.filter(({ result: each }) => each === 'FAIL' || each === 'ERROR')
  const warnings = result.tests.filter(({ result: each }) => each === 'WARNING')
  for (const { clause, file, reason } of found) problems.push(`level ${level}: ${clause} in ${file}: ${reason}`)
  const product = result.clauses.filter((row) => row.class === 'product')
  const judged = product.filter((row) => row.result === 'PASS').length
  console.log(
    `level ${level}: ${judged} of ${product.length} requirements judged, ${found.length} false findings, ${warnings.length} warnings`,
  )
  for (const { clause, file, reason } of warnings) console.log(`  ${clause} in ${file}: ${reason}`)
}

/** Judges the mock with a defect, which must fail by its clause. */
const judgeDefect = async ([name, clause]: (typeof shown)[number], firstPort: number, settings = {}) => {
  const mock = await startDefective(name, firstPort)
  const { result, output } = await verify(
    name,
    { sites: mock.sites, ...settings },
    '--full',
    '--max-failures',
    '5',
    '--clause',
    clause,
  ).finally(mock.stop)
  const failed = result.clauses.filter((row) => row.result === 'FAIL' || row.result === 'WARNING').map(({ id }) => id)
  if (!failed.includes(clause))
    problems.push(`${name}: ${clause} did not fail, but ${failed.join(', ') || 'nothing'}. ${output}`)
}

try {
  // Before a server uses its ports.
  await ensureNeeds()
  if (!process.argv.includes('--defects')) {
    await judgeServer(0, ownOptions)
    for (const level of [0, 1, 2]) await judgeServer(level)
  }
  const left = [...shown]
  const worker = async (firstPort: number) => {
    for (let next = left.shift(); next; next = left.shift()) await judgeDefect(next, firstPort)
  }
  await Promise.all([worker(port + 20), worker(port + 30)])
  // An address is enough to find what a list lacks.
  await judgeDefect(['misspelled-field', 'call.notices.field.content.title'], port + 20, { controlPlane: false })
  console.log(`${shown.length} defects judged`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
