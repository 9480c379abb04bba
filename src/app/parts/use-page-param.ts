import { useLocation, useSearchParams } from 'react-router-dom'

/** Page of a list from the URL, counted from 1, and the path of another page. Filters in the URL are preserved. */
export const usePageParam = () => {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const requested = Number(search.get('page'))
  const page = Number.isInteger(requested) && requested > 0 ? requested : 1
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(search)
    if (to === 1) next.delete('page')
    else next.set('page', String(to))
    return next.size === 0 ? pathname : `${pathname}?${next.toString()}`
  }
  return { page, hrefOf }
}
