import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

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
