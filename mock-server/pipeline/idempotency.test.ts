import { expect, test } from 'vitest'
import { newMock } from '../testing/mock.ts'

const alarm = '/api/mypage/alarm'

/** Saves the alarm settings with a key, and returns the names that the response has. */
const save = async (api: ReturnType<typeof newMock>['api'], key: string, name: string) => {
  const { body: settings } = await api.get(alarm)
  const recipientList = Array.from({ length: 20 }, (_, i) => ({
    ...settings.recipientList[0],
    name: `${name}${i}`.padEnd(50, '가'),
    emailAddress: `${'x'.repeat(30)}${i}@example.com`,
  }))
  const { status, body } = await api
    .with({ 'idempotency-key': key })
    .put(alarm, { switchList: settings.switchList, recipientList })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('kept responses have 8 MiB in a world; the oldest make room, and their keys count as new', async () => {
  const { world, worlds } = newMock({ persona: 'main' })
  const { answers } = worlds.get('default')
  let sent = 0
  for (; answers.bytes < 7.9 * 2 ** 20 && sent < 5000; sent += 1) await save(world.api, `key-${sent}`, 'a')
  for (let more = 0; more < 60; more += 1) await save(world.api, `more-${more}`, 'a')
  expect(answers.bytes).toBeLessThanOrEqual(8 * 2 ** 20)
  const { rows } = worlds.get('default').tables.idempotencyKeys
  expect(rows.length).toBeLessThan(sent + 60)
  expect(rows.some(({ key }) => key === 'key-0')).toBe(false)
  expect(rows.at(-1)!.key).toBe('more-59')
}, 60_000)
