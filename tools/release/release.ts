import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { readOptions } from '#mock-server/process/command-line.ts'
import { command } from '../run/steps.ts'
import { contractVersions, withContractVersions } from './contract-versions.ts'
import { releaseSteps } from './release-plan.ts'
import { root } from '../root.ts'

// `npm run release`: raises the version by the changesets, makes both packages and tags them. Nothing leaves the machine.
// With `--dry-run`, only prints what it would do.

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const run = async (name: string, ...args: readonly string[]) => {
  const { isGood, output } = await command(name, args)
  if (!isGood) throw new Error(`Failed to run ${name} ${args.join(' ')}:\n${output}`)
}

/** The version that the changesets lead to. */
const nextVersion = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haneul-release-'))
  const file = join(folder, 'status.json')
  try {
    await run('changeset', 'status', `--output=${relative(root, file)}`)
    const { releases } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly releases: readonly { newVersion: string }[]
    }
    return releases[0]!.newVersion
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const release = async (isDryRun: boolean) => {
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .map((file) => basename(file, '.md'))
    .filter((name) => name !== 'README')
    .toSorted()
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const version = changesets.length > 0 ? await nextVersion() : current
  const state = { version, changesets, changedFiles: git('status', '--porcelain'), tags: git('tag').split('\n') }
  const steps = releaseSteps(state)
  if (isDryRun) return console.log(['This release would', ...steps.map((step) => `- ${step}`)].join('\n'))

  if (changesets.length > 0) {
    await run('changeset', 'version')
    const changelog = join(root, 'CHANGELOG.md')
    writeFileSync(changelog, withContractVersions(readFileSync(changelog, 'utf8'), contractVersions()))
    await run('node', 'tools/release/openapi.ts')
    await run('oxfmt', 'CHANGELOG.md', 'package.json')
    git('commit', '--all', '--message', `release: raise the version to ${version}`)
  }
  for (const packer of ['tools/release/pack.ts', 'tools/release/pack-verify.ts']) await run('node', packer)
  await run('changeset', 'tag')
  console.log(`Done:
${steps.map((step) => `- ${step}`).join('\n')}
Next, after npm test has passed:
  git push --follow-tags
  npm publish dist-package/haneul-mock-${version}.tgz
  npm publish dist-verify/haneul-verify-${version}.tgz`)
}

try {
  const { 'dry-run': isDryRun = false } = readOptions({ 'dry-run': { type: 'boolean' } })
  await release(isDryRun)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
