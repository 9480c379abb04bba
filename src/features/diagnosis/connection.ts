import { measureThroughput, probeServer } from '../../api/probe.ts'

/** The connection to the server, measured. */
export interface Connection {
  /** How far the clock of this device is ahead; negative if it is behind. */
  readonly aheadSeconds: number
  readonly latencyMs: { readonly median: number; readonly min: number; readonly max: number }
  readonly megabits: number
}

const probes = 5

/** Measures one thing after the other, so that they do not disturb each other. */
export const measureConnection = async (signal: AbortSignal): Promise<Connection> => {
  // The first request may have to open a connection.
  await probeServer(signal)
  const measured = []
  for (let count = 0; count < probes; count += 1)
    // oxlint-disable-next-line no-await-in-loop
    measured.push(await probeServer(signal))
  const durations = measured.map(({ durationMs }) => Math.round(durationMs)).toSorted((a, b) => a - b)
  const ahead = measured.reduce((sum, { aheadMs }) => sum + aheadMs, 0) / probes
  return {
    aheadSeconds: Math.round(ahead / 1000),
    latencyMs: { median: durations[Math.floor(probes / 2)]!, min: durations[0]!, max: durations.at(-1)! },
    megabits: Math.round((await measureThroughput(signal)) * 10) / 10,
  }
}
