import { useLocation } from 'react-router-dom'

/** Path of the login page with the current page as `returnUrl`; the login page keeps its own `returnUrl`. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation()
  if (pathname === '/login') return pathname + search
  return pathname === '/' ? '/login' : `/login?returnUrl=${encodeURIComponent(pathname + search)}`
}
