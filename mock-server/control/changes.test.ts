import { expect, test } from 'vitest'
import { snapshotText } from '../worlds/snapshot-text.ts'
import { Worlds } from '../worlds/worlds.ts'
import { controlHandlers } from './index.ts'

/** JSON has no such value, so a response that contains it cannot be made. */
const withoutJson = 1n

test('faults stay as they were if the response cannot be made', () => {
  const worlds = new Worlds()
  const world = worlds.get('default')
  const before = world.faults
  const input = { worlds, params: { id: 'default' }, body: [{ operationId: 'abuse', status: 503, body: withoutJson }] }
  expect(() => controlHandlers.replaceFaults(input as never)).toThrow(TypeError)
  expect(world.faults).toBe(before)
})

test.each(['default', 'new'])('restoring a snapshot changes nothing if the response cannot be made: %s', async (id) => {
  const worlds = new Worlds()
  const before = worlds.all
  const body: unknown = JSON.parse((await snapshotText(worlds.get('default'), () => '')).join(''))
  const input = { worlds, params: { id }, body, options: { site: withoutJson } }
  await expect(controlHandlers.restoreSnapshot(input as never)).rejects.toThrow(TypeError)
  expect(worlds.all).toEqual(before)
  expect(worlds.all[0]).toBe(before[0])
})
