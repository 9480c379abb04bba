import { useTranslation } from 'react-i18next'
import type { Notice } from '#specs/contract/notice.ts'
import { HtmlContent } from '../../ui/late/html-content.tsx'

interface SubNoticesProps {
  readonly items: Notice['subNoticeList']
  /** Language of their texts, if it is not the page's. */
  readonly lang: string | undefined
}

/** What was added to a notice after its publication, in order. */
export const SubNotices = ({ items, lang }: SubNoticesProps) => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="sub-notices">
      <h2 id="sub-notices" className="text-lg">
        {t('notice.subNotices')}
      </h2>
      <ol className="mt-4 flex flex-col border-l-2 border-line">
        {items.map(({ title, content }, index) => (
          <li
            key={index}
            className="relative pb-6 pl-6 last:pb-0 before:absolute before:top-2 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-surface before:bg-brand"
          >
            <h3 lang={lang} className="text-base">
              {title}
            </h3>
            <div className="mt-1 text-ink-soft">
              <HtmlContent html={content} lang={lang} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
