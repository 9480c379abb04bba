import type { Query } from '@tanstack/react-query'

/**
 * Keeps the last page of a list while another page of it loads. After a change of the filter, nothing is kept. The query
 * key must be the filter and then the page.
 */
export const sameList =
  (filter: readonly unknown[]) =>
  <Data>(previous: Data | undefined, query: Query<Data, Error, Data> | undefined) =>
    query && filter.every((value, index) => value === query.queryKey[index]) ? previous : undefined
