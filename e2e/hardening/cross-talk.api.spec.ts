import { generalInquiry } from '../support/inquiry.ts'
import { knownEmail, personas, type Persona } from '../support/personas.ts'
import { clause, expect, test } from '../support/test.ts'
import { ApiClient } from '../support/api-client.ts'
import { World } from '../support/world.ts'

const worlds = 50
const steps = 200

/** Numbers that look like chance and are the same at every run: a linear congruential generator. */
const random = (seed: number) => {
  let state = seed * 7919 + 17
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** What one world must be, as it was told. */
interface Observation {
  persona: Persona
  abuse: boolean
  year: number
  titles: string[]
}

const fresh = (): Observation => ({ persona: 'anonymous', abuse: false, year: 2026, titles: [] })

test.describe.configure({ timeout: 180_000 })

test(...clause('hardening.worlds.no-cross-talk', `${worlds} worlds, ${steps} steps each`), async ({ api }) => {
  const live = async (index: number) => {
    const world = await World.create(api.origin, { now: '2026-11-20T03:00:00Z', frozen: true })
    const own = new ApiClient(api.origin, { 'x-mock-world': world.id })
    const pick = random(index)
    let observed = fresh()

    const moves: (() => Promise<void>)[] = [
      async () => {
        observed.persona = personas[pick(personas.length)]!
        await world.patch({ persona: observed.persona })
      },
      async () => {
        observed.abuse = pick(2) === 1
        await world.patch({ abuse: observed.abuse })
      },
      async () => {
        observed.year = 2020 + pick(20)
        await world.patch({ now: `${observed.year}-01-02T03:04:05Z` })
      },
      async () => {
        if (observed.persona === 'anonymous' && observed.abuse) return
        const title = `world ${index}, inquiry ${observed.titles.length}`
        const emailAddress = knownEmail(observed.persona) ?? 'visitor@example.com'
        const { status } = await own.postForm('/api/support/inquiry', generalInquiry({ title, emailAddress }))
        expect(status).toBe(200)
        observed.titles.push(title)
      },
      async () => {
        await own.send('POST', `/__mock/worlds/${world.id}/reset`)
        observed = fresh()
      },
    ]
    const looks: (() => Promise<void>)[] = [
      async () => expect((await own.get('/api/support/inquiry/abuse')).body).toEqual({ abuse: observed.abuse }),
      async () => {
        const { member } = (await own.get('/api-member/member/session')).body
        expect(member?.email ?? null).toBe(knownEmail(observed.persona) ?? null)
      },
      async () => expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual(observed.titles),
      async () => {
        const { headers } = await own.get('/service-news/type')
        expect(new Date(headers.get('date')!).getUTCFullYear()).toBe(observed.year)
        expect(headers.get('x-mock-world')).toBe(world.id)
      },
    ]
    // A reset comes seldom, or little would ever be there to be mixed up.
    for (let step = 0; step < steps; step += 1) {
      if (pick(3) === 0) await moves[pick(8) === 0 ? 4 : pick(4)]!()
      else await looks[pick(looks.length)]!()
    }
    for (const look of looks) await look()
    expect(await world.end()).toEqual([])
  }
  await Promise.all(Array.from({ length: worlds }, (_, index) => live(index)))
})
