import type { LibraryItem } from '#specs/contract/library.ts'

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

/** The edition of an item, which only updated documents show. */
export const editionOf = ({ typeDetailCode, titleDetail }: LibraryItem): string | undefined =>
  typeDetailCode === 'UPDAT' ? titleDetail : undefined
