import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contractChanges } from './contract-changes.ts'
import { root } from '../root.ts'

/** An OpenAPI document of the contract. */
export interface ContractDocument {
  readonly info: { readonly version: string }
}

const path = 'specs/contract/openapi.yaml'

const git = (...args: readonly string[]) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  } catch {
    return undefined
  }
}

/** A file as it is in a commit; undefined if one of them does not exist. */
export const fileAt = (commit: string, file: string) => git('show', `${commit}:${file}`)

/** The contract of a commit; undefined if the commit or its contract does not exist. */
export const contractAt = (commit: string): ContractDocument | undefined => {
  const text = fileAt(commit, path)
  return text === undefined ? undefined : (parse(text) as ContractDocument)
}

export interface ContractVersion {
  readonly version: string
  readonly commit: string
  /** The subject of the commit. */
  readonly subject: string
}

/** The versions that the output of `git log -p` introduces, oldest first. The oldest commit of a version introduced it. */
export const versionsIn = (log: string): readonly ContractVersion[] => {
  const commits = log.split('commit ').slice(1).toReversed()
  const all = commits.flatMap((text) => {
    const [, version] = /^\+ {2}version: (\S+)$/m.exec(text) ?? []
    const [, commit = '', subject = ''] = /^(\w+) (.*)/.exec(text) ?? []
    return version === undefined ? [] : [{ version, commit, subject }]
  })
  return all.filter((each, i) => all.findIndex(({ version }) => version === each.version) === i)
}

/** Every version of the contract in the git history, oldest first. */
export const contractVersions = (): readonly ContractVersion[] =>
  versionsIn(git('log', '--format=commit %h %s', '-p', '--unified=0', '-G^  version: ', '--', path) ?? '')

/** The commit of a version such as 0.12.3; of 0.12 that of its first version. */
export const commitOf = (wanted: string, versions: readonly ContractVersion[]): string | undefined =>
  versions.find(({ version }) => version === wanted || version.startsWith(`${wanted}.`))?.commit

/** The contract in a file, or else of a version, commit, branch or tag. Throws if there is none. */
export const readContract = (source: string): ContractDocument => {
  if (existsSync(source)) return parse(readFileSync(source, 'utf8')) as ContractDocument
  const document = contractAt((/^\d+\.\d+/.test(source) && commitOf(source, contractVersions())) || source)
  if (document) return document
  throw new Error(`"${source}" is neither a file, a version of the contract nor a commit with ${path}.`)
}

/** The contract in the working tree. */
export const currentContract = (): ContractDocument => readContract(join(root, path))

/** The newest committed contract of another version than this one. */
export const previousContract = ({ info }: ContractDocument): ContractDocument | undefined => {
  const commits = git('log', '--format=%H', '--', path)?.split('\n').filter(Boolean) ?? []
  for (const commit of commits) {
    const document = contractAt(commit)
    if (document && document.info.version !== info.version) return document
  }
  return undefined
}

const numbersOf = (version: string) => version.split('.').map(Number)

/** Whether a version is the same as another or newer. */
export const isAtLeast = (version: string, other: string) => {
  const [numbers, others] = [numbersOf(version), numbersOf(other)]
  const first = numbers.findIndex((number, i) => number !== others[i])
  return first === -1 || numbers[first]! > others[first]!
}

const withVersion = (document: ContractDocument, version: string) =>
  JSON.stringify({ ...document, info: { ...document.info, version } })

/**
 * The version that a contract must have after another one: the same if nothing differs; the second number counts
 * breaking changes and the third all others, also those of texts.
 */
export const nextVersion = (before: ContractDocument, after: ContractDocument): string => {
  const { version } = before.info
  if (withVersion(before, '') === withVersion(after, '')) return version
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  const { breaking } = contractChanges(before, after)
  return breaking.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** What is wrong with the version of a contract after another one; undefined if nothing is. */
export const versionProblem = (before: ContractDocument, after: ContractDocument): string | undefined => {
  const expected = nextVersion(before, after)
  if (isAtLeast(after.info.version, expected)) return undefined
  return `The contract has changed since version ${before.info.version}, but its version is ${after.info.version}, not ${expected}. Run npm run openapi.`
}

/** The changelog with the versions of the contract, newest first, that led to the release whose section is its first. */
export const withContractVersions = (changelog: string, versions: readonly ContractVersion[]): string => {
  const [heading = '', release = ''] = /^## (\S+)$/m.exec(changelog) ?? []
  const led = versions.filter(({ version }) => isAtLeast(release, version) && !changelog.includes(`- ${version}: `))
  if (led.length === 0) return changelog
  const lines = led.toReversed().map(({ version, subject }) => `- ${version}: ${subject}`)
  return changelog.replace(heading, `${heading}\n\n### Versions of the contract\n\n${lines.join('\n')}`)
}
