import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { UsageRow } from '#specs/contract/my-page-records.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { DataTable } from '../../ui/content/data-table.tsx'
import { discountOf, discountTypes, sumOf } from './discounts.ts'
import { useMoney } from './use-money.ts'

const keyOf = ({ serviceCode, regionName }: UsageRow) => `${serviceCode} ${regionName}`

interface UsageTablesProps {
  /** Undefined while they are loading. */
  readonly rows: readonly UsageRow[] | undefined
}

/** The usage of a month by product, as a table and as a chart above it, and its discounts by type. */
export const UsageTables = ({ rows }: UsageTablesProps) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const total = (amount: (row: UsageRow) => number) => rows && money(sumOf(rows, amount))
  return (
    <>
      <section aria-labelledby="services" className="flex flex-col gap-6">
        <h2 id="services" className="-order-2 text-xl">
          {t('status.usage.services')}
        </h2>
        <DataTable
          label={t('status.usage.services')}
          rows={rows?.map((row) => ({
            key: keyOf(row),
            cells: [
              <Fragment key="service">
                <span>{row.serviceName}</span>{' '}
                <span className="block text-sm font-normal text-ink-faint">{row.regionName}</span>
              </Fragment>,
              `${row.usage.toLocaleString('en-US')} ${row.usageUnit}`,
              money(row.useAmount),
              money(-discountOf(row)),
              money(row.demandAmount),
            ],
          }))}
          columns={[
            { head: t('status.usage.service'), total: t('myPage.sum') },
            { head: t('status.usage.amount'), isNumber: true },
            { head: t('myPage.amount.use'), isNumber: true, total: total(({ useAmount }) => useAmount) },
            { head: t('myPage.amount.discount'), isNumber: true, total: total((row) => -discountOf(row)) },
            { head: t('myPage.amount.demand'), isNumber: true, total: total(({ demandAmount }) => demandAmount) },
          ]}
        />
        {rows && (
          <div className="-order-1">
            <UsageChart rows={rows} />
          </div>
        )}
      </section>
      {rows && <DiscountTable rows={rows} />}
    </>
  )
}

/** The largest amount first, each divided into what is due and what is discounted. */
const UsageChart = ({ rows }: { rows: readonly UsageRow[] }) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  return (
    <BarChart
      legend={[
        { fill: 'solid', text: t('myPage.amount.demand') },
        { fill: 'stripes', text: t('myPage.amount.discount') },
      ]}
      bars={rows
        .toSorted((a, b) => b.useAmount - a.useAmount)
        .map((row) => ({
          key: keyOf(row),
          label: `${row.serviceName} (${row.regionName})`,
          text: money(row.useAmount),
          parts: [
            { fill: 'solid', value: row.demandAmount },
            { fill: 'stripes', value: discountOf(row) },
          ],
        }))}
    />
  )
}

/** The discounts of a month by type, which add up to the discounts of its products. */
const DiscountTable = ({ rows }: { rows: readonly UsageRow[] }) => {
  const { t } = useTranslation('myPage')
  const money = useMoney()
  const found = discountTypes
    .map(({ field, label }) => ({ label, amount: sumOf(rows, (row) => row[field]) }))
    .filter(({ amount }) => amount !== 0)
  return (
    <section aria-labelledby="discounts" className="flex flex-col gap-4">
      <h2 id="discounts" className="text-xl">
        {t('status.usage.discounts')}
      </h2>
      {found.length === 0 ? (
        <p className="text-ink-soft">{t('status.usage.noDiscounts')}</p>
      ) : (
        <DataTable
          label={t('status.usage.discounts')}
          rows={found.map(({ label, amount }) => ({ key: label, cells: [t(label), money(-amount)] }))}
          columns={[
            { head: t('status.usage.discountType'), total: t('myPage.sum') },
            {
              head: t('myPage.amount.discount'),
              isNumber: true,
              total: money(-sumOf(found, ({ amount }) => amount)),
            },
          ]}
        />
      )}
    </section>
  )
}
