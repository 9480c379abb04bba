import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Clause } from '#specs/clauses/clause.ts'
import { clauseChanges, type ClauseState } from './clause-changes.ts'
import { listTests } from '../suites/playwright-tests.ts'
import { root } from '../root.ts'

// `npm run clauses:diff -- main`: what the checkout does to the clauses and their tests since a commit.
const commit = process.argv[2] ?? 'HEAD'
const before = join(root, '.cache', 'clauses-diff')

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })

/** The clauses of a checkout, each with the number of tests that name it. */
const stateOf = async (folder: string): Promise<ClauseState> => {
  // Commits before the OpenAPI document stated clauses do not have the first file.
  const files = ['e2e/support/catalogue.ts', 'specs/clauses/index.ts'].map((file) => join(folder, file))
  const module = (await import(files.find((file) => existsSync(file))!)) as {
    catalogue: Readonly<Record<string, Clause>>
  }
  const { tests, errors } = await listTests([], folder)
  if (errors.length > 0) throw new Error(`Failed to list the tests of ${folder}: ${errors.join('\n')}`)
  const named = tests.flatMap(({ annotations }) => [
    ...new Set(annotations.filter(({ type }) => type === 'clause').map(({ description = '' }) => description)),
  ])
  const counts = Map.groupBy(named, (id) => id)
  return Object.entries(module.catalogue).map(([id, clause]) => ({ id, ...clause, tests: counts.get(id)?.length ?? 0 }))
}

rmSync(before, { recursive: true, force: true })
git('worktree', 'prune')
mkdirSync(join(root, '.cache'), { recursive: true })
git('worktree', 'add', '--detach', before, commit)
try {
  symlinkSync(join(root, 'node_modules'), join(before, 'node_modules'), 'junction')
  const lines = clauseChanges(await stateOf(before), await stateOf(root))
  console.log(lines.length > 0 ? lines.join('\n') : `No clause has changed since ${commit}.`)
} finally {
  git('worktree', 'remove', '--force', before)
}
