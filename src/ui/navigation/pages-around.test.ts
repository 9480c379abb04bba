import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test.for([
  { page: 1, pages: 1, shown: '1' },
  { page: 1, pages: 5, shown: '1 2 3 4 5' },
  { page: 3, pages: 7, shown: '1 2 3 4 5 … 7' },
  { page: 5, pages: 9, shown: '1 … 4 5 6 … 9' },
  { page: 7, pages: 9, shown: '1 … 5 6 7 8 9' },
  { page: 9, pages: 9, shown: '1 … 5 6 7 8 9' },
])('page $page of $pages offers $shown', ({ page, pages, shown }) => {
  const offered = pagesAround(page, pages).map((each) => each ?? '…')
  expect(offered.join(' ')).toBe(shown)
})
