import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { MenuButton } from '../../ui/actions/menu-button.tsx'
import { MenuAction, MenuLink } from '../../ui/actions/menu-item.tsx'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { useSession } from '../../session/session.ts'
import { useLoginPath } from '../parts/use-login-path.ts'
import { useSignOutChoice } from './use-sign-out-choice.tsx'

/** Menu of the signed-in member, or the sign-in link. */
export const UserMenu = () => {
  const { t } = useTranslation()
  const { member, isLoading } = useSession()
  const { signOut, failure } = useSignOutChoice()
  const loginPath = useLoginPath()
  const login = useRef<HTMLAnchorElement>(null)
  const wasSignedIn = useRef(false)
  useEffect(() => {
    // Signing out removes the menu, which would lose the focus.
    if (wasSignedIn.current && !member && document.activeElement === document.body) login.current?.focus()
    wasSignedIn.current = member !== null
  }, [member])
  // As wide as the sign-in link, so that the header does not shift.
  if (isLoading) return <span className="w-20" />
  if (!member)
    return (
      <Link
        ref={login}
        to={loginPath}
        className="flex min-h-10 items-center gap-1.5 rounded-md px-2 whitespace-nowrap lg:px-3 hover:bg-head-hover"
      >
        <UserRound aria-hidden size={18} />
        <span>{t('login.title')}</span>
      </Link>
    )
  const label = (
    <>
      <UserRound aria-hidden size={18} className="shrink-0" />
      <span className="max-w-24 truncate lg:max-w-40">
        <InOwnLanguage text={member.name} />
      </span>
    </>
  )
  return (
    <>
      <MenuButton label={label} align="end" opensOn="delayedHover">
        <li className="border-b border-line px-4 pt-1 pb-2.5 whitespace-nowrap">
          <span className="block font-semibold">
            <InOwnLanguage text={member.name} />
          </span>
          <span className="text-sm text-ink-faint">{member.email}</span>
        </li>
        <MenuLink to={paths.myInquiriesOfType({ type: 'all' })}>{t('menu.myQuestions')}</MenuLink>
        <MenuAction onClick={signOut}>{t('login.signOut')}</MenuAction>
      </MenuButton>
      {failure}
    </>
  )
}
