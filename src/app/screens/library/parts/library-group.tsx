import { useTranslation } from 'react-i18next'
import { editionOf, type LibraryGroup } from '../../../../features/library/groups.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { FileTypeIcon } from '../../../../ui/content/file-type-icon.tsx'
import { InOwnLanguage } from '../../../../ui/content/in-own-language.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { formatBytes } from '../../../../ui/files/format-bytes.ts'
import { DownloadButton, DownloadFailures } from '../../../parts/downloads.tsx'
import type { Download } from '../../../parts/use-download.ts'

const headingClass = 'border-b border-ink pb-2.5 text-xl'
const cellClass = 'py-2.5 pr-4'
/** Of the columns that become a line below the title in narrow windows. */
const factClass = `${cellClass} text-sm whitespace-nowrap text-ink-soft max-md:hidden`
const columns = [
  ['library.column.type', 'w-16'],
  ['library.column.title', ''],
  ['shell.language', 'md:w-24'],
  ['library.column.size', 'md:w-24'],
  ['library.column.changed', 'md:w-32'],
] as const

interface LibraryGroupSectionProps {
  readonly group: LibraryGroup
  readonly download: Download
}

/** The files of downloads with the same heading, a row each. */
export const LibraryGroupSection = ({ group: { code, heading, items }, download }: LibraryGroupSectionProps) => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  return (
    <section aria-labelledby={`group-${code}`}>
      <h2 id={`group-${code}`} className={headingClass}>
        {heading}
      </h2>
      <table className="w-full">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-left text-sm text-ink-faint">
            {columns.map(([column, width]) => (
              <th key={column} scope="col" className={`py-2 pr-4 font-medium ${width}`}>
                {t(column)}
              </th>
            ))}
            <th scope="col" className="md:w-28">
              <span className="sr-only">{t('file.download')}</span>
            </th>
          </tr>
        </thead>
        {items.map((item, index) => {
          const { title, attachedFileList: files, locale: own } = item
          const lang = own === locale ? undefined : own
          const edition = editionOf(item)
          const failed = download.failed.filter(({ fileNo }) => files.some((file) => file.fileNo === fileNo))
          return (
            <tbody key={index}>
              {files.map(({ fileNo, fileName, fileDescription, fileSize, updateYmd, language }, row) => {
                const facts = [
                  { name: 'language', fact: language && t(`library.language.${language}`) },
                  { name: 'size', fact: fileSize !== undefined && formatBytes(fileSize, locale) },
                  { name: 'changed', fact: updateYmd && <time dateTime={updateYmd}>{updateYmd}</time> },
                ]
                return (
                  <tr key={fileNo} className="border-b border-line">
                    <td className={cellClass}>
                      <FileTypeIcon name={fileName} />
                    </td>
                    <td role="rowheader" className={cellClass}>
                      {row === 0 && (
                        <div className="flex flex-wrap items-baseline gap-x-3" lang={lang}>
                          <h3 className="text-base">{title}</h3>
                          {edition !== undefined && <span className="text-sm text-ink-faint">{edition}</span>}
                        </div>
                      )}
                      {fileDescription && (
                        <p className="text-sm text-ink-soft">
                          <InOwnLanguage text={fileDescription} />
                        </p>
                      )}
                      <p className="flex flex-wrap gap-x-2.5 text-sm text-ink-faint md:hidden">
                        {facts.map(({ name, fact }) => fact && <span key={name}>{fact}</span>)}
                      </p>
                    </td>
                    {facts.map(({ name, fact }) => (
                      <td key={name} className={factClass}>
                        {fact}
                      </td>
                    ))}
                    <td className="w-0 py-2.5 text-right whitespace-nowrap">
                      <DownloadButton fileNo={fileNo} name={fileName} download={download} />
                    </td>
                  </tr>
                )
              })}
              {failed.length > 0 && (
                <tr>
                  <td colSpan={columns.length + 1} className="py-3">
                    <DownloadFailures files={files} failed={failed} retry={download.download} />
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}

/** As high as most windows. */
export const LibrarySkeleton = () => {
  const { t } = useTranslation()
  return (
    <div aria-busy className="flex flex-col gap-12">
      <p className="sr-only">{t('shell.loading')}</p>
      {[0, 1].map((group) => (
        <div key={group}>
          <div className={headingClass}>
            <span className="flex h-[1lh] items-center">
              <Skeleton className="h-5 w-40" />
            </span>
          </div>
          {Array.from({ length: 5 }, (_, item) => (
            <Skeleton key={item} className="mt-2.5 h-14 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}
