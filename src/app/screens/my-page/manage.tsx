import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { countryNames } from '../../../api/queries/country.ts'
import { accountQuery } from '../../../api/queries/my-page.ts'
import { DetailList } from '../../../features/my-page/detail-list.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { InOwnLanguage } from '../../../ui/content/in-own-language.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'
import { SubAccounts } from './parts/sub-accounts.tsx'

/** A national number with its calling code. */
const phoneOf = (cntryNo: string, cellphoneNo: string) =>
  cellphoneNo === '' ? undefined : `+${cntryNo} ${cellphoneNo}`

const Account = () => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const query = useMemberQuery((email) => accountQuery(email, locale))
  const { data: countries, isPending } = useQuery(countryNames(locale))
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-[31rem] w-full" />}>
      {(account) => (
        <>
          <section aria-labelledby="account">
            <h2 id="account" className="mb-3 text-lg">
              {t('manage.account')}
            </h2>
            <DetailList
              rows={[
                [t('form.inquiryPersonName.label'), <InOwnLanguage key="name" text={account.name} />],
                [
                  t('password.email'),
                  <div key="email">
                    <p>{account.email}</p>
                    <p className="text-sm text-ink-faint print:hidden">{t('manage.email.change')}</p>
                  </div>,
                ],
                [t('form.cellphoneNo.label'), phoneOf(account.cntryNo, account.cellphoneNo) ?? t('manage.noPhone')],
                ...(account.corpName === null
                  ? []
                  : [[t('form.corpName.label'), <InOwnLanguage key="corp" text={account.corpName} />] as const]),
                [
                  t('manage.country'),
                  isPending ? (
                    <Skeleton key="country" className="my-1 h-4 w-20" />
                  ) : (
                    (countries?.get(account.cntryCd) ?? account.cntryCd)
                  ),
                ],
                [t('manage.joined'), account.joinYmd],
                [t('manage.lastSignIn'), `${account.lastSignInYmdt.slice(0, 16)} UTC +9`],
                [t('manage.marketing'), t(`manage.marketing.${account.isAgreeRecvMarketing}`)],
                [
                  t('manage.passwordChanged'),
                  <div key="password" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                    <span>{account.passwordChangeYmdt.slice(0, 10)}</span>
                    <LinkButton to={paths.password()} variant="secondary" size="sm" className="print:hidden">
                      {t('password.title')}
                    </LinkButton>
                  </div>,
                ],
              ]}
            />
          </section>
          {account.partner && (
            <section aria-labelledby="partner">
              <h2 id="partner" className="mb-3 text-lg">
                {t('manage.partner')}
              </h2>
              <DetailList
                rows={[
                  [t('manage.partner.name'), <InOwnLanguage key="partner" text={account.partner.name} />],
                  [t('manage.partner.since'), account.partner.sinceYmd],
                ]}
              />
            </section>
          )}
          <SubAccounts />
        </>
      )}
    </QueryView>
  )
}

/** The account of the member, its partner and its sub accounts. Sub accounts have the password page only. */
export const ManageScreen = () => {
  const { t } = useTranslation('myPage')
  const { member } = useSession()
  if (member?.userType === 'Sub') return <Navigate to={paths.password()} replace />
  return (
    <MyPageScreen>
      <Page lead={t('manage.lead')}>
        <div className="flex flex-col gap-10">
          <Account />
        </div>
      </Page>
    </MyPageScreen>
  )
}
