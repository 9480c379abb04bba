import { members } from '#fixtures/members.ts'
import { persona } from '#specs/contract/member.ts'
import type { member } from '#specs/contract/index.ts'
import { type Handlers } from '../handler.ts'
import { localized } from '../localized.ts'
import { Refusal } from '../refusal.ts'
import { memberRecord } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'

/** The signed-in user. Throws the refusal `UNAUTHORIZED` if there is none. */
export const required = ({ member }: World) => {
  if (!member) throw new Refusal('UNAUTHORIZED')
  return member
}

export const memberHandlers = {
  session: ({ world }) => ({ member: world.member }),
  signIn: ({ world, body }) => {
    world.change({ persona: body.persona, member: undefined })
    return { member: required(world) }
  },
  signOut: ({ world }) => world.change({ persona: 'anonymous', member: undefined }),
  accounts: ({ locale }) =>
    members.map(({ persona: name, ...record }) => ({
      persona: persona.exclude(['anonymous']).parse(name),
      name: record.name,
      latinName: record.latinName ?? null,
      email: record.email,
      description: localized(record.description, locale).text,
    })),
  partnerInit: ({ world }) => {
    required(world)
    return { partnerInit: world.settings.partner ? 'N' : 'Y' }
  },
  alarmInit: ({ world }) => {
    required(world)
    const phone = memberRecord(world.settings.persona)?.phone
    return { memberInfo: { cellphoneNo: phone?.cellphoneNo ?? '', countryNo: phone?.countryNo ?? '82' } }
  },
} satisfies Handlers<typeof member>
