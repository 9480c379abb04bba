import { measureDownload, measureLatency } from '../../api/probe.ts'
import { readCookie, writeCookie } from '../../cookies.ts'

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
  await measureLatency(signal)
  const durations: number[] = []
  for (let count = 0; count < probes; count += 1)
    // oxlint-disable-next-line no-await-in-loop
    durations.push(Math.round(await measureLatency(signal)))
  durations.sort((a, b) => a - b)
  const { megabits, aheadMs } = await measureDownload(signal)
  return {
    aheadSeconds: Math.round(aheadMs / 1000),
    latencyMs: { median: durations[Math.floor(probes / 2)]!, min: durations[0]!, max: durations.at(-1)! },
    megabits: Math.round(megabits * 10) / 10,
  }
}

/** What this device says about itself. */
export interface Device {
  readonly browser: string
  readonly screen: string
  readonly window: string
  readonly ratio: number
  readonly hasCookies: boolean
  /** Whether a popup could be opened; undefined if none was tried. */
  readonly hasPopups: boolean | undefined
}

/** Browsers by what their user agents contain, those first that contain the names of others too. */
const browserNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/Whale\/(\d+)/, 'Whale'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)/, 'Safari'],
]
const systemNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS/, 'macOS'],
  [/Android/, 'Android'],
  [/Linux/, 'Linux'],
]

/** Browser and system in words, such as `Chrome 156 · Windows`; the user agent itself if it is none of the known ones. */
export const browserName = (userAgent: string): string => {
  const browser = browserNames
    .map(([pattern, name]) => [pattern.exec(userAgent)?.[1], name])
    .find(([version]) => version)
  const system = systemNames.find(([pattern]) => pattern.test(userAgent))?.[1]
  return browser ? [`${browser[1]} ${browser[0]}`, system].filter(Boolean).join(' · ') : userAgent
}

/** Writes a cookie and reads it again: browsers that block cookies may say that they accept them, or throw. */
const acceptsCookies = () => {
  const name = 'diagnosis-check'
  writeCookie(`${name}=1; path=/; samesite=lax`)
  const isKept = readCookie(name) === '1'
  writeCookie(`${name}=; path=/; max-age=0`)
  return isKept
}

export const readDevice = (): Device => ({
  browser: navigator.userAgent,
  screen: `${screen.width} x ${screen.height}`,
  window: `${innerWidth} x ${innerHeight}`,
  ratio: Math.round(devicePixelRatio * 100) / 100,
  hasCookies: acceptsCookies(),
  // Opened as a popup, this window shows that popups are allowed.
  hasPopups: window.opener === null ? undefined : true,
})

/** Tries to open a window and closes it again. */
export const tryPopup = (): boolean => {
  const opened = window.open('about:blank', '', 'popup,width=200,height=100')
  const isOpen = opened !== null && !opened.closed
  opened?.close()
  return isOpen
}
