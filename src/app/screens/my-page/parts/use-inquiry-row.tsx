import { useTranslation } from 'react-i18next'
import type { MyInquiryCase } from '#specs/contract/my-page-records.ts'
import { inquiryTypeLabel } from '#specs/model/inquiry-types.ts'
import { myInquiryPath } from '#specs/rules/my-inquiries.ts'
import { StatusBadge } from '../../../../features/my-page/status-badge.tsx'
import type { Row } from '../../../../features/my-page/inquiry-table.tsx'
import { useSite } from '../../../../site.ts'
import { languageOf } from '../../../../ui/content/in-own-language.tsx'
import { Tag } from '../../../../ui/feedback/badge.tsx'
import { ArticleLink } from '../../../parts/article-link.tsx'

/** An inquiry as a row of the table. The one that has just been sent is marked as new. */
export const useInquiryRow = (newId: number | undefined) => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const dateOf = (regYmdt: string) => (
    <>
      <span>{regYmdt.slice(0, 16)}</span> <span className="text-ink-faint">UTC +9</span>
    </>
  )
  return (item: MyInquiryCase): Row => {
    const { inquiryId, parentInquiryId, inquiryTypeCode, title, regYmdt, status, additionalInquiryList = [] } = item
    const isNew = inquiryId === newId
    const hasNew = additionalInquiryList.some((each) => each.inquiryId === newId)
    return {
      key: inquiryId,
      isNew: isNew || hasNew,
      number: inquiryId,
      type: t(inquiryTypeLabel(inquiryTypeCode, site)),
      title: (
        <ArticleLink
          to={myInquiryPath(item)}
          title={title}
          lang={languageOf(title)}
          className="hover:text-brand-ink hover:underline"
        />
      ),
      mark: (
        <span className="inline-flex flex-wrap gap-1">
          {(isNew || hasNew) && <Tag tone="brand">{t('myQuestion.new')}</Tag>}
          {parentInquiryId !== null && <Tag>{t('myQuestion.additional')}</Tag>}
        </span>
      ),
      additional: additionalInquiryList.length > 0 && (
        <details open={hasNew || undefined} className="mt-1 text-sm font-normal">
          <summary className="min-h-6 w-fit cursor-pointer text-ink-soft hover:text-brand-ink">
            <span>{t('myQuestion.additional.count', { count: additionalInquiryList.length })}</span>
            <span>{` · ${additionalInquiryList.at(-1)!.regYmdt.slice(0, 10)}`}</span>
          </summary>
          <ul className="mt-1 flex flex-col gap-1.5 border-l-2 border-line pl-3">
            {additionalInquiryList.map((each, index) => (
              <li key={each.inquiryId} className="flex flex-wrap items-center gap-x-3">
                <ArticleLink to={myInquiryPath(each)} title={each.title} lang={undefined} className="link">
                  {t('myQuestion.additionalNumbered', { number: index + 1 })}
                </ArticleLink>
                <span className="text-ink-soft">{dateOf(each.regYmdt)}</span>
                <StatusBadge status={each.status} />
              </li>
            ))}
          </ul>
        </details>
      ),
      date: dateOf(regYmdt),
      status: <StatusBadge status={status} />,
    }
  }
}
