import { members } from '#fixtures/members.ts'
import type { WorldSettings } from '#specs/contract/control.ts'
import type { Persona } from '#specs/contract/member.ts'
import type { User } from '#specs/model/visitor.ts'

export const memberRecord = (persona: string) => members.find((member) => member.persona === persona)

/** The signed-in user: the record of the persona merged with the overrides of the world; null if nobody is signed in. */
export const signedIn = (persona: Persona, overrides: WorldSettings['member']): User | null => {
  const record = memberRecord(persona)
  if (!record) return null
  const { email, name, roles, userType, cntryCd, mbrGrpCd } = record
  return Object.assign({ email, name, roles: [...roles], userType, cntryCd, mbrGrpCd }, overrides)
}
