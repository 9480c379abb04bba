const koreaMs = 9 * 60 * 60_000

/** `YYYY-MM-DD HH:mm:ss` in UTC+9, as the wire writes times. */
export const koreanTime = (ms: number): string => new Date(ms + koreaMs).toISOString().slice(0, 19).replace('T', ' ')
