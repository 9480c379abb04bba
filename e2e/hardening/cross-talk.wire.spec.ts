import { generalInquiry } from '../support/inquiry.ts'
import { knownEmail, personas, type Persona } from '../support/personas.ts'
import { clause, expect, test } from '../support/test.ts'
import { Wire } from '../support/wire.ts'
import { World } from '../support/world.ts'

const worlds = 50
const steps = 200

/** Numbers that look like chance and are the same at every run: a linear congruential generator. */
const chance = (seed: number) => {
  let state = seed * 7919 + 17
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** What one world must be, as it was told. */
interface Told {
  persona: Persona
  abuse: boolean
  year: number
  titles: string[]
}

const fresh = (): Told => ({ persona: 'anonymous', abuse: false, year: 2026, titles: [] })

test.describe.configure({ timeout: 180_000 })

test(...clause('hardening.worlds.no-cross-talk', `${worlds} worlds, ${steps} steps each`), async ({ api }) => {
  const live = async (index: number) => {
    const world = await World.create(api.origin, { now: '2026-11-20T03:00:00Z', frozen: true })
    const own = new Wire(api.origin, { 'x-mock-world': world.id })
    const pick = chance(index)
    let told = fresh()

    const moves: (() => Promise<void>)[] = [
      async () => {
        told.persona = personas[pick(personas.length)]!
        await world.patch({ persona: told.persona })
      },
      async () => {
        told.abuse = pick(2) === 1
        await world.patch({ abuse: told.abuse })
      },
      async () => {
        told.year = 2020 + pick(20)
        await world.patch({ now: `${told.year}-01-02T03:04:05Z` })
      },
      async () => {
        if (told.persona === 'anonymous' && told.abuse) return
        const title = `world ${index}, inquiry ${told.titles.length}`
        const emailAddress = knownEmail(told.persona) ?? 'visitor@example.com'
        const { status } = await own.postForm('/api/support/inquiry', generalInquiry({ title, emailAddress }))
        expect(status).toBe(200)
        told.titles.push(title)
      },
      async () => {
        await own.send('POST', `/__mock/worlds/${world.id}/reset`)
        told = fresh()
      },
    ]
    const looks: (() => Promise<void>)[] = [
      async () => expect((await own.get('/api/support/inquiry/abuse')).body).toEqual({ abuse: told.abuse }),
      async () => {
        const { member } = (await own.get('/api-member/member/session')).body
        expect(member?.email ?? null).toBe(knownEmail(told.persona) ?? null)
      },
      async () => expect((await world.inquiries()).map(({ fields }) => fields.title)).toEqual(told.titles),
      async () => {
        const { headers } = await own.get('/service-news/type')
        expect(new Date(headers.get('date')!).getUTCFullYear()).toBe(told.year)
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
