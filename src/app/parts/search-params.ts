import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

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

const param = 'searchKeyword'

/** Search keyword of a list from the URL, and a function that changes it and begins at the first page. */
export const useSearchParam = () => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const keyword = params.get(param)?.trim() ?? ''
  const search = (next: string) => {
    if (next === keyword) return
    const query = new URLSearchParams(params)
    query.delete('page')
    if (next === '') query.delete(param)
    else query.set(param, next)
    void navigate({ pathname, search: query.toString() })
  }
  return { keyword, search }
}
