import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { contractDocument, type Schema } from '../mock-client/contract-document.ts'
import { withMock } from '../processes/spawn-mock.ts'
import { run } from '../processes/spawn-server.ts'
import { expect, test } from '../support/test.ts'

// Starting a server is slow on a busy machine.
test.describe.configure({ timeout: 60_000 })

/** Commands that no test runs, with the reason. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [
    /^npm (start|test)\b|^npm run (check|test:|vacuity|mutation|fuzz)|^AGENT=1 npm test/,
    'This run is one of them, or each takes minutes.',
  ],
  [
    /^npm run verify -- https:|^npx haneul-verify|^npm (init|install) |^npx playwright install/,
    'npm run test:verify runs them in an empty folder.',
  ],
  [/x-mock-inject: after; abort/, 'It gets no response: see broken-transfer.test.ts.'],
  [/--tls-cert/, 'It needs a certificate: see tls.api.spec.ts.'],
  [
    /^npm run mock -- (coverage|sabotage)|^npx haneul-mock sabotage/,
    'It runs other commands: see the tests beside it.',
  ],
]

const root = join(import.meta.dirname, '../..')
const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })].map((file) => file.replaceAll('\\', '/'))

/** The commands of a page, without comments, each in one line. */
const commandsOf = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^ *```sh\n([^]*?)^ *```$/gm)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.replace(/(?:^| +)#.*/, '').trim())
    .filter((line) => line !== '')

test('the documents have a curl command for each operation that writes', () => {
  const sent = pages.flatMap(commandsOf).flatMap((command) => {
    const [, method = command.includes(' -F ') ? 'POST' : 'GET'] = /-X (\w+)/.exec(command) ?? []
    const path = /127\.0\.0\.1:510\d(\/[^\s'?]*)/.exec(command)?.[1]
    return path === undefined ? [] : [`${method} ${path}`]
  })
  const writing = Object.entries<Schema>(contractDocument.paths).flatMap(([path, item]) =>
    path.startsWith('/__mock')
      ? []
      : Object.keys(item)
          .filter((method) => /post|put|patch|delete/.test(method))
          .map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(writing.length).toBeGreaterThan(8)
  const isSent = (operation: string) =>
    sent.some((each) => new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '\\d+')}$`).test(each))
  expect(writing.filter((operation) => !isSent(operation))).toEqual([])
})

const isException = (command: string) => exceptions.some(([pattern]) => pattern.test(command))

/** The words of a command, without their quotation marks. */
const wordsOf = (command: string) =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')

/** Sends what a curl command sends. Returns the status. */
const curl = async (command: string, origin: string) => {
  const form = new FormData()
  const headers = new Headers()
  let method = 'GET'
  let body: string | FormData | undefined
  let url = ''
  const [, ...words] = wordsOf(command)
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const value = words[at + 1] ?? ''
    const [name = '', text = ''] = value.split(/[:=] ?([^]*)/)
    if (word === '-i') continue
    if (word.startsWith('http')) url = word.replace(/^http:\/\/127\.0\.0\.1:510\d/, origin)
    else at++
    if (word === '-X') method = value
    else if (word === '-H') headers.set(name, text)
    else if (word === '-d') body = value
    else if (word === '-F') form.append(name, text)
    else expect(word).toMatch(/^http/)
  }
  if ([...form].length > 0) [method, body] = ['POST', form]
  return (await fetch(url, { method, headers, ...(body !== undefined && { body }) })).status
}

test('each exception of the commands in the documents is one of them', () => {
  const commands = pages.flatMap(commandsOf)
  for (const [pattern] of exceptions) expect(commands.filter((command) => pattern.test(command))).not.toEqual([])
  const kinds = /^curl |^npm run mock -- |^NODE_COMPILE_CACHE=\S+ node dist\/mock\.mjs$/
  expect(commands.filter((command) => !isException(command) && !kinds.test(command))).toEqual([])
})

for (const page of pages) {
  const commands = commandsOf(page).filter((command) => !isException(command))
  const requests = commands.filter((command) => command.startsWith('curl '))
  if (requests.length > 0)
    test(`the requests of ${basename(page)} succeed`, async ({ basePort }) => {
      await withMock(basePort + 1, [], (backEnd) =>
        withMock(basePort, [], async ({ origin }) => {
          for (const command of requests) {
            const status = await curl(command.replace('https://api.example/v1', backEnd.origin), origin)
            // The documents show what a rejected request returns, and one with a fault.
            const isRejected = command.includes('-F title= ')
            const injected = /x-mock-inject: status=(\d+)/.exec(command)?.[1]
            const good = injected === undefined ? [200, 201, 204] : [Number(injected)]
            expect([command, isRejected ? [400] : good]).toEqual([command, expect.arrayContaining([status])])
          }
        }),
      )
    })
  for (const command of commands.filter((each) => /^npm run mock|^NODE_COMPILE_CACHE/.test(each)))
    test(`the command runs: ${command}`, async ({ basePort }) => {
      const state = join(tmpdir(), `docs-${basePort}.state`)
      const args = wordsOf(
        command
          .replace(/^.*?(?:--|dist\/mock\.mjs) ?/, '')
          .replace(/--port \d+/, '')
          .replace('worlds.state', state),
      )
      if (args.includes('--help')) expect(await run('mock-server/main.mjs', args).ended).toBe(0)
      else
        await withMock(basePort, args, async ({ api }) =>
          // A mock that other machines reach requires its token.
          expect((await api.get('/__mock/health')).status).toBe(args.includes('--host') ? 401 : 200),
        )
    })
}

test('verify prints its template', async () => {
  const template = run('tools/verify/main.ts', ['--print-template'])
  expect(await template.ended).toBe(0)
  expect(template.output()).toContain('sites:')
})
