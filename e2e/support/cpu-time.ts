import { readFileSync } from 'node:fs'

const msPerTick = 10

/** Processor time that a process has used so far, in ms. Unlike elapsed time, it does not depend on other processes. */
export const cpuMs = (pid: number): number => {
  // The name of the process, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** Processor time that a piece of work takes in this process, in ms: a measure for what a mock may use on this machine. */
export const ownCpuMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Resident memory of a process, in MiB. */
export const residentMebibytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
