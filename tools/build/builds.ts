import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root } from '../root.ts'
import { whileLocked } from '../run/install.mjs'

const folder = join(root, '.cache', 'builds')
/** Builds that are kept although no server uses them. */
const keptBuilds = 4

interface Build {
  /** The link to the current build, by which tools and suites find it. */
  readonly link: string
  /** Loads the code that writes the build into a folder. */
  readonly load: () => Promise<(outDir: string) => Promise<void>>
  /** Files that it is made of besides those of every build. */
  readonly inputs?: readonly string[]
}

export const builds = {
  app: { link: 'dist', load: async () => (await import('./build-app.ts')).buildApp },
  offline: { link: 'dist-offline', load: async () => (await import('./build-offline.ts')).buildOffline },
  docs: {
    link: 'dist-docs',
    load: async () => (await import('../docs/build-docs.ts')).buildDocs,
    inputs: [
      'docs/{*,.vitepress/{*,theme/*}}',
      'README.md',
      'tools/docs/{build-docs,docs-pages}.ts',
      'e2e/report/report-*.ts',
    ],
  },
} as const satisfies Record<string, Build>

export type BuildName = keyof typeof builds

const inputs = [
  '{specs,fixtures,mock-server,src,apps}/**/*',
  'tools/{root,build/*}.ts',
  '{package,package-lock}.json',
  'vite.config.ts',
]
/** Files that no build contains. */
const isOutside = (path: string) =>
  /^(?!docs|README).*\.(test\.tsx?|md|sh)$|^specs\/decisions|^specs\/contract\/(openapi|codes)/.test(
    path.replaceAll('\\', '/'),
  )

/** A hash of all files that a build is made of. */
export const inputHash = (name: BuildName) => {
  const hash = createHash('sha256').update(process.version)
  const { inputs: own = [] }: Build = builds[name]
  for (const path of globSync([...inputs, ...own], { cwd: root }).toSorted())
    if (!isOutside(path) && statSync(join(root, path)).isFile())
      hash.update(path).update(
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest(),
      )
  return hash.digest('hex').slice(0, 16)
}

const linkedFolder = (link: string) =>
  lstatSync(join(root, link), { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(join(root, link)))
    : undefined

/** Whether the link of a build leads to a build of the current sources. */
export const isUpToDate = (name: BuildName, hash = inputHash(name)) =>
  linkedFolder(builds[name].link) === `${name}-${hash}` && existsSync(join(folder, `${name}-${hash}`))

const pointLink = (link: string, target: string) => {
  const path = join(root, link)
  // An older version wrote the build into a real folder.
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path, { recursive: true, force: true })
  const next = `${path}.${process.pid}`
  symlinkSync(process.platform === 'win32' ? target : relative(root, target), next, 'junction')
  if (process.platform === 'win32') rmSync(path, { force: true })
  renameSync(next, path)
}

/**
 * Builds into a folder of its own, named after the hash of the sources, and points the link to it. A running server
 * keeps the files that it started with. Resolves to false if there is nothing to do.
 */
export const ensureBuild = async (name: BuildName): Promise<boolean> =>
  !isUpToDate(name) && whileLocked(root, `building-${name}`, `building ${builds[name].link}`, () => build(name))

/**
 * Makes one failure of what a bundler throws. Of several errors, the first shows the place in the source, and the others
 * often follow from it.
 */
export const buildFailure =
  (folder: string) =>
  (error: unknown): never => {
    const { message, errors = [] } = error as Partial<AggregateError>
    const [first, ...more] = errors as readonly Error[]
    const rest = more.length === 0 ? '' : `\n… and ${more.length} more`
    throw new Error(`Failed to build ${folder}: ${first?.message ?? message}${rest}`)
  }

const build = async (name: BuildName): Promise<boolean> => {
  const hash = inputHash(name)
  if (isUpToDate(name, hash)) return false
  const { link, load } = builds[name]
  const target = join(folder, `${name}-${hash}`)
  const isBuilt = existsSync(target)
  if (!isBuilt) {
    const unfinished = join(folder, `unfinished-${process.pid}-${name}`)
    mkdirSync(unfinished, { recursive: true })
    const write = await load()
    await write(unfinished).catch(buildFailure(link))
    renameSync(unfinished, target)
  }
  utimesSync(target, new Date(), new Date())
  pointLink(link, target)
  removeOldBuilds()
  return !isBuilt
}

const isAlive = (id: string) => {
  try {
    return process.kill(Number(id), 0)
  } catch {
    return false
  }
}

const removeOldBuilds = () => {
  const linked = new Set(Object.values(builds).map(({ link }) => linkedFolder(link)))
  const inUse = (name: string) => {
    const marks = readdirSync(join(folder, name)).filter((file) => file.startsWith('used-by-'))
    const [ended, running] = [false, true].map((alive) => marks.filter((mark) => isAlive(mark.slice(8)) === alive))
    // A process that was killed could not remove its mark.
    for (const mark of ended!) rmSync(join(folder, name, mark))
    return linked.has(name) || running!.length > 0
  }
  const names = readdirSync(folder).filter((name) =>
    name.startsWith('unfinished-') ? !isAlive(name.split('-')[1]!) : !inUse(name),
  )
  const newestFirst = names
    .map((name) => ({ name, at: name.startsWith('unfinished-') ? 0 : statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at)
  const finished = newestFirst.filter(({ at }) => at > 0).slice(keptBuilds)
  for (const { name } of [...finished, ...newestFirst.filter(({ at }) => at === 0)])
    rmSync(join(folder, name), { recursive: true, force: true })
}

/** The folders that this process has marked as used. */
const used = new Set<string>()

/** The folder of the current build, marked as used by this process; undefined if there is none. */
export const useBuild = (name: BuildName): string | undefined => {
  if (process.env.MUTATED_PAGES !== undefined) return process.env.MUTATED_PAGES
  const link = join(root, builds[name].link)
  if (!existsSync(link)) return undefined
  const target = realpathSync(link)
  if (used.has(target)) return target
  used.add(target)
  const mark = join(target, `used-by-${process.pid}`)
  writeFileSync(mark, '')
  process.once('exit', () => rmSync(mark, { force: true }))
  return target
}
