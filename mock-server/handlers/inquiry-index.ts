import { searchRows } from '#specs/rules/search-rank.ts'
import { searchable } from '#specs/rules/search.ts'
import type { Site } from '#specs/model/site.ts'
import type { InquiryRecord } from '../worlds/model.ts'
import type { World } from '../worlds/world.ts'

// Worlds can have thousands of inquiries, so lists are looked up in indexes, which are computed again after a change.

const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number | undefined) =>
  Map.groupBy(rows, keyOf) as ReadonlyMap<string | number | undefined, readonly Row[]>

/** The status of a case, which is that of its last part without an answer. */
export const statusOf = ({ status, additional }: InquiryRecord): InquiryRecord['status'] => {
  const isOpen = (each: InquiryRecord['status']) => each === 'RECEIVED' || each === 'IN_PROGRESS'
  return !isOpen(status) && additional.some((part) => isOpen(part.status)) ? 'IN_PROGRESS' : status
}

export interface InquiryFilters {
  readonly type: string | undefined
  readonly status: InquiryRecord['status'] | undefined
  readonly startYmd: string | undefined
  readonly endYmd: string | undefined
  readonly keyword: string
}

const groupKey = (record: InquiryRecord, byType: boolean, byStatus: boolean) =>
  [record.persona, byType ? record.inquiryTypeCode : '', byStatus ? statusOf(record) : ''].join(' ')

/** The cases of the signed-in user on a site with a type and status, the one with the newest part first. */
const indexedInquiries = ({ tables, settings }: World, site: Site, { type, status }: InquiryFilters) => {
  const [byType, byStatus] = [type !== undefined, status !== undefined]
  const index = tables.inquiries.derived(`on ${site} ${String(byType)} ${String(byStatus)}`, (rows) =>
    groupsOf(
      // The rows are newest first, so the case with the newest part is the first one.
      [...new Set(rows.filter(({ sites }) => sites.includes(site)).map((row) => row.original ?? row))],
      (row) => groupKey(row, byType, byStatus),
    ),
  )
  return index.get([settings.persona, type ?? '', status ?? ''].join(' ')) ?? []
}

/** The inquiries of a case: the original one and the additional ones. */
const partsOf = (record: InquiryRecord) => [record, ...record.additional]

const searchedTexts = (record: InquiryRecord) => ({
  title: searchable(
    partsOf(record)
      .map(({ inquiryId, title }) => `${inquiryId} ${title}`)
      .join('\n'),
  ),
  body: searchable(
    partsOf(record)
      .map(({ content }) => content)
      .join('\n'),
  ),
})

/** The cases of the signed-in user on a site that match the filters, newest first; with a keyword, the best matches first. */
export const filteredInquiries = (world: World, site: Site, filters: InquiryFilters): readonly InquiryRecord[] => {
  const { startYmd = '', endYmd } = filters
  const found = indexedInquiries(world, site, filters)
  // A time begins with its day, and a space sorts before a tilde.
  const end = endYmd === undefined ? '~' : `${endYmd}~`
  const isDated = startYmd !== '' || endYmd !== undefined
  const dated = isDated
    ? found.filter((each) => partsOf(each).some(({ regYmdt }) => regYmdt >= startYmd && regYmdt < end))
    : found
  // The texts of each record are normalized once, when it is searched for the first time.
  const texts = world.tables.inquiries.derived(
    'texts',
    () => new WeakMap<InquiryRecord, ReturnType<typeof searchedTexts>>(),
  )
  return searchRows(dated, filters.keyword, (row) => {
    const known = texts.get(row) ?? searchedTexts(row)
    texts.set(row, known)
    return known
  })
}
