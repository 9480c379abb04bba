import type { MockResponse } from '../request.ts'
import type { World } from '../worlds/world.ts'

let lastDate = { second: NaN, date: '' }
/** The `Date` header, which has a resolution of one second; the last value is cached. */
const httpDate = (nowMs: number) => {
  const second = Math.floor(nowMs / 1000)
  if (lastDate.second !== second) lastDate = { second, date: new Date(nowMs).toUTCString() }
  return lastDate.date
}

/** Adds the id of the world and its time; the pages use that time to check limits. */
export const withWorld = (response: MockResponse, world: World): MockResponse => ({
  ...response,
  headers: [...response.headers, ['date', httpDate(world.clock.now())], ['x-mock-world', world.id]],
})
