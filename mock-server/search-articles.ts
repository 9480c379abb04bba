import { plainText } from '#specs/rules/plain-text.ts'
import { searchable } from '#specs/rules/search.ts'
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

/** A line break separates title and content. Keywords have none, so a match never spans the two. */
const textOf = ({ title, content }: Article, locale: Locale) =>
  `${searchable(localized(title, locale).text)}\n${searchable(plainText(localized(content, locale).text))}`

/**
 * The articles of a site that contain a keyword, in table order; all of them if the keyword is empty. Normalized texts
 * are cached per site and language, so that a search only scans them.
 */
export const searchArticles = <Row extends Article>(
  table: Pick<Table<Row>, 'derived'>,
  site: Site,
  locale: Locale,
  keyword: string | undefined,
  isOn: (row: Row) => boolean,
): readonly Row[] => {
  const rows = table.derived(`on ${site}`, (all) => all.filter(isOn))
  const normalizedKeyword = searchable(keyword ?? '')
  if (normalizedKeyword === '') return rows
  const texts = table.derived(`texts on ${site} in ${locale}`, () => rows.map((row) => textOf(row, locale)))
  return rows.filter((_, i) => texts[i]?.includes(normalizedKeyword))
}
