import { isInEea } from '#specs/rules/eea.ts'
import { loadTexts } from '../../i18n/language.ts'
import { useSession } from '../../session/session.ts'
import { late, useLate } from '../../ui/late/late.tsx'

const notice = late(async () => {
  const [{ DataProtectionNotice }] = await Promise.all([
    import('./data-protection-notice.tsx'),
    loadTexts('dataProtection'),
  ])
  return DataProtectionNotice
})

/** The data-protection notice for members in the European Economic Area. Others do not load it. */
export const DataProtection = () => {
  const { member } = useSession()
  return member && isInEea(member.cntryCd) && <LateNotice key={member.email} email={member.email} />
}

const LateNotice = ({ email }: { readonly email: string }) => useLate(notice, 'idle') && <notice.Loaded email={email} />
