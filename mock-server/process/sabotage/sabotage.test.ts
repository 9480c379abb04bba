import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sabotage } from './index.ts'
import { badgeOf, junitOf, percentOf, summaryOf, type Verdict } from './report.ts'
import { selected } from './selection.ts'

/** A folder with a suite, and what sabotage prints about it. */
const withSuite = (suite: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'sabotage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'suite.mjs')
  writeFileSync(
    file,
    `import fs from 'node:fs'\nconst { HANEUL_MOCK_URL: url, PORT, HANEUL_MOCK_DEFECT: defect } = process.env\n${suite}`,
  )
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  return {
    folder,
    run: (...args: readonly string[]) => sabotage([...args, '--output', folder, '--', process.execPath, file]),
    printed: () => log.mock.calls.join('\n'),
  }
}

const only = (...names: readonly string[]) => names.flatMap((name) => ['--only', name])

test('a suite notices what it asserts; what fails once is flaky, and what nothing requests says so', async () => {
  const { folder, run, printed } = withSuite(`
    if (!url.endsWith(':' + PORT)) process.exit(1)
    const [notice] = (await (await fetch(url + '/api/support/notice')).json()).content
    const isFirst = !fs.existsSync(import.meta.filename + '.ran')
    if (notice.regYmdt.includes('T')) fs.writeFileSync(import.meta.filename + '.ran', '')
    process.exit(notice.title === undefined || (notice.regYmdt.includes('T') && isFirst) ? 1 : 0)`)
  const names = ['misspelled-field', 'time-form', 'total-of-page', 'no-receipt']
  expect(await run(...only(...names), '--fail-under', '25')).toBe(0)
  const { defects, percent } = JSON.parse(readFileSync(join(folder, 'sabotage.json'), 'utf8'))
  expect(percent).toBe(25)
  const found = defects.map(({ name, result, isReached, runs }: Verdict) => [name, result, isReached, runs.length])
  expect(Object.fromEntries(found.map(([name, ...rest]: unknown[]) => [name, rest]))).toEqual({
    'misspelled-field': ['noticed', true, 2],
    'time-form': ['flaky', true, 2],
    'total-of-page': ['unnoticed', true, 1],
    'no-receipt': ['unnoticed', false, 1],
  })
  expect(printed()).toMatch(
    /^noticed +misspelled-field +Notices have a titel\. \(call\.notices\.field\.content\.title\)$/m,
  )
  expect(printed()).toMatch(/Unnoticed, because nothing was sent that they change:\n +no-receipt/)
  expect(printed()).toContain('1 of 4 defects noticed (25 %)')
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('tests="4" failures="3"')
  expect(await run(...only(...names), '--fail-under', '26')).toBe(1)
}, 60_000)

test('a suite without a server gets the defect in its environment', async () => {
  const { run, printed } = withSuite(`process.exit(defect === 'order' ? 1 : 0)`)
  expect(await run(...only('notice.list.newest-first'), '--fail-under', '100')).toBe(0)
  expect(printed()).toContain('1 of 1 defects noticed (100 %)')
}, 60_000)

test.each([
  ['fails', 'twice', 'console.error("no such page"); process.exit(1)'],
  [
    'is flaky',
    'once',
    'fs.existsSync(import.meta.filename + 1) ? process.exit(1) : fs.writeFileSync(import.meta.filename + 1, "")',
  ],
])('a suite that %s with the right mock is not judged', async (_, times, suite) => {
  await expect(withSuite(suite).run()).rejects.toThrow(`the command failed ${times} with the right mock`)
})

test('wrong options are refused in one line', async () => {
  for (const [args, message] of [
    [[], 'there is no command'],
    [['--only', 'nothing at all'], 'the options select no defect'],
    [['--sample', '0'], '"0" is not a valid value of --sample'],
    [['--shard', '3/2'], '"3/2" is not a valid shard'],
    [['--fail-under', '101', '--', 'x'], '"101" is not a valid value of --fail-under'],
  ] as const)
    await expect(sabotage(args)).rejects.toThrow(message)
})

test('--list prints what the other options select', async () => {
  const { printed } = withSuite('')
  expect(await sabotage(['--list', ...only('CAPTCHA.key', 'titel')])).toBe(0)
  expect(printed().split('\n')).toHaveLength(6)
})

test('a sample depends on the seed, and the shards are a part each', () => {
  const names = (options: Parameters<typeof selected>[0]) => selected(options).map(({ name }) => name)
  const sample = names({ sample: '9', seed: 'a' })
  expect(sample).toHaveLength(9)
  expect(names({ sample: '9', seed: 'a' })).toEqual(sample)
  expect(names({ sample: '9', seed: 'b' })).not.toEqual(sample)
  const shards = ['1/2', '2/2'].flatMap((shard) => names({ sample: '9', seed: 'a', shard }))
  expect(shards.toSorted()).toEqual(sample.toSorted())
})

test('the results are a file for servers of tests and a line for a README', () => {
  const run = { result: 'failed', ms: 1500, output: '' } as const
  const [defect] = selected({ seed: '', only: ['misspelled-field'] })
  const verdicts: Verdict[] = [
    { ...defect!, result: 'noticed', isReached: false, runs: [run, run] },
    { ...defect!, result: 'unnoticed', isReached: false, runs: [run] },
  ]
  expect(percentOf(verdicts)).toBe(50)
  expect(badgeOf(verdicts)).toBe('![Defects noticed: 1/2](https://img.shields.io/badge/defects_noticed-1%2F2-yellow)')
  expect(junitOf(verdicts)).toContain(`<testsuite name="sabotage" tests="2" failures="1">
<testcase classname="call.notices.field.content.title" name="misspelled-field" time="3.000"></testcase>
<testcase classname="call.notices.field.content.title" name="misspelled-field" time="1.500"><failure message="unnoticed: Notices have a titel."/></testcase>`)
  // Nobody sees what a suite without a server sends.
  expect(summaryOf(verdicts)).not.toContain('nothing was sent')
})
