import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubAccountRow } from '#specs/contract/my-page-records.ts'
import type { MessageKey } from '#specs/messages/i18n.ts'
import { subAccountsQuery } from '../../../../api/queries/my-page.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { listOf } from '../../../../i18n/list.ts'
import { DataTable } from '../../../../ui/content/data-table.tsx'
import { InOwnLanguage } from '../../../../ui/content/in-own-language.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { QueryView } from '../../../parts/query-view.tsx'
import { useMemberQuery } from '../../../parts/use-member-query.ts'

/** What a role allows, in the order of the menu. Other roles are not shown. */
const permissions: readonly (readonly [role: string, label: MessageKey<'myPage'>])[] = [
  ['ROLE_PATH_USAGE', 'menu.status'],
  ['ROLE_PATH_TAXBILL', 'status.taxBill'],
  ['ROLE_PATH_BILLING', 'menu.billing'],
  ['ROLE_PATH_TRAIN_HISTORY', 'menu.trainHistory'],
  ['ROLE_PATH_ALARM', 'menu.alarm'],
  ['ROLE_PATH_SOLUTION', 'menu.solution'],
]

const usePermissions = () => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  return ({ roles }: SubAccountRow) => {
    const names = permissions.filter(([role]) => roles.includes(role)).map(([, label]) => t(label))
    return names.length === 0 ? t('manage.permissions.none') : listOf(names, locale)
  }
}

/** The sub accounts of a main account. */
export const SubAccounts = () => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const permissionsOf = usePermissions()
  const query = useMemberQuery((email) => subAccountsQuery(email, locale))
  return (
    <section aria-labelledby="sub-accounts">
      <h2 id="sub-accounts" className="mb-3 text-lg">
        <span>{t('manage.subAccounts')}</span>
        {query.data && <span className="ml-2 font-normal text-ink-faint">{query.data.length}</span>}
      </h2>
      <QueryView
        query={query}
        skeleton={<Skeleton className="h-[28rem] w-full" />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState text={t('manage.subAccounts.none')} />}
      >
        {(rows) => (
          <DataTable
            label={t('manage.subAccounts')}
            columns={[
              { head: t('form.inquiryPersonName.label') },
              { head: t('manage.loginId') },
              { head: t('manage.permissions') },
              { head: t('myQuestion.status') },
              { head: t('manage.lastSignIn') },
            ]}
            rows={rows.map((row) => ({
              key: row.loginId,
              cells: [
                <Fragment key="name">
                  <InOwnLanguage text={row.name} />
                  <span className="block text-sm font-normal text-ink-soft [overflow-wrap:break-word]">
                    {/* A long address breaks after its @ first. */}
                    {row.email.split(/(?<=@)/).map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && <wbr />}
                        <span>{part}</span>
                      </Fragment>
                    ))}
                  </span>
                </Fragment>,
                <span key="loginId" className="block [overflow-wrap:break-word]">
                  {row.loginId}
                </span>,
                <span key="permissions" className="[overflow-wrap:break-word]">
                  {permissionsOf(row)}
                </span>,
                <Badge key="status" tone={row.status === 'ACTIVE' ? 'good' : 'neutral'}>
                  {t(`manage.status.${row.status}`)}
                </Badge>,
                row.lastSignInYmdt === null ? (
                  <span key="never" className="text-ink-faint">
                    {t('manage.neverSignedIn')}
                  </span>
                ) : (
                  <span key="lastSignIn" className="block min-w-24">
                    <span className="whitespace-nowrap">{row.lastSignInYmdt.slice(0, 10)}</span>{' '}
                    <span className="whitespace-nowrap">{`${row.lastSignInYmdt.slice(11, 16)} UTC +9`}</span>
                  </span>
                ),
              ],
            }))}
          />
        )}
      </QueryView>
    </section>
  )
}
