import { readFileSync } from 'node:fs'

const msPerTick = 10

/** Processor time that a process has used so far, in ms. Unlike elapsed time, it does not depend on other processes. */
export const cpuMs = (pid: number): number => {
  // The name of the process, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** Resident memory of a process, in MiB. */
export const residentMebibytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
