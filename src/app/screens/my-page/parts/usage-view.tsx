import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { usageMonthsQuery, usageQuery } from '../../../../api/queries/billing.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { AmountSummary } from '../../../../features/my-page/amount-summary.tsx'
import { monthName } from '../../../../features/my-page/month-name.ts'
import { MonthPicker } from '../../../../features/my-page/month-picker.tsx'
import { useMonthParam } from '../../../../features/my-page/use-month-param.ts'
import { usageCsv } from '../../../../features/my-page/usage-csv.ts'
import { UsageTables } from '../../../../features/my-page/usage-tables.tsx'
import { useLocale } from '../../../../i18n/language.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../parts/query-view.tsx'
import { useMemberQuery } from '../../../parts/use-member-query.ts'

/** Usage and charges of the month in the URL. The server is asked for this month only. */
export const UsageView = () => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const months = useMemberQuery(usageMonthsQuery)
  const monthParam = useMonthParam(months.data?.map(({ month }) => month))
  const { month } = monthParam
  const usage = useMemberQuery((email) => usageQuery(email, month, locale))
  const rows = usage.data
  const save = () =>
    rows &&
    saveFile(
      new Blob([usageCsv(rows, t)], { type: 'text/csv;charset=utf-8' }),
      `${t('status.usage.fileName')}-${month}.csv`,
    )
  if (months.data?.length === 0)
    return (
      <EmptyState
        text={t('status.usage.none')}
        action={<LinkButton to={paths.landing()}>{t('menu.landing')}</LinkButton>}
      />
    )
  return (
    <div className="flex flex-col gap-8">
      {/* On paper, instead of the list of months. */}
      {month !== undefined && <p className="hidden text-xl font-semibold print:block">{monthName(month, locale)}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <MonthPicker
          months={months.data?.map(({ month }) => month)}
          month={month}
          hrefOf={monthParam.hrefOf}
          onChoose={monthParam.choose}
        />
        <Button variant="secondary" aria-disabled={rows === undefined} onClick={save}>
          <Download aria-hidden size={18} />
          <span>{t('status.usage.csv')}</span>
        </Button>
      </div>
      <QueryView query={months} skeleton={<AmountSummary month={undefined} />}>
        {(loaded) => <AmountSummary month={loaded.find((each) => each.month === month)} />}
      </QueryView>
      <QueryView query={usage} skeleton={<UsageTables rows={undefined} />}>
        {(loaded) => <UsageTables rows={loaded} />}
      </QueryView>
    </div>
  )
}
