import { useTranslation } from 'react-i18next'
import { editionOf, type LibraryGroup } from '../../../../features/library/groups.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { DownloadFailures, DownloadList } from '../../../parts/downloads.tsx'
import type { Download } from '../../../parts/use-download.ts'

const gridClass = 'mt-5 grid items-start gap-x-6 gap-y-8 lg:grid-cols-2'
const headingClass = 'border-b border-ink pb-2.5 text-xl'

interface LibraryGroupSectionProps {
  readonly group: LibraryGroup
  readonly download: Download
}

/** Downloads with the same heading. */
export const LibraryGroupSection = ({ group: { code, heading, items }, download }: LibraryGroupSectionProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  return (
    <section aria-labelledby={`group-${code}`}>
      <h2 id={`group-${code}`} className={headingClass}>
        {heading}
      </h2>
      <ul className={gridClass}>
        {items.map((item, index) => {
          const { title, attachedFileList: files, locale: own } = item
          const edition = editionOf(item)
          return (
            <li key={index} className="flex min-w-0 flex-col gap-3">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <h3 className="text-base" lang={own === locale ? undefined : own}>
                  {title}
                </h3>
                {edition !== undefined && (
                  <p className="text-sm text-ink-faint" lang={own === locale ? undefined : own}>
                    {edition}
                  </p>
                )}
                {own === 'ko' && locale !== 'ko' && <Badge>{t('list.inKorean')}</Badge>}
              </div>
              <DownloadList files={files} download={download} />
              <DownloadFailures
                files={files}
                failed={download.failed.filter((failed) => files.some(({ fileNo }) => fileNo === failed.fileNo))}
                retry={download.download}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** As high as most windows. */
export const LibrarySkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy className="flex flex-col gap-12">
      <p className="sr-only">{t('shell.loading')}</p>
      {[4, 4].map((items, group) => (
        <div key={group}>
          <div className={headingClass}>
            <span className="flex h-[1lh] items-center">
              <Skeleton className="h-5 w-40" />
            </span>
          </div>
          <div className={gridClass}>
            {Array.from({ length: items }, (_, item) => (
              <div key={item} className="flex flex-col gap-3">
                <span className="flex h-[1.6em] items-center">
                  <Skeleton className="h-4 w-1/2" />
                </span>
                <Skeleton className="h-17 w-full rounded-md" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
