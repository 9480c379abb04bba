const koreaMs = 9 * 60 * 60_000

/** A time in ms since 1970 as `YYYY-MM-DD HH:mm:ss` in UTC+9, the format of the API. */
export const koreanTime = (ms: number): string => new Date(ms + koreaMs).toISOString().slice(0, 19).replace('T', ' ')

/** A time in ms since 1970 as `YYYY-MM-DD` in UTC+9. */
export const koreanDay = (ms: number): string => koreanTime(ms).slice(0, 10)

/** Splits `YYYY-MM-DD HH:mm:ss` into year, month (from 1), day, hour and minute. */
export const fiveParts = (time: string): number[] => time.slice(0, 16).split(/\D/).map(Number)
