/** Page numbers around the current page, plus the first and last: `1 … 4 [5] 6 … 9`; `null` is a gap. */
export const pagesAround = (page: number, pages: number): (number | null)[] => {
  const near = new Set([1, pages, page - 1, page, page + 1])
  // A gap of a single page would not be shorter than the page number.
  if (page <= 4) [2, 3, 4, 5].forEach((each) => near.add(each))
  if (page >= pages - 3) [1, 2, 3, 4].forEach((by) => near.add(pages - by))
  const shown = [...near].filter((each) => each >= 1 && each <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((each, i) => (i > 0 && each - shown[i - 1]! > 1 ? [null, each] : [each]))
}
