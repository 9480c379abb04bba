import { exec, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root.ts'

interface ReadmeRun {
  /** The README in this repository. */
  readonly readme: string
  /** An empty folder, in which its files are written and its commands run. */
  readonly folder: string
  /** The test's own values, by what the README has. */
  readonly values: Readonly<Record<string, string>>
  /** Commands that do not run, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>
}

/** The commands of a README: the lines of its blocks marked `sh`, then each `npx …` within a sentence. */
export const commandsOf = (readme: string): readonly string[] => {
  const blocks = [...readme.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, text = '']) => text.trim().split('\n'))
  const inline = [...readme.replace(/^```[^]*?^```$/gm, '').matchAll(/`(npx [^`]+)`/g)].map(([, text = '']) => text)
  return [...blocks, ...inline]
}

/** The files of a README: its blocks that begin with a comment that names the file. */
export const filesOf = (readme: string): ReadonlyMap<string, string> =>
  new Map([...readme.matchAll(/^```ts\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(([, file = '', text = '']) => [file, text]))

/** Starts a server, waits for its first output, and stops it. */
const tryServer = async (command: string, cwd: string) => {
  const isWindows = process.platform === 'win32'
  // A process group, because the shell and npx start further processes.
  const server = spawn(command, { cwd, shell: true, detached: !isWindows, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'close')
  await Promise.race([once(server.stdout, 'data'), ended])
  if (server.exitCode !== null) throw new Error(`exit code ${server.exitCode}`)
  if (isWindows) spawn('taskkill', ['/pid', String(server.pid), '/t', '/f'])
  else process.kill(-server.pid!)
  await ended
}

/** Writes the files of a README and runs its commands in order. Each must succeed. */
export const followReadme = async ({ readme, folder, values, exceptions }: ReadmeRun): Promise<void> => {
  const withValues = (text: string) =>
    Object.entries(values).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const text = readFileSync(join(root, readme), 'utf8')
  for (const [file, content] of filesOf(text)) writeFileSync(join(folder, file), withValues(content))
  const commands = commandsOf(text)
  const unknown = Object.keys(exceptions).filter((command) => !commands.includes(command))
  if (unknown.length > 0) throw new Error(`${readme} does not have: ${unknown.join(', ')}. Remove these exceptions.`)
  for (const command of commands.filter((each) => !Object.hasOwn(exceptions, each)))
    try {
      if (command.includes('--port')) await tryServer(withValues(command), folder)
      else await promisify(exec)(withValues(command), { cwd: folder })
    } catch (error) {
      const { message, stdout = '' } = error as { message: string; stdout?: string }
      throw new Error(`A command of ${readme} failed: ${command}\n${message}\n${stdout}`, { cause: error })
    }
  const skipped = Object.entries(exceptions).map(([command, reason]) => `\n  not ${command}: ${reason}`)
  console.log(`The commands of ${readme} succeed in an empty folder.${skipped.join('')}`)
}
