import { inquiryTypeOf } from '#specs/rules/inquiry-types.ts'
import { searchable } from '#specs/rules/search.ts'
import type { Site } from '#specs/sites/index.ts'
import type { InquiryRecord } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'

// Worlds can have thousands of inquiries, so lists are looked up in indexes, which are computed again after a change.

const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number | undefined) =>
  Map.groupBy(rows, keyOf) as ReadonlyMap<string | number | undefined, readonly Row[]>

export interface InquiryFilters {
  readonly type: string | undefined
  readonly status: InquiryRecord['status'] | undefined
  readonly startYmd: string | undefined
  readonly endYmd: string | undefined
  readonly keyword: string
}

const groupKey = ({ persona, inquiryTypeCode, status }: InquiryRecord, byType: boolean, byStatus: boolean) =>
  [persona, byType ? inquiryTypeCode : '', byStatus ? status : ''].join(' ')

/** The inquiries that the signed-in user has sent on a site with a type and status, newest first. */
const indexedInquiries = ({ tables, settings }: World, site: Site, { type, status }: InquiryFilters) => {
  // No inquiry has an unknown type.
  if (type !== undefined && !inquiryTypeOf(type)) return []
  const [byType, byStatus] = [type !== undefined, status !== undefined]
  const index = tables.inquiries.derived(`on ${site} ${String(byType)} ${String(byStatus)}`, (rows) =>
    groupsOf(
      rows.filter(({ sites }) => sites.includes(site)),
      (row) => groupKey(row, byType, byStatus),
    ),
  )
  return index.get([settings.persona, type ?? '', status ?? ''].join(' ')) ?? []
}

/** A line break separates the parts. Keywords have none, so a match never spans two parts. */
const searchedText = ({ inquiryId, title, content }: InquiryRecord) =>
  `${inquiryId}\n${searchable(title)}\n${searchable(content)}`

/** The inquiries of the signed-in user on a site that match the filters, newest first. */
export const filteredInquiries = (world: World, site: Site, filters: InquiryFilters): readonly InquiryRecord[] => {
  const { startYmd = '', endYmd } = filters
  const found = indexedInquiries(world, site, filters)
  const keyword = searchable(filters.keyword)
  if (startYmd === '' && endYmd === undefined && keyword === '') return found
  // The texts of each record are normalized once, when it is searched for the first time.
  const texts = world.tables.inquiries.derived('texts', () => new WeakMap<InquiryRecord, string>())
  const textOf = (row: InquiryRecord) => {
    const text = texts.get(row) ?? searchedText(row)
    texts.set(row, text)
    return text
  }
  // A time begins with its day, and a space sorts before a tilde.
  const end = endYmd === undefined ? '~' : `${endYmd}~`
  return found.filter(
    (row) => row.regYmdt >= startYmd && row.regYmdt < end && (keyword === '' || textOf(row).includes(keyword)),
  )
}
