import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { libraryQuery } from '../../../api/queries/library.ts'
import { groupsOf, searchLibrary } from '../../../features/library/groups.ts'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DownloadFailures, DownloadStatus } from '../../parts/downloads.tsx'
import { SearchForm } from '../../../ui/navigation/search-form.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useDownload } from '../../parts/use-download.ts'
import { useSearchParam } from '../../parts/search-params.ts'
import { LibraryGroupSection, LibrarySkeleton } from './parts/library-group.tsx'

/** Files to download, under headings. The query parameter `fileNo` downloads one. */
export const LibraryScreen = () => {
  const { t } = useTranslation()
  const [locale] = useLocale()
  const query = useQuery(libraryQuery(locale))
  const files = (query.data ?? []).flatMap(({ attachedFileList }) => attachedFileList)
  const download = useDownload(files)
  const { keyword, search } = useSearchParam()
  const found = query.data && searchLibrary(query.data, keyword)
  return (
    <Page lead={t('library.lead')}>
      <DownloadStatus download={download} files={files} />
      <DownloadFailures
        files={files}
        failed={download.failed.filter((failed) => !files.some(({ fileNo }) => fileNo === failed.fileNo))}
        retry={download.download}
      />
      <div className="mb-8 flex flex-wrap-reverse items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {keyword !== '' && found?.length ? t('list.found', { keyword, count: found.length }) : ''}
        </p>
        <div className="w-full sm:w-80">
          <SearchForm
            keyword={keyword}
            label={t('library.search')}
            submit={t('list.search')}
            clear={t('list.clearSearch')}
            onSearch={search}
          />
        </div>
      </div>
      <QueryView
        query={{ ...query, data: found }}
        skeleton={<LibrarySkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={
          keyword === '' ? (
            <EmptyState
              text={t('library.none')}
              action={<LinkButton to={paths.inquiryEntry()}>{t('menu.question')}</LinkButton>}
            />
          ) : (
            <EmptyState
              text={t('list.notFound', { keyword })}
              action={
                <LinkButton to={paths.library()} variant="secondary">
                  {t('list.clearSearch')}
                </LinkButton>
              }
            />
          )
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
