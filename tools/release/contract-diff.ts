import { changedTexts, contractChanges } from './contract-changes.ts'
import { currentContract, previousContract, readContract } from './contract-versions.ts'

// `npm run contract:diff -- <commit or file>`: lists what has changed in the contract since then, or since the previous
// version. Fails if clients of that contract may break.
const [source] = process.argv.slice(2)

const list = (title: string, changes: readonly string[]) => {
  console.log(`${title}: ${changes.length}`)
  for (const change of changes) console.log(`  ${change}`)
}

try {
  const after = currentContract()
  const before = source === undefined ? previousContract(after) : readContract(source)
  if (!before)
    throw new Error('There is no earlier version of the contract in the git history. Name a commit or a file.')
  const { breaking, other } = contractChanges(before, after)
  console.log(`Contract ${before.info.version} → ${after.info.version}`)
  list('Breaking changes', breaking)
  list('Other changes', other)
  list('Changed texts, clauses and examples', changedTexts(before, after))
  if (breaking.length > 0) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
