/** One page of rows that are already filtered and sorted. `page` counts from 0. */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  { page, size }: { readonly page: number; readonly size: number },
  item: (row: Row) => Item,
) => {
  const totalPages = Math.ceil(rows.length / size)
  const content = rows.slice(page * size, (page + 1) * size).map(item)
  return {
    content,
    totalElements: rows.length,
    totalPages,
    number: page,
    size,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
  }
}
