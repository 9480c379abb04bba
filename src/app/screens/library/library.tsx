import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { libraryQuery } from '../../../api/queries/library.ts'
import { groupsOf } from '../../../features/library/groups.ts'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DownloadFailures, DownloadStatus } from '../../parts/download-message.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useDownload } from '../../parts/use-download.ts'
import { LibraryGroupSection, LibrarySkeleton } from './library-group.tsx'

/** Files to download, under headings. The query parameter `fileNo` downloads one. */
export const LibraryScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const query = useQuery(libraryQuery(locale))
  const files = (query.data ?? []).flatMap(({ attachedFileList }) => attachedFileList)
  const download = useDownload(files)
  return (
    <Page lead={t('library.lead')}>
      <DownloadStatus download={download} files={files} />
      <DownloadFailures
        files={files}
        failed={download.failed.filter((failed) => !files.some(({ fileNo }) => fileNo === failed.fileNo))}
        retry={download.download}
      />
      <QueryView
        query={query}
        skeleton={<LibrarySkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={
          <EmptyState
            text={t('library.none')}
            action={<LinkButton to={paths.inquiryEntry()}>{t('menu.question')}</LinkButton>}
          />
        }
      >
        {(items) => (
          <div className="flex flex-col gap-12">
            {groupsOf(items).map((group) => (
              <LibraryGroupSection key={group.code} group={group} download={download} />
            ))}
          </div>
        )}
      </QueryView>
    </Page>
  )
}
