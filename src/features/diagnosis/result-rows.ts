import type { TFunction } from 'i18next'
import type { Connection } from './connection.ts'
import type { Device } from './device.ts'

/** From here on, a value may explain a problem. */
const limits = { clockSeconds: 60, latencyMs: 500, megabits: 1 }

export interface ResultRow {
  readonly name: 'browser' | 'screen' | 'cookies' | 'popups' | 'clock' | 'latency' | 'throughput'
  readonly value: string
  /** Undefined if the value is neither good nor bad. */
  readonly isGood?: boolean | undefined
}

const clockText = (seconds: number, t: TFunction) => {
  if (Math.abs(seconds) <= 1) return t('diagnosis.clock.exact')
  return t(seconds > 0 ? 'diagnosis.clock.ahead' : 'diagnosis.clock.behind', { seconds: Math.abs(seconds) })
}

const allowed = (isAllowed: boolean | undefined, t: TFunction) =>
  t(isAllowed === undefined ? 'diagnosis.unknown' : isAllowed ? 'diagnosis.allowed' : 'diagnosis.blocked')

/** What is known about this device, for people to read. */
export const deviceRows = (
  { browser, hasCookies, hasPopups, ...sizes }: Device,
  t: TFunction,
): readonly ResultRow[] => [
  { name: 'browser', value: browser },
  {
    name: 'screen',
    value: t('diagnosis.screen.value', { screen: sizes.screen, window: sizes.window, ratio: sizes.ratio }),
  },
  { name: 'cookies', value: allowed(hasCookies, t), isGood: hasCookies },
  { name: 'popups', value: allowed(hasPopups, t), isGood: hasPopups },
]

export const connectionRows = (
  { aheadSeconds, latencyMs, megabits }: Connection,
  t: TFunction,
): readonly ResultRow[] => [
  { name: 'clock', value: clockText(aheadSeconds, t), isGood: Math.abs(aheadSeconds) < limits.clockSeconds },
  {
    name: 'latency',
    value: t('diagnosis.latency.value', { ...latencyMs }),
    isGood: latencyMs.median < limits.latencyMs,
  },
  { name: 'throughput', value: `${megabits} Mbit/s`, isGood: megabits >= limits.megabits },
]
