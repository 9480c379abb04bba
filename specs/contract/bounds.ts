import * as z from 'zod'
import type { MessageKey } from '../messages/i18n.ts'

// The limits of what a world can contain. Whatever is within them can be shown, saved and restored.

const ms = { from: Date.parse('0001-01-01T00:00:00Z'), to: Date.parse('9999-01-01T00:00:00Z') - 1 }
/** A clock stops at the last time that it can be set to, so that records in Korean time and captchas stay within bounds. */
export const clockEndMs = ms.to
/** Later than anything that a clock makes, such as the end of a captcha. */
const latestMs = Date.parse('9999-12-31T12:00:00Z')

const isWithin = (to: number) => (text: string) => {
  const at = Date.parse(text)
  return at >= ms.from && at <= to
}

const timeKey: MessageKey<'validation'> = 'validation.time'
const settableTime: MessageKey<'validation'> = 'validation.settableTime'
const depth: MessageKey<'validation'> = 'validation.depth'

const isoTime = z.iso.datetime({ offset: true, abort: true })

/** A time of the clock of a world. */
export const instant = isoTime.refine(isWithin(latestMs), timeKey)

/** A time that a clock can be set to. */
export const settableInstant = isoTime.refine(isWithin(ms.to), settableTime)

/** A time in ms since 1970. */
export const instantMs = z.number().min(ms.from).max(latestMs)

/** A time of a clock in ms since 1970. */
export const settableMs = z.number().min(ms.from).max(ms.to)

/** The number of days of a month. `Date.UTC` would read a year below 100 as one of the last century. */
const daysOf = (year: number, month: number) => new Date(new Date(0).setUTCFullYear(year, month, 0)).getUTCDate()

const isRealTime = ([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]) =>
  year >= 1 &&
  // Korean time is 9 hours ahead of the clock.
  (year <= 9998 || (year === 9999 && month === 1 && day === 1 && hour < 9)) &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysOf(year, month) &&
  hour >= 0 &&
  hour <= 23 &&
  minute >= 0 &&
  minute <= 59 &&
  second >= 0 &&
  second <= 59

/** A time of a record that is written as numbers, such as `[2026, 1, 5, 3, 6]`. */
export const realFiveParts = <Schema extends z.ZodType<readonly number[]>>(schema: Schema) =>
  schema.refine(isRealTime, settableTime)

/** A time or day of a record, such as `2026-01-05 03:06:00`. */
export const realTime = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((text) => isRealTime(text.split(/\D/).map(Number)), settableTime)

/** The largest number of a record. With it, numbers of new records and of files are still exact. */
export const recordNumberMax = 999_999_999_999
export const recordKeyMax = 100

export const faultId = z.int().min(1).max(recordNumberMax)

const depthMax = 100

/** Whether arrays and objects are nested more than 100 deep. Does not recurse, so that no depth is too much for it. */
const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((each): each is object => typeof each === 'object' && each !== null)
    if (objects.length > 0 && depth >= depthMax) return true
    level = objects.flatMap((each) => Object.values(each) as readonly unknown[])
  }
  return false
}

/** Limits the nesting of a value that nothing else describes. */
export const shallow = <Schema extends z.ZodType>(schema: Schema) => schema.refine((value) => !isTooDeep(value), depth)
