import type { AccountDetail, AlarmSettings, PasswordChange } from '#specs/contract/my-page-records.ts'
import type { User } from '#specs/model/visitor.ts'
import type { Locale } from '#specs/model/locale.ts'
import { limits } from '#specs/model/limits.ts'
import { failedRecipientRules, failedSwitchRules } from '#specs/rules/alarm.ts'
import { passwordRules } from '#specs/rules/password.ts'
import { hexOf, utf8 } from '../http/bytes.ts'
import { nameIn } from './localized.ts'
import { Refusal, refuseAny, type FieldFault } from '../http/refusal.ts'
import { koreanTime } from './times.ts'
import { memberRecord } from '../worlds/people.ts'
import type { World } from '../worlds/world.ts'
import { ownerOf } from './access.ts'

const accountOf = ({ tables, settings: { persona } }: World) => {
  const account = tables.accounts.get(persona)
  if (!account) throw new Refusal('NOT_FOUND')
  return account
}

export const accountDetail = (
  world: World,
  { email, name, userType, cntryCd }: User,
  locale: Locale,
): AccountDetail => {
  const { corpName, joinYmd, lastSignInYmdt, passwordChangeYmdt, isAgreeRecvMarketing, partner } = accountOf(world)
  const phone = memberRecord(world.settings.persona)?.phone
  return {
    email,
    name: nameIn(name, locale),
    userType,
    cntryCd,
    corpName: corpName && nameIn(corpName, locale),
    cntryNo: phone?.countryNo ?? '82',
    cellphoneNo: phone?.cellphoneNo ?? '',
    joinYmd,
    lastSignInYmdt,
    passwordChangeYmdt,
    isAgreeRecvMarketing,
    partner: partner && { ...partner, name: nameIn(partner.name, locale) },
  }
}

const hashMark = 'sha256:'

/** A password as a world stores it, so that no snapshot contains what a person typed. */
const hashed = async (password: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(password) as Uint8Array<ArrayBuffer>))
  return hashMark + hexOf(bytes)
}

/** A stored password in a form that is comparable with a given one. Those of the fixtures are stored as they are. */
const comparable = async (stored: string): Promise<string> => (stored.startsWith(hashMark) ? stored : hashed(stored))

/** Checks recent passwords only if the current one is correct, so that guesses reveal nothing about them. */
const passwordFaults = async (
  stored: readonly string[],
  { currentPassword, newPassword }: PasswordChange,
): Promise<FieldFault[]> => {
  const recent = await Promise.all(stored.map(comparable))
  const isCorrect = (await hashed(currentPassword)) === recent[0]
  const next = await hashed(newPassword)
  const known = isCorrect ? recent.map((password) => (password === next ? newPassword : '')) : []
  const failed = passwordRules.find(({ isValid }) => !isValid(newPassword, known))
  return [
    ...(isCorrect ? [] : [{ field: 'currentPassword', code: 'BAD_REQUEST', message: 'password.current' } as const]),
    ...(failed
      ? [{ field: 'newPassword', code: 'BAD_REQUEST', clause: failed.clause, message: failed.message } as const]
      : []),
  ]
}

export const changePassword = async (world: World, change: PasswordChange): Promise<void> => {
  const account = accountOf(world)
  refuseAny(await passwordFaults(account.passwords, change))
  await world.tables.accounts.put({
    ...account,
    passwords: [await hashed(change.newPassword), ...account.passwords].slice(0, limits.passwordHistorySize),
    passwordChangeYmdt: koreanTime(world.clock.now()),
  })
}

export const alarmOf = (world: World): AlarmSettings => {
  const { recipientList = [], switchList = [] } = world.tables.alarms.get(ownerOf(world)) ?? {}
  return { recipientList, switchList }
}

type FailedRule = Required<Pick<FieldFault, 'field' | 'clause' | 'message'>> & { readonly index: number }

const faultAt = (list: keyof AlarmSettings, { index, field, clause, message }: FailedRule): FieldFault => ({
  field: `${list}.${index}.${field}`,
  code: 'BAD_REQUEST',
  clause,
  message,
})

/**
 * Replaces the settings. Refuses a repeated category, because it would be ambiguous, invalid recipients, and channels that
 * nobody receives.
 */
export const changeAlarm = async (world: World, settings: AlarmSettings): Promise<AlarmSettings> => {
  const { readPhone } = await import('./countries.ts')
  const categories = settings.switchList.map(({ category }) => category)
  refuseAny([
    ...(new Set(categories).size < categories.length
      ? [{ field: 'switchList', code: 'BAD_REQUEST', message: 'error.fieldTwice' } as const]
      : []),
    ...failedRecipientRules(settings.recipientList, readPhone).map((rule) => faultAt('recipientList', rule)),
    ...failedSwitchRules(settings).map((rule) => faultAt('switchList', rule)),
  ])
  await world.tables.alarms.put({ owner: ownerOf(world), ...settings })
  return alarmOf(world)
}
