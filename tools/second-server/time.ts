/** Times are milliseconds inside, and UTC+9 outside. */
const ZONE = 9 * 3600e3
const iso = (ms: number) => new Date(ms + ZONE).toISOString()
export const DAY = 24 * 3600e3
export const ymd = (ms: number) => iso(ms).slice(0, 10)
export const ymdt = (ms: number) => iso(ms).slice(0, 19).replace('T', ' ')
export const minute = (ms: number) => Math.floor(ms / 60e3) * 60e3
export const five = (ms: number) => iso(ms).slice(0, 16).split(/[-T:]/).map(Number)
export const ofFive = ([y, mo, d, h, mi]: number[]) => Date.UTC(y, mo - 1, d, h, mi) - ZONE
export const ofYmdt = (text: string) => Date.parse(`${text.replace(' ', 'T')}+09:00`)
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
/** The given day of the month after `month` (YYYY-MM). */
export const inNextMonth = (month: string, day: number) => {
  const [y, m] = month.split('-').map(Number)
  return new Date(Date.UTC(y, m, day)).toISOString().slice(0, 10)
}
export const daysOf = (month: string) => {
  const [y, m] = month.split('-').map(Number)
  return new Date(Date.UTC(y, m, 0)).getUTCDate()
}
