import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPort } from '#mock-server/process/command-line.ts'
import { startMock } from '#mock-server/process/start-mock.ts'
import { installPackages } from '../run/install.mjs'

const folder = join(import.meta.dirname, 'clients')
const modules = join(folder, 'node_modules')
const generated = join(folder, 'generated')

/** Runs a tool of tools/clients, or a file with Node. Throws with its output if it fails. */
type RunTool = (name: string, ...args: readonly string[]) => Promise<string>

/** Runs without blocking, because the mock is in this process. */
const toolOf =
  (origin: string): RunTool =>
  (name, ...args) =>
    new Promise((resolve, reject) => {
      const outputFile = join(generated, 'output.txt')
      const file = openSync(outputFile, 'w')
      const isFile = name.endsWith('.js')
      const child = spawn(process.execPath, [isFile ? join(generated, name) : join(modules, '.bin', name), ...args], {
        cwd: folder,
        env: { ...process.env, ORIGIN: origin, CONTRACT: `${origin}/__mock/openapi.json` },
        // To a file, because one tool exits before a pipe has received everything.
        stdio: ['ignore', file, file],
      })
      child.on('close', (code) => {
        closeSync(file)
        const output = readFileSync(outputFile, 'utf8')
        if (code === 0) resolve(output)
        else reject(new Error(`${name} failed with ${code}:\n${output}`))
      })
    })

interface Trial {
  readonly origin: string
  /** An empty folder for what the trial generates. */
  readonly generated: string
  readonly tool: RunTool
}

/** Tries something on a mock of its own, with the tools of tools/clients. Prints what fails. */
export const tryOut = async (trial: (input: Trial) => Promise<void>): Promise<void> => {
  try {
    await installPackages(folder)
  } catch (error) {
    return console.log(
      `Left out: the tools of tools/suites/clients, which could not be installed: ${(error as Error).message}`,
    )
  }
  rmSync(generated, { recursive: true, force: true })
  mkdirSync(generated, { recursive: true })
  const port = readPort()
  const mock = await startMock({
    port,
    host: '127.0.0.1',
    site: undefined,
    seed: undefined,
    latencyMs: 0,
    hasControl: true,
    controlToken: undefined,
    tlsFiles: { cert: undefined, key: undefined },
    stateFile: undefined,
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await trial({ origin, generated, tool: toolOf(origin) })
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  } finally {
    await mock.stop()
  }
}
