import { useLocation } from 'react-router-dom'

/** The login page, with the way back to where one is; from the login page itself its own way back. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation()
  if (pathname === '/login') return pathname + search
  return pathname === '/' ? '/login' : `/login?returnUrl=${encodeURIComponent(pathname + search)}`
}
