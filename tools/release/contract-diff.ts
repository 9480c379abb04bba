import { parseArgs } from 'node:util'
import { changedRequirements, changedTexts, contractChanges, productOf } from './contract-changes.ts'
import { currentContract, previousContract, readContract } from './contract-versions.ts'

// `npm run contract:diff -- <version, commit or file>`: lists what has changed in the contract since then, or since the
// previous version: of the product, or with --all also of the mock. Fails if clients of that contract may break.

const list = (title: string, changes: readonly string[]) => {
  console.log(`${title}: ${changes.length}`)
  for (const change of changes) console.log(`  ${change}`)
}

try {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
  const [source] = positionals
  const after = currentContract()
  const before = source === undefined ? previousContract(after) : readContract(source)
  if (!before)
    throw new Error('There is no earlier version of the contract in the git history. Name a commit or a file.')
  const [earlier, later] = values.all ? [before, after] : [productOf(before), productOf(after)]
  const { breaking, server, other } = contractChanges(earlier, later)
  console.log(`Contract ${before.info.version} → ${after.info.version}`)
  list('What breaks clients', breaking)
  list('What a server must do', server)
  list('Other changes', other)
  list('Requirements', changedRequirements(earlier, later))
  list('Texts', changedTexts(earlier, later))
  if (breaking.length > 0) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
