export const dayMs = 24 * 60 * 60_000

/** Time in ms since 1970 of year, month (from 1), day, hour and minute in UTC+9. */
export const instantOf = ([year = 0, month = 1, day = 1, hour = 0, minute = 0]: readonly number[]): number =>
  Date.UTC(year, month - 1, day, hour - 9, minute)

/** The inverse of `instantOf`, without the seconds. */
export const fivePartsOf = (ms: number): readonly number[] => {
  const korea = new Date(ms + 9 * 60 * 60_000)
  return [
    korea.getUTCFullYear(),
    korea.getUTCMonth() + 1,
    korea.getUTCDate(),
    korea.getUTCHours(),
    korea.getUTCMinutes(),
  ]
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A five-part time as pages show it, without the label of its zone: `2026-01-05 03:06`. */
export const displayTime = ([year = 0, month = 1, day = 1, hour = 0, minute = 0]: readonly number[]): string =>
  `${String(year)}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`
