import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fivePartsOf } from '#specs/rules/time.ts'
import { additionalEnd, additionalRemaining, type AdditionalCondition } from '#specs/rules/additional.ts'
import { isSearched } from '#specs/model/inquiry-fields.ts'
import { inquiryTypeOf } from '#specs/model/inquiry-types.ts'
import { codePaths, codes } from '../../../../api/queries/inquiry.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { ZonedTime } from '../../../../ui/content/zoned-time.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'

interface ConditionSummaryProps {
  readonly code: string
  readonly parentInquiryId: string
  readonly condition: AdditionalCondition
}

/** The first inquiry, and what the limits still allow. */
export const ConditionSummary = ({ code, parentInquiryId, condition }: ConditionSummaryProps) => {
  const { t } = useTranslation('survey')
  const count = additionalRemaining(condition)
  const { firstAnswerDate } = condition
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('additional.parent'), t('survey.inquiry', { id: parentInquiryId })],
    [t('additional.category'), <CategoryName key="name" code={code} />],
    [t('additional.remaining'), t('additional.remaining.count', { count })],
    ...(firstAnswerDate
      ? [[t('additional.until'), <ZonedTime key="time" parts={fivePartsOf(additionalEnd(firstAnswerDate))} />] as const]
      : []),
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg bg-surface-soft px-5 py-4 md:grid-cols-2">
      {rows.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All levels of a category; the code itself if the site does not have it. */
const CategoryName = ({ code }: { readonly code: string }) => {
  const [locale] = useLocale()
  const known = inquiryTypeOf(code.split('_')[0])
  const type = known ?? 'general'
  const isOfPaths = isSearched({ type })
  const paths = useQuery({ ...codePaths(type, undefined, locale), enabled: isOfPaths })
  const groups = useQuery({ ...codes(type, undefined, locale), enabled: known !== undefined && !isOfPaths })
  const group = groups.data?.find((each) => code.startsWith(`${each.code}_`))
  const details = useQuery({ ...codes(type, group?.code, locale), enabled: group !== undefined })
  if (paths.isLoading || groups.isLoading || details.isLoading) return <Skeleton className="my-[0.3em] h-4 w-40" />
  const path = paths.data?.find(({ code2, code3 }) => [code2, code3].includes(code))
  if (path) return [path.codeName1, path.codeName2, path.codeName3].filter((name) => name.trim() !== '').join(' › ')
  const detail = details.data?.find((each) => each.code === code)
  return group && detail ? `${group.codeName} › ${detail.codeName}` : code
}

/** As high as the summary and the form. */
export const ConditionSkeleton = () => (
  <div className="flex flex-col gap-8" aria-busy>
    <Skeleton className="h-60 w-full md:h-32" />
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)
