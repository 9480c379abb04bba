import type { LibraryItem } from '#specs/contract/library.ts'
import { searchRows } from '#specs/rules/search-rank.ts'
import { searchable } from '#specs/rules/search.ts'

export interface LibraryGroup {
  readonly code: string
  readonly heading: string
  readonly items: readonly LibraryItem[]
}

/** The downloads by their heading, in the order of the list. */
export const groupsOf = (items: readonly LibraryItem[]): readonly LibraryGroup[] =>
  [...Map.groupBy(items, ({ typeDetailCode }) => typeDetailCode)].map(([code, items]) => ({
    code,
    heading: items[0]!.typeDetailCodeName,
    items,
  }))

/** The items that contain words of a keyword, best first; all of them if it is blank. */
export const searchLibrary = (items: readonly LibraryItem[], keyword: string): readonly LibraryItem[] =>
  searchRows(items, keyword, ({ title, titleDetail = '', attachedFileList }) => ({
    title: searchable(`${title} ${titleDetail}`),
    body: searchable(
      attachedFileList.map(({ fileName, fileDescription = '' }) => `${fileName} ${fileDescription}`).join(' '),
    ),
  }))

/** The edition of an item, which only updated documents show. */
export const editionOf = ({ typeDetailCode, titleDetail }: LibraryItem): string | undefined =>
  typeDetailCode === 'UPDAT' ? titleDetail : undefined
