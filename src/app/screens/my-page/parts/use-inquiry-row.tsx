import { useTranslation } from 'react-i18next'
import type { MyInquiryItem } from '#specs/contract/my-page-records.ts'
import { inquiryTypeLabel } from '#specs/model/inquiry-types.ts'
import { myInquiryPath } from '#specs/rules/my-inquiries.ts'
import { StatusBadge } from '../../../../features/my-page/status-badge.tsx'
import type { Row } from '../../../../features/my-page/inquiry-table.tsx'
import { useSite } from '../../../../site.ts'
import { languageOf } from '../../../../ui/content/in-own-language.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { ArticleLink } from '../../../parts/article-link.tsx'

/** An inquiry as a row of the table. The one that has just been sent is marked as new. */
export const useInquiryRow = (newId: number | undefined) => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  return (item: MyInquiryItem): Row => {
    const { inquiryId, parentInquiryId, inquiryTypeCode, title, regYmdt, status } = item
    return {
      key: inquiryId,
      isNew: inquiryId === newId,
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
          {inquiryId === newId && <Badge tone="brand">{t('myQuestion.new')}</Badge>}
          {parentInquiryId !== null && <Badge>{t('myQuestion.additional')}</Badge>}
        </span>
      ),
      date: (
        <>
          <span>{regYmdt.slice(0, 16)}</span> <span className="text-ink-faint">UTC +9</span>
        </>
      ),
      status: <StatusBadge status={status} />,
    }
  }
}
