import { generalInquiry } from '../literals/inquiry.ts'
import { emailOf, personas, type Persona } from '../literals/personas.ts'
import { expect, test } from '../support/test.ts'
import { ApiClient } from '../mock-client/api-client.ts'
import { World } from '../mock-client/world.ts'

const worlds = 50
const steps = 60

/** A seeded linear congruential generator, so that every run uses the same numbers. */
const random = (seed: number) => {
  let state = seed * 7919 + 17
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** The expected state of a world. */
interface ExpectedState {
  persona: Persona
  abuse: boolean
  year: number
  titles: string[]
}

const initialState = (): ExpectedState => ({ persona: 'anonymous', abuse: false, year: 2026, titles: [] })

test.describe.configure({ timeout: 60_000 })

test(`${worlds} worlds that are used at the same time never see each other's data`, async ({ api }) => {
  const runWorld = async (index: number) => {
    const world = await World.create(api.origin, { now: '2026-11-20T03:00:00Z', frozen: true })
    const client = new ApiClient(api.origin, { 'x-mock-world': world.id })
    const nextInt = random(index)
    let expected = initialState()

    const changes: (() => Promise<void>)[] = [
      async () => {
        expected.persona = personas[nextInt(personas.length)]!
        await world.patch({ persona: expected.persona })
      },
      async () => {
        expected.abuse = nextInt(2) === 1
        await world.patch({ abuse: expected.abuse })
      },
      async () => {
        expected.year = 2020 + nextInt(20)
        await world.patch({ now: `${expected.year}-01-02T03:04:05Z` })
      },
      async () => {
        if (expected.persona === 'anonymous' && expected.abuse) return
        const title = `world ${index}, inquiry ${expected.titles.length}`
        const emailAddress = emailOf(expected.persona) ?? 'visitor@example.com'
        const { status } = await client.postForm('/api/support/inquiry', generalInquiry({ title, emailAddress }))
        expect(status).toBe(200)
        expected.titles.push(title)
      },
      async () => {
        await client.send('POST', `/__mock/worlds/${world.id}/reset`)
        expected = initialState()
      },
    ]
    const checks: (() => Promise<void>)[] = [
      async () => expect((await client.get('/api/support/inquiry/abuse')).body).toEqual({ abuse: expected.abuse }),
      async () => {
        const { member } = (await client.get('/api-member/member/session')).body
        expect(member?.email ?? null).toBe(emailOf(expected.persona) ?? null)
      },
      async () => expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual(expected.titles),
      async () => {
        const { headers } = await client.get('/service-news/type')
        expect(new Date(headers.get('date')!).getUTCFullYear()).toBe(expected.year)
        expect(headers.get('x-mock-world')).toBe(world.id)
      },
    ]
    // Resets are rare, so that the worlds hold data that could leak.
    for (let step = 0; step < steps; step += 1) {
      if (nextInt(3) === 0) await changes[nextInt(8) === 0 ? 4 : nextInt(4)]!()
      else await checks[nextInt(checks.length)]!()
    }
    for (const check of checks) await check()
    expect(await world.end()).toEqual([])
  }
  await Promise.all(Array.from({ length: worlds }, (_, index) => runWorld(index)))
})
