import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { DemoAccount } from '#specs/contract/member.ts'
import { safePath } from '#specs/rules/paths.ts'
import { accounts as accountsQuery } from '../../../api/queries/member.ts'
import { SentenceWithName } from '../../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { useSession, useSignIn } from '../../../session/session.ts'
import { Page } from '../../parts/page.tsx'
import { AccountList } from '../../../features/member/account-list.tsx'

/** Signs in with one of the listed accounts and returns to `returnUrl`. */
export const LoginScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { member } = useSession()
  const signIn = useSignIn()
  const accounts = useQuery(accountsQuery(locale))
  const choose = async (persona: DemoAccount['persona']) => {
    if (signIn.isRunning()) return
    await signIn.mutateAsync(persona)
    await navigate(safePath(query.get('returnUrl')), { replace: true })
  }
  // In the lead, which reserves its space: a separate alert would push the list down.
  const lead =
    member && !signIn.isPending ? (
      <>
        <SentenceWithName write={(name) => t('login.signedIn', { name })} name={member.name} />{' '}
        <Link to={safePath(query.get('returnUrl'))} replace className="link font-medium">
          {t('login.continue')}
        </Link>
      </>
    ) : (
      t('login.lead')
    )
  return (
    <Page lead={<p className="min-h-[3lh] sm:min-h-[2lh] lg:min-h-[1lh]">{lead}</p>}>
      <div className="flex flex-col gap-4">
        <div role="alert">{signIn.isError && <InlineAlert tone="bad">{t('login.failed')}</InlineAlert>}</div>
        <AccountList
          accounts={accounts.data}
          isFailed={accounts.isError}
          onRetry={() => void accounts.refetch()}
          signingInAs={signIn.isPending ? signIn.variables : undefined}
          signedInEmail={member?.email}
          onChoose={(persona) => void choose(persona).catch(() => undefined)}
        />
      </div>
    </Page>
  )
}
