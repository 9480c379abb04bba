const koreaMs = 9 * 60 * 60_000

/** `YYYY-MM-DD HH:mm:ss` in UTC+9, as the wire writes times. */
export const koreanTime = (ms: number): string => new Date(ms + koreaMs).toISOString().slice(0, 19).replace('T', ' ')

/** The day of it, `YYYY-MM-DD`. */
export const koreanDay = (ms: number): string => koreanTime(ms).slice(0, 10)

/** `YYYY-MM-DD HH:mm:ss` as year, month, day, hour and minute. */
export const fiveParts = (time: string): number[] => time.slice(0, 16).split(/\D/).map(Number)
