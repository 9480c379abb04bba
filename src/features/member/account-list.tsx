import type { DemoAccount } from '#specs/contract/member.ts'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { useText } from '../../i18n/language.ts'
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

/** Usual number of accounts, for the skeleton. */
const usualCount = 8

/** Accounts to sign in with, and their loading and failed states. */
export const AccountList = (props: AccountListProps) => {
  const { accounts, isFailed, onRetry, signingInAs, signedInEmail, onChoose } = props
  const text = useText()
  if (isFailed && !accounts)
    return <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={onRetry} />
  if (!accounts)
    return (
      <div role="status" className="grid gap-3 lg:grid-cols-2">
        <VisuallyHidden>{text('shell.loading')}</VisuallyHidden>
        {Array.from({ length: usualCount }, (_, index) => (
          <Skeleton key={index} className="h-22 w-full rounded-lg" />
        ))}
      </div>
    )
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {accounts.map((account) => (
        <li key={account.persona}>
          <AccountRow
            account={account}
            isCurrent={account.email === signedInEmail}
            isBusy={account.persona === signingInAs}
            isDisabled={signingInAs !== undefined}
            onChoose={() => onChoose(account.persona)}
          />
        </li>
      ))}
    </ul>
  )
}
