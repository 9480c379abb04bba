import type { AccountDetail, AlarmSettings, PasswordChange } from '#specs/contract/my-page-records.ts'
import type { User } from '#specs/contract/member.ts'
import { limits } from '#specs/rules/limits.ts'
import { failedRecipientRules } from '#specs/rules/alarm.ts'
import { passwordRules } from '#specs/rules/password.ts'
import { Refusal, refuseAny, type FieldFault } from '../refusal.ts'
import { koreanTime } from '../times.ts'
import { memberRecord } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'
import { ownerOf } from './my-access.ts'

const accountOf = ({ tables, settings: { persona } }: World) => {
  const account = tables.accounts.get(persona)
  if (!account) throw new Refusal('NOT_FOUND')
  return account
}

export const accountDetail = (world: World, { email, name, userType, cntryCd }: User): AccountDetail => {
  const { corpName, joinYmd, lastSignInYmdt, passwordChangeYmdt, isAgreeRecvMarketing, partner } = accountOf(world)
  const phone = memberRecord(world.settings.persona)?.phone
  return {
    email,
    name,
    userType,
    cntryCd,
    corpName,
    cntryNo: phone?.countryNo ?? '82',
    cellphoneNo: phone?.cellphoneNo ?? '',
    joinYmd,
    lastSignInYmdt,
    passwordChangeYmdt,
    isAgreeRecvMarketing,
    partner,
  }
}

/** Checks recent passwords only if the current one is correct, so that guesses reveal nothing about them. */
const passwordFaults = (recent: readonly string[], { currentPassword, newPassword }: PasswordChange): FieldFault[] => {
  const isCorrect = currentPassword === recent[0]
  const failed = passwordRules.find(({ isValid }) => !isValid(newPassword, isCorrect ? recent : []))
  return [
    ...(isCorrect ? [] : [{ field: 'currentPassword', code: 'BAD_REQUEST', message: 'password.current' } as const]),
    ...(failed
      ? [{ field: 'newPassword', code: 'BAD_REQUEST', clause: failed.clause, message: failed.message } as const]
      : []),
  ]
}

export const changePassword = async (world: World, change: PasswordChange): Promise<void> => {
  const account = accountOf(world)
  refuseAny(passwordFaults(account.passwords, change))
  await world.tables.accounts.put({
    ...account,
    passwords: [change.newPassword, ...account.passwords].slice(0, limits.passwordHistorySize),
    passwordChangeYmdt: koreanTime(world.clock.now()),
  })
}

export const alarmOf = (world: World): AlarmSettings => {
  const { recipientList = [], switchList = [] } = world.tables.alarms.get(ownerOf(world)) ?? {}
  return { recipientList, switchList }
}

/** Replaces the settings. Refuses a repeated category, because it would be ambiguous, and invalid recipients. */
export const changeAlarm = async (world: World, settings: AlarmSettings): Promise<AlarmSettings> => {
  const categories = settings.switchList.map(({ category }) => category)
  refuseAny([
    ...(new Set(categories).size < categories.length
      ? [{ field: 'switchList', code: 'BAD_REQUEST', message: 'error.fieldTwice' } as const]
      : []),
    ...failedRecipientRules(settings.recipientList).map(({ index, field, clause, message }): FieldFault => ({
      field: `recipientList.${index}.${field}`,
      code: 'BAD_REQUEST',
      clause,
      message,
    })),
  ])
  await world.tables.alarms.put({ owner: ownerOf(world), ...settings })
  return alarmOf(world)
}
