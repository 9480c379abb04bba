import ChevronRight from 'lucide-react/icons/chevron-right'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { DemoAccount } from '#specs/contract/member.ts'
import { useLocale } from '../../i18n/language.ts'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'

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
export const AccountRow = ({ account, isCurrent, isBusy, isDisabled, onChoose }: AccountRowProps) => {
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
