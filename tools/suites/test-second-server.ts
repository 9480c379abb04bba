import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, waitForServer } from '#e2e/processes/spawn-server.ts'
import { hashOf } from '#e2e/report/mutant-runs.ts'
import { stateNames } from '#e2e/verify/target.ts'
import { contractRecords } from '#mock-server/documents/contract-records.ts'
import { readPort } from '#mock-server/process/command-line.ts'
import { defects } from '#specs/contract/defects.ts'
import { command } from '../run/steps.ts'
import { ensureNeeds } from '../verify/needs.ts'
import { startDefective } from './start-defective.ts'

// `npm run test:second-server`: what verify finds, and that it finds nothing else. A back end that was written from the
// documents alone must conform at every level; with a defect, and so must the mock, it must fail by the clause of the
// defect. With `--defects` only the mock, with some of its defects, other ones for each commit.
const isDaily = process.argv.includes('--defects')
const perDay = 24
const port = readPort()
const folder = mkdtempSync(join(tmpdir(), 'second-server-'))

/** The clause that names each variant of the second server. */
const variants: Readonly<Record<string, string>> = {
  'created-201': 'call.inquiry.submit.answer',
  'no-type-name': 'call.notices.field.content.typeName',
  'limit-5001': 'inquiry.content.max',
  'code-points': 'inquiry.content.counts-utf16',
  'crlf-counts-two': 'inquiry.content.counts-utf16',
  'japanese-is-english': 'call.language.content',
  'messages-korean': 'error.body.language',
  'no-etag': 'call.file.etag',
  'page-from-one': 'call.faq.list.query-page',
  'oldest-first': 'call.notice.list',
  'size-unlimited': 'inquiry.files.size-max',
  'six-files': 'inquiry.files.count-max',
  'html-404': 'error.status.not-found',
  'expiry-14-days': 'survey.link.expiry',
  'rate-twice': 'survey.answer.conflict-when-expired',
  'score-six': 'survey.answer.score',
  'usage-open': 'hardening.access.signed-in',
  'total-without-vat': 'call.my-page.usage-months',
  'foreign-inquiry': 'hardening.access.foreign-question',
  'no-ranges': 'call.file.range',
  'sixth-additional': 'additional.limit.conflict',
  'sign-out-keeps': 'call.member.sign-out',
  'alarm-not-saved': 'call.my-page.save-alarm',
  'any-captcha': 'captcha.submit.invalid-code',
}

interface Result {
  readonly clauses: readonly { readonly id: string; readonly class: string; readonly result: string }[]
  readonly tests: readonly {
    readonly result: string
    readonly clause: string
    readonly reason?: string
    readonly file: string
  }[]
}

const records = JSON.parse(JSON.stringify(contractRecords())) as {
  readonly users: readonly { readonly user: string; readonly email: string }[]
  readonly data: { readonly accounts: Readonly<Record<string, { readonly passwords: readonly string[] }>> }
}

/** Starts the second server on a port for each site. */
const startSecond = async (firstPort: number, ...args: readonly string[]) => {
  const server = run('tools/second-server/main.ts', ['--port', String(firstPort), '--documents', folder, ...args])
  const sites = Object.fromEntries(
    ['public', 'gov', 'fin'].map((site, at) => [site, `http://127.0.0.1:${firstPort + at}`]),
  )
  // Whatever ends this process ends the server.
  const end = () => void server.stop('SIGKILL')
  process.once('exit', end)
  const failed = server.ended.then(() => {
    process.off('exit', end)
    throw new Error(`The second server has ended: ${server.output()}`)
  })
  failed.catch(() => undefined)
  for (const site of Object.values(sites)) await Promise.race([waitForServer(site, '/service-news/type'), failed])
  return { sites, stop: server.stop }
}

/** Settings for the second server at a level, as docs/verify.md describes them. */
const settingsAt = (level: number, sites: Readonly<Record<string, string>>) => ({
  sites,
  ...(level > 0 && {
    records: true,
    users: Object.fromEntries(
      records.users.map(({ user, email }) => {
        const [secret] = records.data.accounts[user]!.passwords
        return [user, { request: { path: '/auth/sign-in', json: { id: email, secret } } }]
      }),
    ),
  }),
  ...(level > 1 && {
    state: {
      address: `${sites['public']}/qa/state`,
      requestHeader: 'x-foreign-state',
      // Emails are worded by each back end, and the contract does not name the pages that they lead to.
      states: stateNames.filter((name) => name !== 'mails'),
    },
  }),
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

/** Judges the second server at a level, which must have no findings. */
const judgeServer = async (level: number, ...args: readonly string[]) => {
  const server = await startSecond(port + 10, ...args)
  const { result } = await verify(`level-${level}`, settingsAt(level, server.sites), '--full').finally(server.stop)
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

/** Judges a server with a defect, which must fail by the clause of the defect. */
const judgeDefect = async (
  name: string,
  clause: string,
  server: { readonly sites: object; readonly stop: () => unknown },
  settings: object = { sites: server.sites },
) => {
  const args = ['--full', '--max-failures', '5', '--clause', clause]
  const { result, output } = await verify(name, settings, ...args).finally(server.stop)
  const failed = result.clauses.filter((row) => row.result === 'FAIL' || row.result === 'WARNING').map(({ id }) => id)
  if (!failed.includes(clause))
    problems.push(`${name}: ${clause} did not fail, but ${failed.join(', ') || 'nothing'}. ${output}`)
}

const judgeMock = async (name: (typeof defects)[number][0], clause: string, firstPort: number) =>
  judgeDefect(name, clause, await startDefective(name, firstPort))

const judgeVariant = async (name: string, clause: string, firstPort: number) => {
  const server = await startSecond(firstPort, '--variant', name)
  // A server without ranges conforms, unless it says that it has them.
  await judgeDefect(name, clause, server, { ...settingsAt(2, server.sites), capabilities: { ranges: true } })
}

try {
  // Before a server uses its ports.
  await ensureNeeds()
  writeFileSync(join(folder, 'records.json'), JSON.stringify(records))
  writeFileSync(join(folder, 'codes.json'), readFileSync('specs/contract/codes.json'))
  const left: ((firstPort: number) => Promise<void>)[] = []
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const mixed = defects.toSorted(([a], [b]) => (hashOf(commit + a) < hashOf(commit + b) ? -1 : 1))
  for (const [name, clause] of isDaily ? mixed.slice(0, perDay) : defects)
    if (clause !== null) left.push((at) => judgeMock(name, clause, at))
  if (!isDaily) {
    await judgeServer(0, '--own-data')
    for (const level of [0, 1, 2]) await judgeServer(level)
    for (const [name, clause] of Object.entries(variants)) left.push((at) => judgeVariant(name, clause, at))
  }
  const count = left.length
  const worker = async (firstPort: number) => {
    for (let next = left.shift(); next; next = left.shift()) await next(firstPort)
  }
  await Promise.all([worker(port + 20), worker(port + 30)])
  // An address is enough to find what a list lacks.
  const mock = await startDefective('misspelled-field', port + 20)
  const addressAlone = { sites: mock.sites, controlPlane: false }
  await judgeDefect('misspelled-field', 'call.notices.field.content.title', mock, addressAlone)
  console.log(`${count} defects judged`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
