import { plainText, searchable } from '#specs/rules/search.ts'
import type { Localized } from '#fixtures/record.ts'
import type { Locale } from '#specs/messages/locale.ts'
import type { Site } from '#specs/sites/index.ts'
import { localized } from './localized.ts'
import type { Table } from './worlds/table.ts'

interface Article {
  readonly title: Localized
  /** HTML. */
  readonly content: Localized
}

/** A line break parts title from content: no keyword has one, so none is found across the two. */
const textOf = ({ title, content }: Article, locale: Locale) =>
  `${searchable(localized(title, locale).text)}\n${searchable(plainText(localized(content, locale).text))}`

/**
 * The articles of a site that hold a keyword, in their order; all where the keyword asks for nothing. The texts are
 * made ready once, so that a search looks through them and does nothing else.
 */
export const searchArticles = <Row extends Article>(
  table: Table<Row>,
  site: Site,
  locale: Locale,
  keyword: string | undefined,
  isOn: (row: Row) => boolean,
): readonly Row[] => {
  const rows = table.derived(`on ${site}`, (all) => all.filter(isOn))
  const wanted = searchable(keyword ?? '')
  if (wanted === '') return rows
  const texts = table.derived(`texts on ${site} in ${locale}`, () => rows.map((row) => textOf(row, locale)))
  return rows.filter((_, i) => texts[i]?.includes(wanted))
}
