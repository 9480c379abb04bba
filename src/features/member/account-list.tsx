import { useTranslation } from 'react-i18next'
import type { DemoAccount } from '#specs/contract/member.ts'
import { accountGroups } from '#specs/model/personas.ts'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { AccountRow } from './account-row.tsx'

interface AccountListProps {
  /** Undefined while loading. */
  accounts: readonly DemoAccount[] | undefined
  isFailed: boolean
  onRetry: () => void
  signingInAs: DemoAccount['persona'] | undefined
  signedInEmail: string | undefined
  onChoose: (persona: DemoAccount['persona']) => void
}

const groups = Object.keys(accountGroups) as (keyof typeof accountGroups)[]

/** Accounts to sign in with, by role, and their loading and failed states. */
export const AccountList = (props: AccountListProps) => {
  const { accounts, isFailed, onRetry, signingInAs, signedInEmail, onChoose } = props
  const { t } = useTranslation()
  if (isFailed && !accounts)
    return <LoadError text={t('error.loadFailed')} retry={t('error.retry')} onRetry={onRetry} />
  return (
    <div role={accounts ? undefined : 'status'} className="flex flex-col gap-6">
      {!accounts && <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>}
      {groups.map((group) => (
        <section key={group} aria-label={t(`login.group.${group}`)} className="flex flex-col gap-3">
          <h2 className="text-lg">{t(`login.group.${group}`)}</h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {accountGroups[group].map((persona) => {
              const account = accounts?.find((each) => each.persona === persona)
              // The skeleton of an account that the server does not have goes when the others arrive.
              if (!account) return accounts ? null : <Placeholder key={persona} />
              return (
                <li key={persona}>
                  <AccountRow
                    account={account}
                    isCurrent={account.email === signedInEmail}
                    isBusy={persona === signingInAs}
                    isDisabled={signingInAs !== undefined}
                    onChoose={() => onChoose(persona)}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Placeholder = () => (
  <li>
    <Skeleton className="h-30 w-full rounded-lg" />
  </li>
)
