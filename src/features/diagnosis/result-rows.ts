import type { Text } from '../../i18n/language.ts'
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

const clockText = (seconds: number, text: Text) => {
  if (Math.abs(seconds) <= 1) return text('diagnosis.clock.exact')
  return text(seconds > 0 ? 'diagnosis.clock.ahead' : 'diagnosis.clock.behind', { seconds: Math.abs(seconds) })
}

const allowed = (isAllowed: boolean | undefined, text: Text) =>
  text(isAllowed === undefined ? 'diagnosis.unknown' : isAllowed ? 'diagnosis.allowed' : 'diagnosis.blocked')

/** What is known about this device, for people to read. */
export const deviceRows = ({ browser, hasCookies, hasPopups, ...sizes }: Device, text: Text): readonly ResultRow[] => [
  { name: 'browser', value: browser },
  {
    name: 'screen',
    value: text('diagnosis.screen.value', { screen: sizes.screen, window: sizes.window, ratio: sizes.ratio }),
  },
  { name: 'cookies', value: allowed(hasCookies, text), isGood: hasCookies },
  { name: 'popups', value: allowed(hasPopups, text), isGood: hasPopups },
]

export const connectionRows = ({ aheadSeconds, latencyMs, megabits }: Connection, text: Text): readonly ResultRow[] => [
  { name: 'clock', value: clockText(aheadSeconds, text), isGood: Math.abs(aheadSeconds) < limits.clockSeconds },
  {
    name: 'latency',
    value: text('diagnosis.latency.value', { ...latencyMs }),
    isGood: latencyMs.median < limits.latencyMs,
  },
  { name: 'throughput', value: `${megabits} Mbit/s`, isGood: megabits >= limits.megabits },
]
