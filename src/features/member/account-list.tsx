import { useTranslation } from 'react-i18next'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { DemoAccount } from '#specs/contract/member.ts'
import { accountGroups } from '#specs/model/personas.ts'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { useLocale } from '../../i18n/language.ts'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'

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
          <ul className="grid gap-3 lg:grid-cols-2 [&>:only-child]:col-span-full">
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

interface AccountRowProps {
  account: DemoAccount
  isCurrent: boolean
  /** Sign-in with this account is in progress. */
  isBusy: boolean
  /** No account can be selected at the moment; the row keeps its focus. */
  isDisabled: boolean
  onChoose: () => void
}

/** An account to sign in with; the whole row is a button. */
const AccountRow = ({ account, isCurrent, isBusy, isDisabled, onChoose }: AccountRowProps) => {
  const [locale] = useLocale()
  const latinName = locale === 'ko' ? null : account.latinName
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => !isDisabled && onChoose()}
      className="group flex h-full min-h-30 w-full items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 text-left shadow-raised transition-colors duration-100 enabled-hover:border-brand aria-disabled:cursor-progress aria-[current]:border-brand aria-[current]:bg-brand-soft"
    >
      <span
        aria-hidden
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft font-bold text-brand-ink group-aria-[current]:bg-surface"
      >
        {[...(latinName ?? account.name)][0]}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">
            <InOwnLanguage text={account.name} />
            <span>{latinName && ` (${latinName})`}</span>
          </span>
          <span className="text-sm text-ink-soft">{account.email}</span>
        </span>
        <span className="block text-sm text-ink-soft">{account.description}</span>
      </span>
      {isBusy ? (
        <LoaderCircle aria-hidden size={20} className="shrink-0 animate-spin text-brand" />
      ) : (
        <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-faint group-hover:text-brand" />
      )}
    </button>
  )
}
