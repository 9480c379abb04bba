import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { fileOf, inquiry, submitPath } from '../testing/mock.ts'
import { errorsOf, killedCopyOf, mockWithState, newStateFile } from '../testing/state-file.ts'
import { openState } from './open-state.ts'

const kills = 5
// `npm run test:state` kills more often.
const rounds = Number(process.env.STATE_KILLS ?? kills) / kills
const ids = ['one', 'two', 'three', 'four']

/** What a world has confirmed: the titles of its inquiries and its last seed, with that of a request without a response. */
type Confirmed = Readonly<Record<string, { readonly titles: string[]; readonly seeds: string[] }>>

test.each(Array.from({ length: rounds }, (_, i) => i))(
  'after a kill at any moment, worlds have everything that they confirmed, and no request in part (%i)',
  async () => {
    const file = newStateFile()
    const { create, end } = mockWithState(file)
    const worlds = await Promise.all(ids.map((id) => create({ id, seed: id })))
    const confirmed: Confirmed = Object.fromEntries(ids.map((id) => [id, { titles: [], seeds: [id] }]))
    // What the file has between two steps of the process is what a kill leaves of it.
    const copies: { readonly file: string; readonly confirmed: Confirmed }[] = []
    const writing = worlds.map(async ({ id, api, patch }) => {
      const { titles, seeds } = confirmed[id]!
      for (let n = 0; copies.length < kills; n += 1) {
        const title = `${id} ${n}`
        await api.postForm(submitPath, { ...inquiry, title }, n % 3 === 0 ? [fileOf(`${n}.log`, 1000 + n)] : [])
        titles.push(title)
        seeds.push(title)
        await patch({ seed: title })
        seeds.splice(0, seeds.length - 1)
      }
    })
    const haveAll = () => Object.values(confirmed).every(({ titles }) => titles.length > 0)
    for (let step = 0; copies.length < kills; step += 1) {
      await setImmediate()
      // The last one when every world has confirmed something.
      if (step % 3 !== 0 || (copies.length === kills - 1 && !haveAll())) continue
      copies.push({ file: killedCopyOf(file), confirmed: structuredClone(confirmed) })
    }
    await Promise.all(writing)
    end()
    for (const copy of copies) {
      const next = mockWithState(copy.file)
      for (const [id, { titles, seeds }] of Object.entries(copy.confirmed)) {
        const { body: state } = await next.control.get(`/worlds/${id}`)
        const { body: inquiries } = await next.control.get(`/worlds/${id}/inquiries`)
        const found = inquiries.map(({ fields }: { fields: { title: string } }) => fields.title)
        expect(found.slice(0, titles.length)).toEqual(titles)
        expect(seeds).toContain(state.seed)
        // Each has its record and its email.
        expect([state.inquiries, state.mails]).toEqual([found.length, found.length])
        for (const { inquiryId, files } of inquiries.slice(-1).filter((each: any) => each.files.length > 0)) {
          const { bytes } = await next.control.get(`/worlds/${id}/inquiries/${inquiryId}/files/0`)
          expect(Buffer.from(bytes).equals(await fileOf('', files[0].size).bytes())).toBe(true)
        }
      }
      next.end()
    }
  },
)

test('a log that is missing is named, and no other start says anything', async () => {
  const file = newStateFile()
  const { create, end } = mockWithState(file)
  await create({ id: 'mine' })
  const [killed, withoutLog] = [killedCopyOf(file), killedCopyOf(file)]
  rmSync(`${withoutLog}-wal`)
  end()
  for (const whole of [file, file, killed]) expect(await errorsOf(() => openState(whole).end())).toEqual([])
  const missing = /^Failed to restore the last changes of .*worlds\.state: .*worlds\.state-wal is missing/
  expect(await errorsOf(() => openState(withoutLog).end())).toEqual([expect.stringMatching(missing)])
  expect(await errorsOf(() => openState(withoutLog).end())).toEqual([])
})

test('a second after a change, the file has it without its log', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const file = newStateFile()
  const { create } = mockWithState(file)
  for (const id of ['one', 'two']) {
    await create({ id })
    vi.advanceTimersByTime(1000)
  }
  vi.useRealTimers()
  const copy = killedCopyOf(file)
  rmSync(`${copy}-wal`)
  const { body } = await mockWithState(copy).control.get('/worlds')
  expect(body.map(({ id }: { id: string }) => id).toSorted()).toEqual(['default', 'one', 'two'])
})
