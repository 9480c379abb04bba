const zoneMs = 9 * 3_600_000

/** Formats an instant for `datetime-local` in UTC+9, the time zone of the product. */
export const inKorea = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 19)

/** Parses such a value. */
export const fromKorea = (typed: string): string => new Date(Date.parse(`${typed}Z`) - zoneMs).toISOString()
