import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startFailure } from './command-line.ts'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user exists but cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const ownerOf = (lock: string): number => {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown'

/** Creates the lock with its content in one step, so that nobody reads an empty one. Returns false if it exists. */
const create = (file: string, lock: string): boolean => {
  const own = `${lock}.${process.pid}`
  try {
    writeFileSync(own, String(process.pid), { mode: 0o600 })
    linkSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some file systems have no hard links.
    if (/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EINVAL|EMLINK)$/.test(codeOf(error))) return createEmpty(lock)
    throw startFailure(`${file} cannot be written (${codeOf(error)})`, 'Choose another file with --state.')
  } finally {
    rmSync(own, { force: true })
  }
}

const createEmpty = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch {
    return false
  }
}

/**
 * Reserves a state file for this process until it exits. The lock of a process that no longer runs is taken over.
 * Throws a start failure if another process uses the file.
 */
export const lockState = (file: string): void => {
  const lock = `${file}.lock`
  if (!create(file, lock)) {
    const owner = ownerOf(lock)
    // In a container, a restarted process often has the number of the previous one.
    if (owner !== process.pid && owner > 0 && isRunning(owner))
      throw startFailure(
        `${file} is in use by another mock (process ${owner})`,
        `Stop that process, or choose another file with --state. If it is not a mock, delete ${lock}.`,
      )
    rmSync(lock, { force: true })
    if (!create(file, lock))
      throw startFailure(`${file} is in use by another mock that is starting`, 'Choose another file.')
  }
  process.once('exit', () => {
    if (ownerOf(lock) === process.pid) rmSync(lock, { force: true })
  })
}
