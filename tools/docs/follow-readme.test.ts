import { expect, test } from 'vitest'
import { commandsOf, filesOf } from './follow-readme.ts'

const readme =
  'Run `npx tool --help`.\n\n```sh\nnpx tool\nnpx tool > file\n```\n\n```ts\n// a.ts\nconst text = `npx no`\n```\n'

test('the commands of a README are the lines of its sh blocks, and those within sentences', () => {
  expect(commandsOf(readme)).toEqual(['npx tool', 'npx tool > file', 'npx tool --help'])
})

test('the files of a README are the blocks that begin with a name', () => {
  expect([...filesOf(readme)]).toEqual([['a.ts', 'const text = `npx no`\n']])
})
