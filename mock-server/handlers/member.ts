import { members } from '#fixtures/members.ts'
import { persona } from '#specs/contract/member.ts'
import type { User } from '#specs/model/visitor.ts'
import type { member } from '#specs/contract/index.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Handlers } from './handler.ts'
import { localized, nameIn } from './localized.ts'
import { Refusal } from '../http/refusal.ts'
import { memberRecord } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'

/** The signed-in user. Throws the refusal `UNAUTHORIZED` if there is none. */
export const required = ({ member }: World) => {
  if (!member) throw new Refusal('UNAUTHORIZED')
  return member
}

const namedIn = (member: User, locale: Locale): User => ({ ...member, name: nameIn(member.name, locale) })

export const memberHandlers = {
  session: ({ world, locale }) => ({ member: world.member && namedIn(world.member, locale) }),
  signIn: ({ world, locale, body }) => {
    world.change({ persona: body.persona, member: undefined })
    return { member: namedIn(required(world), locale) }
  },
  signOut: ({ world }) => world.change({ persona: 'anonymous', member: undefined }),
  accounts: ({ locale }) =>
    members.map(({ persona: key, email, description, ...record }) => {
      const [name, latinName] = [nameIn(record.name, locale), nameIn(record.name, 'en')]
      return {
        persona: persona.exclude(['anonymous']).parse(key),
        name,
        latinName: latinName === name ? null : latinName,
        email,
        description: localized(description, locale).text,
      }
    }),
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
