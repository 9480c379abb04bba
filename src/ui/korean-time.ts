const zoneMs = 9 * 3_600_000

/** As `datetime-local` wants it, in UTC+9, which is the zone of every time of the product. */
export const inKorea = (ms: number): string => new Date(ms + zoneMs).toISOString().slice(0, 19)

/** The instant that was typed so. */
export const fromKorea = (typed: string): string => new Date(Date.parse(`${typed}Z`) - zoneMs).toISOString()
