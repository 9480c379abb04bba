import { root } from '#e2e/report/mutant-runs.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { port } from '#e2e/mock-client/deployment.ts'
import { isHealthy } from '#e2e/report/once-per-mutant.ts'

/** What the tests of a run reach, by the hash of a test, and what is reached while the mock loads. */
export interface Coverage {
  readonly fixed: readonly string[]
  readonly byTest: readonly (readonly [test: string, mutants: readonly string[]])[]
}

/** The mock with all mutants inside. It is started again if it no longer answers, because of an endless loop. */
export class Mock {
  readonly #folder: string
  #child: ChildProcess | undefined
  #boots = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async start(): Promise<void> {
    const child = fork(join(root, 'tools/run/start.ts'), ['--built', '--port', String(port)], {
      execArgv: ['--import', join(root, 'tools/mutation/switch.ts')],
      env: { ...process.env, MUTATION: this.#folder, STOP_WITH_PROCESS: String(process.pid) },
      // What mutants make it say would fill the terminal.
      stdio: ['ignore', 'ignore', openSync(join(this.#folder, 'mock.log'), 'a'), 'ipc'],
    })
    this.#child = child
    const giveUpMs = performance.now() + 30_000
    while (!(await isHealthy())) {
      if (child.exitCode !== null)
        throw new Error(`Failed to start the mock with all mutants: see ${this.#folder}/mock.log.`)
      if (performance.now() < giveUpMs) await wait(100)
      // A test has found it before this loop did, and sent it into an endless loop.
      else return this.#restart()
    }
    this.#boots += 1
    writeFileSync(join(this.#folder, 'boot'), String(this.#boots))
    void this.#watch(child)
  }

  async coverage(): Promise<Coverage> {
    const answer = once(this.#child!, 'message') as Promise<[Coverage]>
    this.#child!.send('coverage')
    return (await answer)[0]
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async #watch(child: ChildProcess) {
    while (await isHealthy()) await wait(1000, undefined, { ref: false })
    if (this.#child === child) await this.#restart()
  }

  async #restart() {
    await this.stop()
    await this.start()
  }
}
