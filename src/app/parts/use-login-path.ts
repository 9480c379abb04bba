import { useLocation } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'

/** Path of the login page with the current page as `returnUrl`; the login page keeps its own `returnUrl`. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation()
  if (pathname === paths.login()) return pathname + search
  return paths.login({ returnUrl: pathname === paths.home() ? undefined : pathname + search })
}
