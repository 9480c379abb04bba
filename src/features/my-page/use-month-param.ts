import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The month in the URL, of those that exist, else the newest. Until the list of months has loaded, the month of the URL is
 * used as it is, so that its data loads at the same time.
 */
export const useMonthParam = (months: readonly string[] | undefined) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const asked = search.get('month')
  const known = asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : undefined
  const month = months ? (months.find((each) => each === known) ?? months[0]) : known
  const hrefOf = (to: string) => {
    const next = new URLSearchParams(search)
    if (to === months?.[0]) next.delete('month')
    else next.set('month', to)
    return next.size === 0 ? pathname : `${pathname}?${next.toString()}`
  }
  return { month, hrefOf, choose: (to: string) => void navigate(hrefOf(to)) }
}
